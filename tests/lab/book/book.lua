-- book.lua - a text as a page of the book: links lead to pages, source files and trees;
-- a board is its picture, with the letters folded below it.
-- In the environment: HERE, the folder of the text ("" or "chapter07/steps/"), and SOURCES, a
-- file to which the names of linked source files are added. A place in the book is written
-- "@/PATH"; book.sh puts the way there from each page.

local here, sources = os.getenv("HERE"), os.getenv("SOURCES")

local function resolve(target)
  local parts = {}
  for part in (here .. target):gmatch("[^/]+") do
    if part == ".." then table.remove(parts) elseif part ~= "." then table.insert(parts, part) end
  end
  return table.concat(parts, "/")
end

local function exists(path)
  local file = io.open(path)
  if not file then return false end
  local text = file:read(1)
  file:close()
  return text ~= nil -- nil: a directory
end

function Link(link)
  local target = link.target
  if target:match("^%a+:") or target:match("^#") then return link end
  local path, anchor = target:match("^([^#]*)(#?.*)$")
  path = resolve(path)
  if path:match("^build/pages/") then
    link.target = "@/" .. path:gsub("^build/", "")
  elseif path:match("%.md$") then
    link.target = "@/" .. (path == "README.md" and "index.html" or path:gsub("%.md$", ".html")) .. anchor
  elseif exists(path) then
    local list = io.open(sources, "a")
    list:write(path, "\n")
    list:close()
    link.target = "@/" .. path .. ".txt"
  else
    return link.content
  end
  return link
end

function Image(image)
  image.src = "@/" .. resolve(image.src)
  image.attributes.loading = "lazy"
  return image
end

local function is_board(block)
  local image = block and block.t == "Para" and #block.content == 1 and block.content[1]
  return image and image.t == "Image" and image.src:match("boards/[^/]*%.svg$")
end

-- Walked first, while images still say where they are.
local boards = {
  Blocks = function(blocks)
    local result, i = pandoc.List(), 1
    while i <= #blocks do
      if blocks[i].t == "CodeBlock" and is_board(blocks[i + 1]) then
        result:insert(blocks[i + 1])
        result:insert(pandoc.RawBlock("html", "<details><summary>the board as letters</summary>"))
        result:insert(blocks[i])
        result:insert(pandoc.RawBlock("html", "</details>"))
        i = i + 2
      else
        result:insert(blocks[i])
        i = i + 1
      end
    end
    return result
  end,
}

return { boards, { Link = Link, Image = Image } }
