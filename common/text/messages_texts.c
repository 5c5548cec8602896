/* messages_texts.c - the messages, in English and in Japanese as players write it. A
 * message is a whole paragraph with its newline, except prompts and parts of others;
 * pager.h breaks its lines. Arguments come in the same order in both languages. `\b`
 * behind an English noun makes it agree with the number before it. */
#include "text/messages.h"

const char *const message_texts[MESSAGES][LANGUAGES] = {
    [MSG_WELCOME] = {
        "Shogi, chapter %s: %s.\n"
        "Type a move such as 7g7f, P-7f or P-76; `help` lists the commands.\n"
        "New here? `rules` and `pieces` tell the game, `level 0` is for beginners,\n"
        "`hint` shows a move, `board letters` draws letters.\n",
        "将棋 第%s章: %s\n"
        "指し手は 7g7f、76歩、▲７六歩 のように入力。`help` でコマンド一覧。\n"
        "はじめての方は `rules`（ルール）、`pieces`（駒の動き）、`level 0`（入門）、\n"
        "`hint`（ヒント）をどうぞ。\n" },
    [MSG_PROMPT] = { "%s %d> ", "%s %d手目> " },
    [MSG_PROMPT_OVER] = { "Game over> ", "終局> " },
    [MSG_THINKING] = { "... ", "考慮中... " },
    [MSG_BLACK] = { "Black", "先手" },
    [MSG_WHITE] = { "White", "後手" },
    [MSG_GIVER] = { "White", "上手" },
    [MSG_TAKER] = { "Black", "下手" },
    [MSG_YES] = { "yes", "可" },
    [MSG_NO] = { "NO", "否" },
    [MSG_ON] = { "on", "オン" },
    [MSG_OFF] = { "off", "オフ" },
    [MSG_MORE] = { "-- more: Enter, or q to stop -- ", "-- 続き: Enter、中止: q -- " },
    [MSG_COMMA] = { ", ", "、" },

    [MSG_HAND] = { "in hand:", "持駒:" },
    [MSG_HAND_EMPTY] = { " none", " なし" },
    [MSG_TO_MOVE] = { "Move %d, %s to move.", "%d手目 %sの番です。" },
    [MSG_LAST_MOVE] = { "Last move: %s %s.", "直前の手: %s %s" },
    /* In Japanese 打 is said where it must be. */
    [MSG_LAST_DROP] = { "Last move: %s %s (drop).", "直前の手: %s %s" },
    [MSG_CHECK] = { "Check! %s's king is attacked.", "王手！（%s玉）" },
    [MSG_WHO_ENGINE] = { "%s (engine)", "%s（エンジン）" },
    [MSG_WHO_LEVEL] = { "%s (engine, level %d)", "%s（エンジン レベル%d）" },
    [MSG_WHO_YOU] = { "%s (you)", "%s（あなた）" },
    [MSG_CLOCK] = { "clock: %s", "残り: %s" },
    [MSG_CLOCK_HOURS] = { "%dh", "%d時間" },
    [MSG_CLOCK_MINUTES] = { "%dm", "%d分" },
    [MSG_CLOCK_SECONDS] = { "%ds", "%d秒" },
    [MSG_CLOCK_THEN] = { "+%d", "、秒読み%d秒" },
    [MSG_CLOCK_ADDED] = { "+%df", "、1手ごとに%d秒加算" },
    [MSG_CLOCK_BYOYOMI] = { " +%d s a move", " 秒読み%d秒" },
    [MSG_CLOCK_INCREMENT] = { " +%d s added", " 1手+%d秒" },
    [MSG_WORDS_MOVE] = { "%s from %s to %s", "%s、%sから%sへ" },
    [MSG_WORDS_DROP] = { "%s dropped on %s", "%s、%sに打つ" },
    [MSG_WORDS_TAKES] = { ", takes %s", "、%sを取る" },
    [MSG_WORDS_PROMOTES] = { ", promotes", "、成る" },
    [MSG_WORDS_CHECK] = { ", check", "、王手" },

    [MSG_PLAYS] = { "%s plays %s (depth %d; %s).\n", "%s %s（深さ%d、%s）\n" },
    [MSG_PLAYS_WORDS] = { "%s: %s.\n", "%s: %s。\n" },
    [MSG_HINT] = { "Hint: %s (depth %d; %s).\n", "ヒント: %s（深さ%d、%s）\n" },
    [MSG_HINT_DECLARE] = { "Hint: `declare` wins.\n",
        "ヒント: `declare`（入玉宣言）で勝ちです。\n" },
    [MSG_LINE] = { "Line:%s\n", "読み筋:%s\n" },
    [MSG_LINES_ROW] = { "%2d. \v%s (depth %d):%s\n", "%2d. \v%s（深さ%d）:%s\n" },
    [MSG_SEARCHING] = { "depth %d, %s, %s nodes, %s/s:%s", "深さ%d %s %s局面 毎秒%s:%s" },
    [MSG_ANALYZE] = { "Analysis; Enter ends it.\n", "検討中です。Enterで終わります。\n" },
    [MSG_AHEAD] = { "%s is ahead by %.1f pawns", "%sが歩%.1f枚分有利" },
    [MSG_LEVEL_SCORE] = { "the position is level", "形勢は互角" },
    [MSG_SCORE_NUMBER] = { ", score %+d", "、評価値%+d" },
    [MSG_MATES] = { "%s mates in %d", "%sの勝ち（%d手で詰み）" },
    [MSG_WINS_BY_RULE] = { "%s wins by repetition", "%sの勝ち（連続王手の千日手）" },
    [MSG_NO_MATE] = { "There is no mate by checks alone.\n",
        "王手の連続による詰みはありません。\n" },
    [MSG_MATE_TIMEOUT] = { "No mate found in that time; `mate MS` gives it more.\n",
        "この時間では詰みが見つかりません。`mate ミリ秒` で延ばせます。\n" },
    [MSG_MATE_FOUND] = { "Mate in %d:%s\n", "%d手詰:%s\n" },
    [MSG_STOPPED] = { "Stopped.\n", "中止しました。\n" },
    [MSG_ENGINE_WAITS] = { "It is the engine's turn: `go` lets it move.\n",
        "エンジンの番です。`go` で指させます。\n" },
    [MSG_SELF_PLAY_OFF] = { "Stopped: the engine plays neither side now.\n",
        "中止しました。エンジンはどちらの側も指しません。\n" },
    [MSG_YOU_PLAY] = { "You play %s, the engine plays %s.\n", "あなたが%s、エンジンが%sです。\n" },
    [MSG_ENGINE_BOTH] = { "The engine plays both sides; Ctrl-C stops it.\n",
        "エンジン同士で対局します。Ctrl-Cで止まります。\n" },
    [MSG_ENGINE_NONE] = { "The engine plays neither side.\n",
        "エンジンはどちらの側も指しません。\n" },
    [MSG_PLAY_NOW] = {
        "%s, %s. `play black`, `white`, `humans` or `both` changes that.\n",
        "%s、%s。`play black`・`white`・`humans`・`both` で変えられます。\n" },
    [MSG_HUMANS] = { "Two people play; the engine plays neither side.\n",
        "人同士で対局します。エンジンはどちらの側も指しません。\n" },
    [MSG_SURRENDERS] = { "The engine resigns when it is lost: %s.\n", "エンジンの投了: %s\n" },
    [MSG_VARIETY] = { "Openings vary, by seed %d.\n", "序盤を変化させます（種 %d）。\n" },
    [MSG_VARIETY_OFF] = { "Openings do not vary.\n", "序盤は変化させません。\n" },
    [MSG_VARIED] = { "An opening by seed: `variety %d` plays it again.\n",
        "序盤の変化: `variety %d` で同じ序盤になります。\n" },

    [MSG_WHY_HEAD] = { "%s: %s; the answer is expected to be %s.\n",
        "%s: %s。予想される応手は%s。\n" },
    [MSG_WHY_NO_ANSWER] = { "%s: %s.\n", "%s: %s。\n" },
    [MSG_WHY_BEST] = { "Best: %s: %s.\n", "最善手 %s: %s。\n" },
    [MSG_WHY_SAME] = { "It is the engine's own choice.\n", "エンジンの最善手と同じです。\n" },
    [MSG_WHY_LESS] = { "That is %.1f pawns less for %s.\n",
        "最善手より歩%.1f枚分、%sが損です。\n" },
    [MSG_WHY_NOT_LESS] = { "Alone the move does no worse: the two can't be told apart.\n",
        "この手だけを読むと差はありません。優劣は読み切れていません。\n" },
    [MSG_WHY_PARTS] = { "Static value: %s\n", "静的評価: %s\n" },
    [MSG_WHY_REFUTED] = { "As far as it was searched:%s. There it ended (%s).\n",
        "読み筋:%s。そこで終えた理由は「%s」。\n" },
    [MSG_REVIEW] = {
        "Review of %d move\b, thinking%s; Ctrl-C ends it and keeps what is done.\n",
        "%d手の検討（思考:%s）。Ctrl-C で中止しても、そこまでの結果は残ります。\n" },
    [MSG_REVIEW_AT] = { " %d of %d ", " %d / %d手 " },
    [MSG_REVIEW_NONE] = { "There is no game to review: play one, or `load FILE`.\n",
        "検討する棋譜がありません。対局するか、`load ファイル` で読み込んでください。\n" },
    [MSG_REVIEW_GRAPH] = { "Black's lead in pawns, move by move:",
        "先手の有利さ（歩何枚分か）の推移:" },
    [MSG_SWING] = { "%s: %.1f pawns worse than %s, because then%s: %s.",
        "%s: 歩%.1f枚分の損。最善は%s。以下%s で%s。" },
    [MSG_SWING_MATE] = { "%s, and %s:%s; better was %s: %s.",
        "%sで%s:%s。最善は%s（%s）。" },
    [MSG_REVIEW_DONE] = {
        "Reviewed %d move\b, with %d big swing\b. It is in the comments of the game "
        "now: `save FILE` keeps them, `goto N` looks at a move, `puzzles` asks for "
        "better ones.\n",
        "%d手を検討しました。大きく損をした手は%d手です。棋譜のコメントに書き込みました"
        "。`save ファイル` で保存、`goto N` でその局面、`puzzles` "
        "で次の一手問題になります。\n" },
    [MSG_REVIEW_PART] = {
        "Stopped after %d move\b, with %d big swing\b. So far it is in the comments of "
        "the game.\n",
        "%d手まで検討して中止しました。大きく損をした手は%d手です。そこまでを棋譜のコメ"
        "ントに書き込みました。\n" },
    [MSG_REVIEW_CALM] = {
        "Reviewed %d move\b, without a big swing. It is in the comments of the game now: "
        "`save FILE` keeps them, `goto N` looks at a move.\n",
        "%d手を検討しました。大きく損をした手はありません。棋譜のコメントに書き込みました"
        "。`save ファイル` で保存、`goto N` でその局面になります。\n" },
    [MSG_PUZZLES_NONE] = {
        "`puzzles` asks for better moves where the game turned: no `review` has found "
        "such a place yet. Or `puzzles 3`: mates in three.\n",
        "`puzzles` は `review` で見つかった悪手の局面から出題します。まだ見つかってい"
        "ません。詰将棋は `puzzles 3` などです。\n" },
    [MSG_PUZZLE] = {
        "Puzzle %d of %d: as move %d %s played %s. Find a better one! Enter: the "
        "answer; q: leave.\n",
        "問題 %d/%d: %d手目、%sは%sと指しました。もっと良い手は？ Enter: 答え、q: "
        "終わり。\n" },
    [MSG_PUZZLE_PROMPT] = { "%s, your move> ", "%s、次の一手> " },
    [MSG_PUZZLE_PLAYED] = { "That was played: try another one.\n",
        "それは実戦の手です。別の手を考えてください。\n" },
    [MSG_PUZZLE_WORSE] = { "No: %.1f pawns worse than the best one. Try again.\n",
        "不正解: 最善手より歩%.1f枚分の損です。もう一度どうぞ。\n" },
    [MSG_PUZZLE_RIGHT] = { "Right: %s (%s).\n", "正解: %s（%s）。\n" },
    [MSG_PUZZLE_ANSWER] = { "The answer is %s (%s).\n", "答えは%s（%s）。\n" },
    [MSG_PUZZLES_DONE] = { "Solved: %d of %d.\n", "正解: %d問（全%d問）\n" },
    [MSG_TSUME] = { "Problem %s: %s mates in %d. Enter: the answer; q: leave.\n",
        "問題 %s: %sの番、%d手詰。Enter: 答え、q: 終わり。\n" },
    [MSG_TSUME_NO_CHECK] = { "Here each move has to be a check.\n",
        "王手ではありません。\n" },
    [MSG_TSUME_FAILS] = { "%s is answered by %s: no mate in time. Try again.\n",
        "%sには%sで詰みません。もう一度どうぞ。\n" },
    [MSG_TSUME_REPLY] = { "%s, and the answer is %s.\n", "%sに%sと応じました。\n" },
    [MSG_TSUME_MATE] = { "%s: mate. Solved!\n", "%sまで詰み。正解です。\n" },
    [MSG_TSUME_ANSWER] = { "The answer:%s.\n", "答え:%s。\n" },
    [MSG_TSUME_NONE] = { "Line %d: no position with a mate within %d plies.\n",
        "%d行目: %d手以内の詰みがある局面ではありません。\n" },
    [MSG_TREE_LINE] = { "%s\n", "%s\n" },
    [MSG_WALK] = {
        "A search of depth %d, %d node\b. Everything is seen from the side that made "
        "the move.\n",
        "深さ%dの探索、%d局面。数はすべて指した側から見たものです。\n" },
    [MSG_WALK_IN] = { "in  %s  \v%s%s\n", "入 %s  \v%s%s\n" },
    [MSG_WALK_OUT] = { "out %s  \v%s%s\n", "出 %s  \v%s%s\n" },
    [MSG_WALK_BEST] = { "; before it the best was %s, %s", "。それまでの最善は%s（%s）" },
    [MSG_WALK_QUESTION] = { "in (Enter), over, up, cut, surprise, board, quit: letter? ",
        "Enter: 中へ、o: 越える、u: 上へ、c: 枝刈り、s: 意外な手、b: 盤、q: 終わり " },
    [MSG_WALK_KEYS] = {
        "Enter or i goes to the next node, o behind this one, u behind the one above, "
        "c to the next one that is refuted, s to the next move that turns out better "
        "than those tried before it.\n",
        "Enter か i で次の局面、o でこの局面の後、u で一つ上の局面の後、c "
        "で次のβカット、s で先に読んだ手より良いと分かった次の手へ進みます。\n" },
    [MSG_WALK_NO_MORE] = { "There is none behind this.\n", "この先にはありません。\n" },
    [MSG_WALK_END] = { "The walk is over.\n", "終わりました。\n" },
    [MSG_EVAL_PICTURE] = {
        "What each piece is worth here: by how many pawns the value falls without it.\n",
        "各駒の働き（その駒がない局面との評価値の差。単位は歩、玉は除く）:\n" },
    [MSG_EVAL_PART] = { "%6d  %s\n", "%6d  %s\n" },
    [MSG_EVAL_VALUE] = { "All in all: %s.\n", "総合: %s。\n" },

    [MSG_END_MATE] = { "Checkmate: %s wins.\n", "詰み。%sの勝ちです。\n" },
    [MSG_END_NO_MOVES] = { "%s has no legal move: %s wins.\n",
        "%sに指せる手がありません。%sの勝ちです。\n" },
    [MSG_END_RESIGN] = { "%s resigns: %s wins.\n", "%sの投了。%sの勝ちです。\n" },
    [MSG_END_TIME] = { "%s's time is up: %s wins.\n", "%sの時間切れ。%sの勝ちです。\n" },
    [MSG_END_FOUL] = { "%s broke a rule: %s wins.\n", "%sの反則。%sの勝ちです。\n" },
    [MSG_END_DEFAULT] = { "%s did not play: %s wins.\n", "%sの不戦敗。%sの勝ちです。\n" },
    [MSG_END_DRAW] = { "A draw.\n", "引き分けです。\n" },
    [MSG_END_REPETITION] = {
        "The same position for the fourth time (sennichite): a draw.\n",
        "同一局面が4回現れました。千日手で引き分けです。\n" },
    [MSG_END_PERPETUAL] = { "%s gave perpetual check, which is forbidden: %s wins.\n",
        "%sの連続王手の千日手（反則）。%sの勝ちです。\n" },
    [MSG_END_TRY] = { "%s's king has got to where the other one began, and wins.\n",
        "%sの玉が相手玉の初めの位置に達しました。トライ勝ちです。\n" },
    [MSG_END_DECLARATION] = { "%s declares and wins: the entered king has the points.\n",
        "%sの入玉宣言勝ちです。\n" },
    [MSG_END_DECLARED_DRAW] = { "Declared with points for a draw: a draw.\n",
        "入玉宣言。点数により持将棋、引き分けです。\n" },
    [MSG_END_LONGEST] = {
        "The longest game allowed (%d move\b) has been played: a draw.\n",
        "最大手数（%d手）に達しました。引き分けです。\n" },
    [MSG_GAME_OVER] = {
        "The game is over; `undo` takes moves back, `new` begins another.\n",
        "対局は終わっています。`undo` で待った、`new` で新しい対局です。\n" },
    [MSG_END_NEXT] = {
        "`review` goes through the game, `prev` looks back, `save FILE` keeps it, "
        "`new` begins another.\n",
        "`review` で検討、`prev` で見直し、`save ファイル` で保存、`new` "
        "で新しい対局です。\n" },
    [MSG_TIME_UP] = { "%s's time is up (`flag on` would end the game).\n",
        "%sの時間切れです（`flag on` なら負けになります）。\n" },

    [MSG_DECLARE_HEAD] = { "Declaration for %s by the %d-point rule:\n",
        "%sの入玉宣言（%d点法）:\n" },
    [MSG_DECLARE_ZONE] = { "  %-3s king in the enemy camp\n", "  %-3s 玉が敵陣3段目以内にいる\n" },
    [MSG_DECLARE_CHECK] = { "  %-3s king not in check\n", "  %-3s 玉に王手がかかっていない\n" },
    [MSG_DECLARE_PIECES] = { "  %-3s other pieces in the enemy camp: %d of %d needed\n",
        "  %-3s 敵陣の玉以外の駒: %d枚（%d枚必要）\n" },
    [MSG_DECLARE_POINTS] = { "  %-3s points there and in hand: %d of %d needed\n",
        "  %-3s 敵陣の駒と持駒の点数: %d点（%d点必要）\n" },
    [MSG_DECLARE_OFF] = {
        "This game is played without declarations (EnteringKingRule).\n",
        "この対局では入玉宣言はできません（EnteringKingRule）。\n" },
    [MSG_DECLARE_TRY] = {
        "By the try rule nobody declares: the king that gets to where the "
        "other one began has won.\n",
        "トライルールでは宣言はありません。相手玉の初めの位置に入った玉の勝ちです。\n" },
    [MSG_DECLARE_FAILS] = {
        "Not all hold; a claim now would lose, so the game goes on.\n",
        "条件を満たしていません。いま宣言すると負けになるので、対局を続けます。\n" },

    [MSG_AMBIGUOUS] = { "\"%.40s\" can mean:%s\n", "「%.40s」は次のどれかです:%s\n" },
    [MSG_WHICH] = { "\"%.40s\" can mean:\n", "「%.40s」は次のどれかです:\n" },
    [MSG_WHICH_ROW] = { "  %d  %s\n", "  %d  %s\n" },
    [MSG_WHICH_QUESTION] = { "Which one, 1 to %d? Enter: none of them. ",
        "どれですか？ 1から%dで選択、Enterで取り消し。 " },
    [MSG_PROMOTE_QUESTION] = { "Promote? [Y/n] ", "成りますか？ [Y/n] " },
    [MSG_ANSWER_AGAIN] = { "Please answer y or n; Ctrl-C: neither.\n",
        "y か n で答えてください（Ctrl-C で取り消し）。\n" },
    [MSG_CANCELLED] = { "Cancelled.\n", "取り消しました。\n" },
    [MSG_PROMOTED] = { "Promoted; type %s to move without promotion.\n",
        "成りました。成らないときは %s と入力します。\n" },
    [MSG_NEAREST] = { "Near it:%s\n", "近い合法手:%s\n" },
    [MSG_TWO_MOVES] = { "\"%.40s\" is more than one move; type them one at a time.\n",
        "「%.40s」は1手ではありません。1手ずつ入力してください。\n" },
    [MSG_UNKNOWN] = {
        "\"%.40s\" is neither a move nor a command; did you mean `%s`? Type help.\n",
        "「%.40s」は指し手でもコマンドでもありません。`%s` のことですか？ `help` で一"
        "覧が出ます。\n" },
    [MSG_UNKNOWN_FAR] = { "\"%.40s\" is neither a move nor a command. Type help.\n",
        "「%.40s」は指し手でもコマンドでもありません。`help` で一覧が出ます。\n" },
    [MSG_PREFIX] = { "\"%.40s\" can mean:%s\n", "「%.40s」は次のどれかです:%s\n" },
    [MSG_LONG_LINE] = { "Line too long: only %d bytes are read.\n",
        "行が長すぎます。%dバイトまでです。\n" },
    [MSG_USAGE] = { "Usage: %.*s\n", "使い方: %.*s\n" },
    [MSG_BAD_OPTION] = { "shogi: unknown terminal option %.60s\n",
        "shogi: 不明なオプション %.60s\n" },
    [MSG_LEAVE_QUESTION] = { "Press Ctrl-C again to leave.\n",
        "もう一度 Ctrl-C を押すと終了します。\n" },

    [MSG_NEW_GAME] = { "New game: %s.\n", "新規対局: %s\n" },
    [MSG_NEW_GAME_KANJI] = { "New game: %s (%s).\n", "新規対局: %s（%s）\n" },
    [MSG_NEW_UNKNOWN] = { "No handicap is called \"%.40s\". There are:\n",
        "「%.40s」という手合割はありません。次の中から選んでください:\n" },
    [MSG_NEW_ROW] = { "  %s\t%s\n", "  %s\t%s\n" },
    [MSG_NOTHING_UNDO] = { "No move to take back.\n", "戻す手がありません。\n" },
    [MSG_NOTHING_REDO] = { "No move to play again.\n", "進める手がありません。\n" },
    [MSG_OTHER_GAME] = { "Back to the game before this one.\n", "前の対局に戻りました。\n" },
    [MSG_GOES_ON] = { "The game goes on.\n", "対局を続けます。\n" },
    [MSG_TAKEN_BACK] = { "Taken back: %d.\n", "%d手戻しました。\n" },
    [MSG_REPEATED] = { "Played again: %d.\n", "%d手進めました。\n" },
    [MSG_NO_MOVES_FROM] = { "No legal move matches \"%.40s\".\n",
        "「%.40s」に当てはまる合法手はありません。\n" },
    [MSG_MOVE_COUNT] = { "%d legal move\b\n", "合法手 %d通り\n" },
    [MSG_MOVES_ROW] = { "  %s:\v%s\n", "  %s:\v%s\n" },
    [MSG_LEVEL] = { "Level %d of %d:%s.\n", "レベル%d（最高%d）:%s\n" },
    [MSG_LEVELS] = { "Chapter %s has levels 0 to %d, and %d: all it can do.\n",
        "第%s章のレベルは0から%dまでと、全力の%dです。\n" },
    [MSG_LEVEL_NONE] = {
        "Chapter %s has no level %d, but 0 to %d, and %d: all it can do.\n",
        "第%s章にレベル%dはありません。0から%dまでと、全力の%dです。\n" },
    [MSG_LEVEL_OWN] = { "The engine thinks:%s.\n", "エンジンの思考:%s\n" },
    [MSG_LEVEL_ENDS] = { "Level %d holds no more; `level %d` brings it back.\n",
        "レベル%dは無効になりました。`level %d` で戻せます。\n" },
    [MSG_LEVEL_SEES] = { " up to depth %d, overlooking things",
        " %d手先まで読みますが、見落としがあります" },
    [MSG_LEVEL_DEPTH] = { " up to depth %d", " 深さ%dまで" },
    [MSG_LEVEL_NODES] = { " up to %lld node\b", " %lld局面まで" },
    [MSG_LEVEL_TIME] = { " %g s a move", " 1手%g秒" },
    [MSG_LEVEL_CLOCK] = { " as long as its clock allows", " 持ち時間に応じて" },
    [MSG_TIME_SET] = { "Clocks: %s for each side, from now on.\n",
        "持ち時間: 各%s。いまから計ります。\n" },
    [MSG_TIME_SIDE] = { "%s: %s\n", "%s %s\n" },
    [MSG_TIME_OFF] = { "No clock.\n", "時計は使いません。\n" },
    [MSG_FLAG] = { "Losing on time: %s.\n", "時間切れ負け: %s\n" },
    [MSG_NOTATION] = { "Moves are written in %s notation.\n", "指し手の表記: %s\n" },
    [MSG_BOARD_KANJI] = { "The board is drawn in kanji.\n", "盤を漢字で表示します。\n" },
    [MSG_BOARD_LETTERS] = { "The board is drawn in letters.\n", "盤を英字で表示します。\n" },
    [MSG_BOARD_OFF] = { "No board is drawn; moves are told in words.\n",
        "盤は表示せず、指し手を言葉で伝えます。\n" },
    [MSG_BOARD_ON] = { "The board is drawn.\n", "盤を表示します。\n" },
    [MSG_COLOR] = { "Colour is %s.\n", "色: %s\n" },
    [MSG_POST] = { "Raw thinking is shown: %s.\n", "思考の生データ表示: %s\n" },
    [MSG_BELL] = { "The bell rings when the engine has moved: %s.\n",
        "エンジンの着手時のベル: %s\n" },
    [MSG_LANGUAGE] = { "Now in English.\n", "日本語で表示します。\n" },
    [MSG_NAMES] = { "In the records: %s, %s.\n", "棋譜の対局者名: %s、%s\n" },
    [MSG_SET] = { "%s = %s\n", "%s = %s\n" },
    [MSG_OPTION_ROW] = { "  %s\t%s: %s\n", "  %s\t%s: %s\n" },
    [MSG_RANGE] = { "%d to %d", "%dから%d" },
    [MSG_OPTIONS_HEAD] = {
        "Techniques of chapter %s, %s; `options NAME off` switches one off:\n",
        "第%s章（%s）の技法。`options 名前 off` で切れます:\n" },
    [MSG_SETTINGS_HEAD] = { "Other settings, for `set NAME VALUE`:\n",
        "その他の設定（`set 名前 値`）:\n" },
    [MSG_REMEMBERED] = { "As you left it: %s. (`set --forget` forgets that.)\n",
        "前回の設定: %s（`set --forget` で消去）\n" },
    [MSG_FORGOTTEN] = { "Forgotten: the next start is as the first one was.\n",
        "設定を消去しました。次回は初めの設定で始まります。\n" },
    [MSG_FORGOTTEN_NONE] = { "Nothing was remembered.\n",
        "保存された設定はありません。\n" },
    [MSG_SAVED] = { "Saved %d move\b in %s.\n", "%d手を %s に保存しました。\n" },
    [MSG_LOADED] = { "Loaded %d move\b from %s.\n", "%d手を %s から読み込みました。\n" },
    [MSG_LINES_TYPED] = { "the lines typed", "入力された棋譜" },
    [MSG_LOAD_TYPE] = { "Type or paste the record, then a line `.`\n",
        "棋譜を入力または貼り付け、最後に `.` だけの行を入れてください。\n" },
    [MSG_LOAD_PART] = { "The rest can't be read: %s: %s\n", "その先は読めません: %s: %s\n" },
    [MSG_LOAD_STOPPED] = { "Stopped: nothing is loaded, the game is as it was.\n",
        "読み込みを中止しました。対局は元のままです。\n" },
    [MSG_FILE_EXISTS] = { "%s is there already; `save %s !` writes over it.\n",
        "%s はすでにあります。`save %s !` で上書きします。\n" },
    [MSG_FILE_TROUBLE] = { "%s: %s\n", "%s: %s\n" },
    [MSG_FILE_EMPTY] = { "%s: no game in it\n", "%s: 棋譜がありません\n" },
    [MSG_FILE_ENDING] = {
        "%s: the name must end in .kif .kifu .ki2 .ki2u .csa .usi .sfen\n",
        "%s: 拡張子は .kif .kifu .ki2 .ki2u .csa .usi .sfen のどれかにしてください\n" },
    [MSG_FILE_FEWER] = { "%s: it holds %d game\b only\n", "%s: 棋譜は%d局だけです\n" },
    [MSG_FILE_GAMES] = { "%s holds several games; `load %s 1` loads the first:\n",
        "%s には複数の棋譜があります。`load %s 1` で最初の棋譜を読み込みます:\n" },
    [MSG_FILE_GAME] = { "%4d  moves %3d  %s - %s  %s\n", "%4d  %3d手  %s - %s  %s\n" },
    [MSG_FILE_GAME_BAD] = { "%4d  refused: %s\n", "%4d  読めません: %s\n" },
    [MSG_FILE_GAMES_MORE] = { "... and %d more\n", "... ほか%d局\n" },
    [MSG_LOST] = { "Not in %s, which can't hold it: %s.\n", "%s の形式では保存できないもの: %s\n" },
    [MSG_LOST_NAMES] = { "names", "対局者名" },
    [MSG_LOST_HEADERS] = { "event, place, dates or time limit", "棋戦・場所・日時・持ち時間" },
    [MSG_LOST_EXTRAS] = { "other headers", "その他のヘッダ" },
    [MSG_LOST_TIMES] = { "times", "消費時間" },
    [MSG_LOST_FRACTIONS] = { "fractions of seconds", "秒未満の時間" },
    [MSG_LOST_COMMENTS] = { "comments", "コメント" },
    [MSG_LOST_VARIATIONS] = { "variations", "変化手順" },
    [MSG_LOST_ENDING] = { "how the game ended", "終局の理由" },
    [MSG_LOST_NUMBER] = { "the number of the first move", "開始局面の手数" },
    [MSG_LOST_CHARACTERS] = { "characters that Shift_JIS lacks", "Shift_JISにない文字" },
    [MSG_RECORD_PLAYERS] = { "%s - %s%s%s\n", "%s - %s%s%s\n" },
    [MSG_RECORD_REMARK] = { "But %s.\n", "ただし: %s。\n" },
    [MSG_LOOK] = { "After %d of %d move\b.\n", "%d手目まで（全%d手）\n" },
    [MSG_LOOK_ASIDE] = { "After %d of %d move\b of a variation; `up` leaves it.\n",
        "変化の%d手目まで（全%d手）。`up` で戻ります。\n" },
    [MSG_LOOK_ALSO] = { "Also here:%s (`next %d` looks at it).\n",
        "変化:%s（`next %d` で見る）\n" },
    [MSG_LOOK_GAME] = { "This is the game itself, not a variation.\n",
        "本譜です。変化ではありません。\n" },
    [MSG_LOOK_FIRST] = { "This is the beginning of the game.\n", "開始局面です。\n" },
    [MSG_LOOK_LAST] = { "This is the end of the game.\n", "最終局面です。\n" },
    [MSG_LOOK_RANGE] = { "The game has the moves 0 to %d.\n",
        "この棋譜は0手目から%d手目までです。\n" },
    [MSG_LIST] = { "%d move\b\n", "全%d手\n" },
    [MSG_FORMATION] = { "%4d  %s: %s\n", "%4d手目 %s: %s\n" },
    [MSG_COMMENT_NONE] = { "There is no comment here; `comment TEXT` writes one.\n",
        "コメントはありません。`comment 文章` で書けます。\n" },
    [MSG_COMMENT_KEPT] = { "The comment is part of the game now.\n", "コメントを加えました。\n" },
    [MSG_COMMENT_GONE] = { "The comment is gone.\n", "コメントを消しました。\n" },
    [MSG_COMMENT_SCORE] = { "* %s.\n", "* %s。\n" },
    [MSG_JOURNAL] = { "The game is kept while it is played: %s.\n", "対局中の自動保存: %s\n" },
    [MSG_JOURNAL_FAILED] = { "The game can't be kept while it is played: %s.\n",
        "対局中の自動保存ができません: %s\n" },
    [MSG_UNFINISHED] = { "A game was left after %d move\b: `resume` goes on with it.\n",
        "%d手で中断した対局があります。`resume` で続けられます。\n" },
    [MSG_UNFINISHED_GAME] = { "A game was left after %d move\b: %s - %s, %s.\n",
        "%d手で中断した対局があります: %s - %s、%s。\n" },
    [MSG_UNFINISHED_MORE] = { "Others that wait: %d.\n", "ほかに%d局あります。\n" },
    [MSG_UNFINISHED_QUESTION] = { "Go on with it? [Y/n] ", "続けますか？ [Y/n] " },
    [MSG_RESUMED] = { "The game goes on after %d move\b.\n", "%d手目から対局を続けます。\n" },
    [MSG_RESUME_NONE] = { "There is no unfinished game.\n", "中断した対局はありません。\n" },
    [MSG_KEPT_UNFINISHED] = { "It is kept in %s.\n", "%s に保存してあります。\n" },
    [MSG_KEPT_ENDED] = { "A game that had ended is kept in %s.\n",
        "終わった対局を %s に保存しました。\n" },
    [MSG_ENGINE_NAME] = { "shogi chapter %s", "将棋 第%s章" },
    [MSG_ENGINE_LEVEL] = { "shogi chapter %s, level %d", "将棋 第%s章 レベル%d" },
    [MSG_REFUSED] = { "%s.\n", "%s。\n" },
    [MSG_TOO_LONG] = { "longer than any position", "局面として長すぎます" },
    [MSG_PERFT] = { "perft %d nodes %llu\n", "perft %d 局面数 %llu\n" },

    [MSG_HELP_HEAD] = {
        "A move in any notation: 7g7f  P-7f  P-76  76FU.  `help moves` has more.\n"
        "Commands, which may be shortened; `help NAME` tells more of each:\n",
        "指し手の入力例: 7g7f  76歩  ▲７六歩  7776FU（詳しくは `help moves`）\n"
        "コマンド（短縮できます。`help 名前` で説明）:\n" },
    [MSG_HELP_GROUP] = { "  %s\t%s\n", "  %s\t%s\n" },
    [MSG_HELP_TAIL] = {
        "`help GROUP`, `help moves`, `help board` and `help keys` are a page each; "
        "`rules` and `pieces` tell the game.\n",
        "ほかに `help グループ`、`help moves`、`help board`、`help "
        "keys`。はじめての方は `rules` と `pieces`。\n" },
    [MSG_HELP_GAME] = {
        "shogi [--lang=ja] [--level=N] [--time=10m+30] [--play=white] [--ascii] ...\n"
        "           [FILE [N]]\n"
        "    a game in the terminal; a USI engine when it first reads `usi`. FILE is\n"
        "    a record to look at, the N-th of several\n"
        "        Black 1> 7g7f\n"
        "        White plays 3c3d (depth 12; the position is level).\n"
        "        Black 3> help\n"
        "        A move in any notation: 7g7f  P-7f  P-76  76FU.  ...\n",
        "shogi [--lang=ja] [--level=N] [--time=10m+30] [--play=white] [--ascii] ...\n"
        "           [ファイル [N]]\n"
        "    端末で対局。最初に `usi` と入力されるとUSIエンジンになる。ファイルは\n"
        "    見る棋譜（複数あればN局目）\n"
        "        先手 1手目> 76歩\n"
        "        後手 △３四歩（深さ12、形勢は互角、評価値+12）\n"
        "        先手 3手目> help\n" },
    [MSG_HELP_REST] = {
        "\n"
        "SFEN: one word or several; also `startpos`, `startpos moves 7g7f ...`.\n"
        "Exit status: 0; 1: a file can't be read or parsed; 2: a wrong argument.\n"
        "\n"
        "Options, for setoption, NAME=VALUE and the terminal's `set`:\n",
        "\n"
        "SFEN: 1語でも数語でも。`startpos`、`startpos moves 7g7f ...` も可。\n"
        "終了コード: 0、1: ファイルが読めない、2: 引数の誤り\n"
        "\n"
        "オプション（setoption、NAME=VALUE、端末の `set`）:\n" },
    [MSG_GROUP_GAME] = { "The game:\n", "対局:\n" },
    [MSG_GROUP_ENGINE] = { "What the engine thinks:\n", "思考（エンジンの考え）:\n" },
    [MSG_GROUP_STRENGTH] = { "Strength, time, techniques:\n", "強さ・時間・技法:\n" },
    [MSG_GROUP_SCREEN] = { "What is shown:\n", "表示:\n" },
    [MSG_GROUP_RECORD] = { "Positions and records:\n", "棋譜と局面:\n" },
    [MSG_GROUP_PROGRAM] = { "The program:\n", "全般:\n" },
    [MSG_HELP_ROW] = { "%.*s%s%.*s\n", "%.*s%s%.*s\n" },
    [MSG_HELP_MORE] = { "%s", "%s" },
    [MSG_TOPIC_MOVES] = {
        "How to type a move; case, blanks and full-width digits do not matter.\n"
        "              USI      CSA       Western   numeric\n"
        "pawn move     7g7f     7776FU    P-7f      P-76\n"
        "capture       8h2b=    8822KA    Bx2b=     Bx22=\n"
        "promotion     8h2b+    8822UM    Bx2b+     Bx22+\n"
        "recapture     3a2b     3122GI    Sx2b      Sx22\n"
        "drop          B*5e     0055KA    B*5e      B*55\n"
        "which piece   6i5h     6958KI    G6i-5h    G69-58\n"
        "`+` promotes, `=` does not; with neither you are asked, or promote in a "
        "pipe.\n",
        "指し手の入力法。大文字・小文字、空白、全角・半角は区別しません。\n"
        "            日本語      USI      CSA       欧文\n"
        "歩を突く    76歩        7g7f     7776FU    P-7f\n"
        "駒を取る    22角不成    8h2b=    8822KA    Bx2b=\n"
        "成る        22角成      8h2b+    8822UM    Bx2b+\n"
        "取り返す    同銀        3a2b     3122GI    Sx2b\n"
        "打つ        55角打      B*5e     0055KA    B*5e\n"
        "駒の区別    58金(69)    6i5h     6958KI    G6i-5h\n"
        "右 左 直 上 寄 引 も使えます。成・不成を省くと尋ねます（パイプでは成ります）。\n" },
    [MSG_TOPIC_MOVES_KANJI] = {
        "Japanese, in the same order: 7六歩  2二角不成  2二角成  同銀  5五角打  5八金(69)\n",
        "" },
    [MSG_TOPIC_BOARD] = {
        "Letters: capitals are Black's pieces, small letters White's, + is promoted; "
        "* behind a piece: it moved last; * on an empty square: it came from there.\n",
        "英字の盤: 大文字が先手、小文字が後手の駒、「+」は成駒。駒の後の「*」は直前に動"
        "いた駒、空いた升の「*」はその元の位置です。\n" },
    [MSG_TOPIC_BOARD_KANJI] = {
        "Kanji: v marks the pieces of the side that sits at the top, w its promoted "
        "pieces. The piece that moved last has ^ before it, or V or W, and ＊ stands "
        "where it came from.\n",
        "漢字の盤: 「v」は上側の駒、「w」は上側の成駒。直前に動いた駒には「^」（上側は「V」「W」"
        "）が付き、「＊」がその元の位置です。\n" },
    [MSG_TOPIC_KEYS] = {
        "Keys at a terminal:\n"
        "  left, right\tone character; with Ctrl or Alt one word\n"
        "  Home, End\tbeginning and end of the line (also Ctrl-A, Ctrl-E)\n"
        "  up, down\tlines typed before that begin like this one; they are kept from "
        "game to game\n"
        "  Ctrl-R\tlines typed before that contain it\n"
        "  Tab\tcompletes commands, options, files and legal moves\n"
        "  Ctrl-W, U, K\trub out the word before, to the beginning, to the end\n"
        "  Ctrl-C\twhile the engine thinks: its best move so far; while anything else "
        "runs: stop; at the prompt: clear the line; twice on an empty line: leave\n"
        "  Ctrl-D\ton an empty line: leave\n"
        "  Ctrl-L\tredraw the screen\n"
        "While the engine thinks, `undo`, `resign` or `quit` and Enter are heard.\n",
        "端末でのキー:\n"
        "  左右\t1文字移動（Ctrl か Alt と一緒なら1語）\n"
        "  Home, End\t行頭・行末へ（Ctrl-A、Ctrl-E も）\n"
        "  上下\t前に入力した行のうち、同じ書き出しのもの（次回の起動でも残ります）\n"
        "  Ctrl-R\t入力中の文字を含む、前に入力した行\n"
        "  Tab\tコマンド・オプション・ファイル名・合法手の補完\n"
        "  Ctrl-W, U, K\t前の1語、行頭まで、行末までを削除\n"
        "  Ctrl-C\tエンジンの思考中はその時点の最善手を指させ、その他の処理中は中止し、"
        "入力中は行を消します。空行で2回押すと終了します\n"
        "  Ctrl-D\t空行で終了\n"
        "  Ctrl-L\t画面を描き直す\n"
        "思考中でも `undo`、`resign`、`quit` と Enter は受け付けます。\n" },
    [MSG_RULES] = {
        "The board has nine files, 9 to 1 from left to right, and nine ranks, a to i "
        "from the top: 7g is where file 7 and rank g meet. Black sits below and moves "
        "first; then the sides move in turn.\n"
        "\n"
        "The aim is to mate: to attack the enemy king (check) so that it can't be "
        "saved. A king in check must be saved at once.\n"
        "\n"
        "To move is to take one piece to another square, as `pieces` shows, and what "
        "the enemy has there is taken. Only the knight jumps over others.\n"
        "\n"
        "What you took is in your hand. Instead of moving a piece you may drop one of "
        "these on any empty square, unpromoted: P*5e.\n"
        "\n"
        "The last three ranks are the enemy's camp. A piece that moves into it, in it "
        "or out of it may promote, and from then on moves otherwise. King and gold "
        "never do. A piece that could not move any more must.\n"
        "\n"
        "Forbidden: a second unpromoted pawn on a file (nifu); to mate by dropping a "
        "pawn; to drop a piece where it could never move; to leave your king in check. "
        "Nothing forbidden is played here: you are told why.\n"
        "\n"
        "The game ends by mate, or when a side resigns. A position for the fourth time "
        "is a draw, unless one side gave check all the time, which loses. A king that "
        "has reached the enemy's camp may win by points: `declare`.\n"
        "\n"
        "To begin: `level 0`, then a move such as 7g7f: the pawn on 7g goes to 7f. "
        "`hint` shows a move, `moves 7g` where a piece can go, `undo` takes back, "
        "`help` lists the rest.\n",
        "盤は縦が9から1の筋（左から右）、横が一から九の段（上から下）です。7七は7筋と七"
        "段の交わる升です。先手は下側に座り、先に指します。以後、交互に1手ずつ指します"
        "。\n"
        "\n"
        "目的は相手の玉を詰ますことです。玉を取ろうとする手が王手、どう受けても取られる"
        "形が詰みです。王手をかけられたら、すぐに受けなければなりません。\n"
        "\n"
        "1手では駒を一つ動かします（動き方は `pieces`）。行き先に相手の駒があれば取れま"
        "す。他の駒を飛び越えられるのは桂だけです。\n"
        "\n"
        "取った駒は持駒になります。駒を動かす代わりに、空いた升に持駒を打てます（55歩打"
        "）。成った駒も元に戻して打ちます。\n"
        "\n"
        "向こうの三段が敵陣です。敵陣に入る・敵陣の中で動く・敵陣から出るときに成れます"
        "。成ると動きが変わります。玉と金は成りません。動けなくなる駒は必ず成ります。\n"
        "\n"
        "反則: 二歩（同じ筋に自分の歩を二つ）、打ち歩詰め、行き所のない駒を打つこと、王"
        "手を受けないこと。ここでは反則は指せず、理由が表示されます。\n"
        "\n"
        "詰みか投了で終わります。同じ局面が4回で千日手（引き分け）、ただし連続王手なら"
        "王手をかけた側の負けです。玉が敵陣に入れば点数で勝つこともあります（`declare`"
        "）。\n"
        "\n"
        "まず `level 0`、そして 76歩 のように指してみてください。`hint` "
        "で次の一手、`moves 77` でその駒の行ける升、`undo` で待った、`help` "
        "で一覧です。\n" },
    [MSG_PIECES_HEAD] = {
        "Where a piece goes; up is forward. `o`: that square; `*`: and on in this "
        "line.\n",
        "駒の動き（上が前）。`o` はその升へ、`*` はその方向へどこまでも。\n" },
    [MSG_PIECES_TAIL] = {
        "Promoted pawn, lance, knight, silver (+P +L +N +S) move as gold. White's "
        "pieces look the other way; their letters are small.\n",
        "成った歩・香・桂・銀（+P +L +N +S）は金と同じ動きです。\n" },
    [MSG_PIECES_KANJI] = { "In kanji these are と 杏 圭 全. White's have v before them.\n",
        "盤の上では と 杏 圭 全 と書きます。後手の駒には v が付きます。\n" },

    [MSG_HELP_USE] = { "help [NAME]\tthis list; a command or a group of them\n",
        "help [名前]\t一覧、またはコマンド・グループの説明\n" },
    [MSG_RULES_USE] = { "rules\tthe rules of the game, in short\n",
        "rules\t将棋のルール（短い説明）\n" },
    [MSG_PIECES_USE] = { "pieces\thow each piece moves\n", "pieces\t駒の動き\n" },
    [MSG_NEW_USE] = { "new [HANDICAP]\tnew game; `new ?` lists the handicaps\n",
        "new [手合割]\t新しい対局。`new ?` で手合割の一覧\n" },
    [MSG_UNDO_USE] = { "undo [N]\tback to your last turn, or N moves\n",
        "undo [N]\t待った。自分の前の手番まで、またはN手戻す\n" },
    [MSG_REDO_USE] = { "redo [N]\tplay again what undo took back\n",
        "redo [N]\t戻した手を進める\n" },
    [MSG_GO_USE] = { "go\tthe engine moves for the side to move\n",
        "go\tエンジンに手番の側を指させる\n" },
    [MSG_PLAY_USE] = {
        "play [WHO]\tblack, white: your side; humans: two people; both: the engine "
        "alone; nothing: who plays now\n",
        "play [誰]\tblack・white: あなたの側、humans: 人同士、both: "
        "エンジン同士。単独で現在の設定\n" },
    [MSG_HUMANS_USE] = { "humans\ttwo people play, the engine plays neither side\n",
        "humans\t人同士で対局する（エンジンは指さない）\n" },
    [MSG_RESIGN_USE] = { "resign\tgive up\n", "resign\t投了する\n" },
    [MSG_DECLARE_USE] = { "declare\tclaim a win by an entered king\n",
        "declare\t入玉宣言をする\n" },
    [MSG_HINT_USE] = {
        "hint [N]\twhat the engine would play for you; the N best moves (20 at most)\n",
        "hint [N]\tエンジンの勧める手、または上位N手（20まで）\n" },
    [MSG_ANALYZE_USE] = {
        "analyze [N]\tthink about the N best lines until Enter is pressed\n",
        "analyze [N]\t上位N手をEnterを押すまで検討する\n" },
    [MSG_WHY_USE] = {
        "why MOVE\tthe answer to a move, and what it is worth beside the best one\n",
        "why 指し手\tその手への応手と、最善手との差\n" },
    [MSG_REVIEW_USE] = {
        "review [SECONDS]\tgo through the game: where it turned, and a graph; SECONDS "
        "a move (600 at most)\n"
        "A move that cost two pawns (more when the game is decided anyway) is named "
        "with the better one and with what follows. That, the graph and each score are "
        "written into the comments of the game, in lines that begin with `#`; "
        "graphical programs read the scores. A second review replaces what the first "
        "one wrote.\n",
        "review [秒]\t棋譜を検討する：形勢のグラフと、大きく損をした手（1手の秒数）\n"
        "歩2枚分以上（大差のときはそれ以上）損をした手を、最善手とその後の手順とともに"
        "示します。結果は `#` で始まる行として棋譜のコメントに書き込まれます（`#評価値="
        "` はグラフを描くソフトでも読めます）。もう一度検討すると書き直します。\n" },
    [MSG_PUZZLES_USE] = {
        "puzzles [PLIES [N]]\tmates to find, in 1 to 9 plies; alone: where the game "
        "reviewed turned\n"
        "`puzzles 3` begins with the first mate in three that you have not solved, "
        "`puzzles 3 12` with the twelfth. `puzzles FILE` asks the positions of a file, "
        "one SFEN a line.\n",
        "puzzles [手数 [N]]\t詰将棋（1手から9手）。単独では検討した棋譜の次の一手\n"
        "`puzzles 3` はまだ解いていない3手詰から、`puzzles 3 12` "
        "は12番から始めます。`puzzles ファイル` "
        "はファイルの局面（1行に1つのSFEN）を出題します。\n" },
    [MSG_TREE_USE] = {
        "tree [MOVE...]\twhat the search did with each move here, or behind these moves\n"
        "Each line: the move as USI writes it, the window and the depth it was "
        "searched with, its score for who plays it, and why the search ended there or "
        "left the move out.\n",
        "tree [指し手...]\t探索木：各手（または指定の手順の先）をどう読んだか\n"
        "各行は、手（USI表記）、読んだときの窓と深さ、指す側から見た点数、そこで読み終えた"
        "または読まなかった理由です。\n" },
    [MSG_WALK_USE] = {
        "walk [DEPTH]\tgo through a search node by node, as a debugger does; 2 plies, "
        "or DEPTH\n"
        "At each stop a key goes on: into the next node, over this one, up and out of "
        "it, to the next cut-off, to the next surprise (a move that turns out better "
        "than those tried before it); b draws the board there. Words and numbers are "
        "those of `tree`.\n",
        "walk [深さ]\t探索を1局面ずつたどる（2手、または指定の深さ）\n"
        "止まるたびにキーで進みます。次の局面へ、この局面を越えて、上へ、次のβカットへ"
        "、次の意外な手（先に読んだ手より良いと分かった手）へ。b "
        "でその局面の盤。言葉と数は `tree` と同じです。\n" },
    [MSG_EVAL_USE] = {
        "eval\tthe evaluation, part by part, and what each piece is worth\n",
        "eval\t評価値の内訳と、各駒の働き\n" },
    [MSG_MATE_USE] = {
        "mate [MS]\tlook for a mate by checks, for 5000 ms or MS (an hour at most)\n",
        "mate [ミリ秒]\t王手の連続による詰みを探す（5000ミリ秒、または指定の時間。最長1"
        "時間）\n" },
    [MSG_LEVEL_USE] = {
        "level [N]\tstrength, 0 (for beginners) to 12\n"
        "Levels 0 to 5 look ahead a little way and overlook things, as people do: "
        "something distant, a drop, the second threat. From 6 on the chapter's own "
        "search looks at a fixed number of positions; how many such levels there are "
        "depends on the chapter: `level` tells. Each scores about 70 % against the one "
        "below. Level 12 thinks a second, or what the clock allows.\n",
        "level [N]\t強さ。0（入門）から12まで\n"
        "レベル0から5は短く読み、遠くの駒の利き・打つ手・二つ目の狙いなどを人のように見"
        "落とします。6からはその章の探索で決まった数の局面を読み、いくつまであるかは章"
        "によります（`level` で表示）。どのレベルも一つ下に約7割勝ちます。12は1手1秒、"
        "または持ち時間に応じて全力で考えます。\n" },
    [MSG_TIME_USE] = {
        "time [TIME]\tclocks: 10m+30, 5m+3f, 15m, off; or seconds a move: 0.5\n"
        "10m+30: ten minutes each, then 30 seconds a move (byoyomi). 5m+3f: five "
        "minutes, and 3 seconds added with each move (Fischer). 15m: fifteen minutes "
        "for all moves. 0+30 is 30 seconds a move from the beginning. h and s are "
        "hours and seconds: 1h30m, 90s. `time off` puts the clocks away; `time 0.5` "
        "lets the engine think half a second a move, without clocks.\n",
        "time [時間]\t持ち時間 10m+30、5m+3f、15m、off。秒数だけなら1手の秒数\n"
        "10m+30: 各10分、切れたら1手30秒の秒読み。5m+3f: "
        "各5分、1手ごとに3秒加算（フィッシャー）。15m: 各15分、秒読みなし（`flag on` "
        "なら切れ負け）。0+30: 最初から1手30秒。hは時間、sは秒（1h30m、90s）。`time "
        "off` で時計なし。`time 0.5` はエンジンが1手0.5秒考えます（時計なし）。\n" },
    [MSG_FLAG_USE] = { "flag [on|off]\twhether a side whose time is up has lost\n",
        "flag [on|off]\t時間切れを負けとするか\n" },
    [MSG_SURRENDER_USE] = {
        "surrender [on|off]\twhether the engine may resign when it is lost\n",
        "surrender [on|off]\tエンジンが敗勢のとき投了するか\n" },
    [MSG_VARIETY_USE] = {
        "variety [on|off|SEED]\twhether the engine varies its openings\n"
        "In the first moves it plays one of those that are as good as the best, within "
        "0.3 pawns, as a seed says: another one for each game, or the one you give, "
        "which plays the same again.\n",
        "variety [on|off|種]\tエンジンの序盤を変化させるか\n"
        "初めの数手では、最善手との差が歩0.3枚以内の手から、種によって選びます。種は対"
        "局ごとに変わり、指定すれば同じ序盤になります。\n" },
    [MSG_DEPTH_USE] = {
        "depth N\tsearch N plies deep (1 to 128), whatever time it takes\n",
        "depth N\t深さN（1から128）まで読む（時間制限なし）\n" },
    [MSG_NODES_USE] = { "nodes N\tsearch N positions\n", "nodes N\tN局面を読む\n" },
    [MSG_OPTIONS_USE] = {
        "options [NAME VALUE]\tthe chapter's techniques; switch one: options NAME off\n",
        "options [名前 値]\tこの章の技法の一覧と切り替え（options 名前 off）\n" },
    [MSG_SET_USE] = {
        "set [NAME VALUE]\tthe engine's options, as in USI; alone: list\n"
        "What you choose with level, depth, nodes, board, lang, notation, color, bell, "
        "variety and name holds at the next start, too; `set --forget` forgets it.\n",
        "set [名前 値]\tエンジンの設定（USIと同じ）。単独で一覧\n"
        "level・depth・nodes・board・lang・notation・color・bell・variety・name "
        "で選んだことは次回の起動でも有効です。`set --forget` で消去します。\n" },
    [MSG_BOARD_USE] = {
        "board [WORD]\tshow the board; kanji, letters: how; off, on: whether\n",
        "board [語]\t盤の表示。kanji・letters で字体、off・on で有無\n" },
    [MSG_FLIP_USE] = { "flip\tturn the board round\n", "flip\t盤を回す\n" },
    [MSG_KANJI_USE] = { "kanji\tdraw the board in kanji\n", "kanji\t盤を漢字で表示\n" },
    [MSG_ASCII_USE] = { "ascii\tdraw the board in letters\n", "ascii\t盤を英字で表示\n" },
    [MSG_NOTATION_USE] = {
        "notation [NAME]\tmoves in usi, csa, japanese, western or words\n"
        "A square is its file, 9 to 1 from left to right, and its rank from the top: a "
        "to i, or 1 to 9, or in Japanese kanji. So 7g, 77 and 7 with the kanji for "
        "seven are one square. Whatever is chosen here, you may type moves in any "
        "notation.\n",
        "notation [名前]\t指し手の表記 usi・csa・japanese・western・words\n"
        "升は筋（左から9から1）と段（上から一から九、a から i "
        "でも）で表します。7七、77、7g は同じ升です。ここで何を選んでも、入力にはどの表"
        "記も使えます。\n" },
    [MSG_COLOR_USE] = { "color [on|off]\tcolours\n", "color [on|off]\t色\n" },
    [MSG_LANG_USE] = { "lang [en|ja]\tEnglish or Japanese\n",
        "lang [en|ja]\t英語・日本語\n" },
    [MSG_BELL_USE] = { "bell [on|off]\tring when the engine has moved\n",
        "bell [on|off]\tエンジンが指したらベルを鳴らす\n" },
    [MSG_POST_USE] = { "post [on|off]\tshow raw what the engine thinks, as in USI\n",
        "post [on|off]\t思考をUSIのまま表示する\n" },
    [MSG_NAME_USE] = {
        "name [YOU[, OTHER]]\tyour name in records; two people: Black's and White's\n",
        "name [名前[, 相手]]\t棋譜に書く名前。二人で指すときは先手と後手\n" },
    [MSG_MOVES_USE] = {
        "moves [WHICH]\tlegal moves: all, from 7g, of a piece (gold), drops P*\n",
        "moves [どれ]\t合法手。全部、7g から、駒（金）、打つ手 P*\n" },
    [MSG_SFEN_USE] = { "sfen [SFEN]\tshow the position as SFEN, or set one up\n",
        "sfen [SFEN]\t局面をSFENで表示、または設定\n" },
    [MSG_POSITION_USE] = {
        "position [...]\tset up as the USI command does, or show the game so\n",
        "position [...]\tUSIの position と同じ。単独で棋譜をその形で表示\n" },
    [MSG_SAVE_USE] = {
        "save FILE [!]\twrite the game: .kif .kifu .ki2 .csa .usi; ! overwrites\n",
        "save ファイル [!]\t棋譜を保存（.kif .kifu .ki2 .csa .usi）。! で上書き\n" },
    [MSG_LOAD_USE] = {
        "load FILE [N]\tread a record, the N-th of several\n"
        "`load -` reads the lines that follow, up to a line `.` or the end of input.\n"
        "A record pasted where commands are typed is loaded without more.\n",
        "load ファイル [N]\t棋譜を読み込む（複数あればN局目）\n"
        "`load -` は続く行を `.` だけの行か入力の終わりまで読みます。\n"
        "コマンド入力に棋譜を貼り付けても読み込みます。\n" },
    [MSG_PERFT_USE] = { "perft N\tcount the leaves of all games N moves long (1 to 9)\n",
        "perft N\tN手先（1から9）の局面数を数える\n" },
    [MSG_USI_USE] = { "usi\tspeak USI from here on, for graphical programs\n",
        "usi\tUSIプロトコルに切り替える\n" },
    [MSG_QUIT_USE] = { "quit\tleave\n", "quit\t終了\n" },
    [MSG_KIF_USE] = { "kif\tprint the game as KIF\n", "kif\t棋譜をKIF形式で表示\n" },
    [MSG_KI2_USE] = { "ki2\tprint the game as KI2\n", "ki2\t棋譜をKI2形式で表示\n" },
    [MSG_CSA_USE] = { "csa\tprint the game as CSA\n", "csa\t棋譜をCSA形式で表示\n" },
    [MSG_BOD_USE] = { "bod\tprint the position as a diagram (BOD)\n",
        "bod\t局面図（BOD）を表示\n" },
    [MSG_FIRST_USE] = { "first\tlook at the beginning of the game\n",
        "first\t開始局面を見る\n" },
    [MSG_LAST_USE] = { "last\tlook at its end again\n", "last\t最終局面に戻る\n" },
    [MSG_NEXT_USE] = {
        "next [N]\tlook N moves further on; at a fork: into its N-th move\n"
        "`list` marks forks with `+`. Looking into a variation changes nothing: the "
        "game stays the main line, and only a move played there makes another game of "
        "it.\n",
        "next [N]\tN手先の局面を見る。分岐ではN番目の変化へ\n"
        "`list` では分岐に `+` が付きます。変化を見るだけでは本譜は変わりません。そこか"
        "ら指すと新しい対局になります。\n" },
    [MSG_UP_USE] = { "up\tback to where the variation begins that is looked at\n",
        "up\t見ている変化の分岐点に戻る\n" },
    [MSG_PREV_USE] = { "prev [N]\tlook N moves back; a move played there counts\n",
        "prev [N]\tN手前の局面を見る（そこから指し継げます）\n" },
    [MSG_GOTO_USE] = { "goto N\tlook at the position after N moves\n",
        "goto N\tN手目の局面を見る\n" },
    [MSG_LIST_USE] = { "list [N]\tthe moves with their times, from the N-th on\n",
        "list [N]\t指し手と消費時間の一覧（N手目から）\n" },
    [MSG_COMMENT_USE] = {
        "comment [TEXT]\tshow the comment here, add to it, or `-`: forget it\n",
        "comment [TEXT]\tコメントの表示・追加。`-` で削除\n" },
    [MSG_JOURNAL_USE] = {
        "journal [on|off]\tkeep the game while it is played, for `resume`\n"
        "Off: what was kept of this game is removed, and lines typed are not kept "
        "either. On: what could not be written is tried again.\n",
        "journal [on|off]\t対局中の棋譜を自動保存する（`resume` 用）\n"
        "off: この対局の保存分を消し、以後の入力も残しません。on: "
        "書けなかったときは、もう一度保存します。\n" },
    [MSG_RESUME_USE] = { "resume\tgo on with a game that was interrupted\n",
        "resume\t中断した対局を続ける\n" },
};
