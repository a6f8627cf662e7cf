#include "ui/help/help_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <initializer_list>

namespace evenmatch::ui {

namespace {

struct Task {
    const char* id;
    const char* title;
    std::initializer_list<const char*> paragraphs;
};

// Windows translate these texts, in the context "Help".
const Task kTasks[] = {
    {"play", QT_TRANSLATE_NOOP("Help", "Play a game"),
        {QT_TRANSLATE_NOOP("Help", "Press Ctrl+N. Choose the game, the opponent and the clock, then start."),
            QT_TRANSLATE_NOOP("Help", "Each opponent plays at a rank, such as 5 kyu or 1400–1599. “Match me” follows your results."),
            QT_TRANSLATE_NOOP("Help", "Ctrl+H gives a hint: first a region, then a move. Ctrl+Backspace takes a move back."),
            QT_TRANSLATE_NOOP("Help", "Every move is saved at once. An unfinished game is restored when you return.")}},
    {"board", QT_TRANSLATE_NOOP("Help", "Make moves"),
        {QT_TRANSLATE_NOOP("Help", "Click a point of the Go board. Click or drag a chess piece."),
            QT_TRANSLATE_NOOP("Help", "Enter or Space shows a cursor on the board. Arrow keys move it, Enter plays, Esc hides it."),
            QT_TRANSLATE_NOOP("Help", "Press T to type moves: Nf3, e7e8q, Q16 or pass."),
            QT_TRANSLATE_NOOP("Help", "The arrow keys step through the game. Help ▸ Keys lists all keys.")}},
    {"position", QT_TRANSLATE_NOOP("Help", "Set up a position"),
        {QT_TRANSLATE_NOOP("Help", "Press Ctrl+E. Choose a piece or a stone, then click the board. The right button clears a square."),
            QT_TRANSLATE_NOOP("Help", "Choose the side to move, castling rights, handicap and komi. You can also paste a FEN or an SGF."),
            QT_TRANSLATE_NOOP("Help", "Press L to analyse the position while you set it up."),
            QT_TRANSLATE_NOOP("Help", "Play from the position, or use it as the start of a new record.")}},
    {"review", QT_TRANSLATE_NOOP("Help", "Review a game"),
        {QT_TRANSLATE_NOOP("Help", "Open a game and go to Review. Analysis runs in the background; Space turns it off and on."),
            QT_TRANSLATE_NOOP("Help", "N and Shift+N go to the next and the previous mistake, with the points or winning chances lost."),
            QT_TRANSLATE_NOOP("Help", "The table shows how often players of each rank choose a move."),
            QT_TRANSLATE_NOOP("Help", "L starts a live analysis of the position, with up to ten lines. E shows the evaluation bar."),
            QT_TRANSLATE_NOOP("Help", "Shift+L shows the threat: the opponent's best moves if it were their turn."),
            QT_TRANSLATE_NOOP("Help", "Press F4 to play from the position, and F3 for a report.")}},
    {"plot", QT_TRANSLATE_NOOP("Help", "Read the strength plot"),
        {QT_TRANSLATE_NOOP("Help", "The lines show the strength score (β) of both players, averaged over several moves."),
            QT_TRANSLATE_NOOP("Help", "The coloured bands show where players of each rank usually are."),
            QT_TRANSLATE_NOOP("Help", "Click the plot to go to a move. Turn the wheel to zoom.")}},
    {"explorer", QT_TRANSLATE_NOOP("Help", "Explore openings"),
        {QT_TRANSLATE_NOOP("Help", "Press X on a page with a board. The opening explorer appears above the other panels; Esc closes it."),
            QT_TRANSLATE_NOOP(
                "Help", "Each row is a move: how many games went on with it, how they ended, and the average rank of those who played it."),
            QT_TRANSLATE_NOOP("Help", "Click a move to play it. Click a game to open it at this position."),
            QT_TRANSLATE_NOOP("Help", "Transpositions count. In Go, a rotated or mirrored position is the same position."),
            QT_TRANSLATE_NOOP(
                "Help", "On 19×19, “This corner” shows how games went on in a corner with the same stones. Shift+X switches."),
            QT_TRANSLATE_NOOP(
                "Help", "Choose your library, your own games, or a file or folder. Files are read once, in the background.")}},
    {"games", QT_TRANSLATE_NOOP("Help", "Collect and find games"),
        {QT_TRANSLATE_NOOP(
             "Help", "Import files, folders, ZIP archives or the games of an account. Your own games are added automatically."),
            QT_TRANSLATE_NOOP("Help", "Search by player, event or opening, and filter by rank, result, date or tag."),
            QT_TRANSLATE_NOOP("Help", "Ctrl+Shift+F finds all games with the position on the board."),
            QT_TRANSLATE_NOOP("Help", "Right-click the heading of the table to choose columns, and a game to tag, copy or export it.")}},
    {"rank", QT_TRANSLATE_NOOP("Help", "Estimate your rank"),
        {QT_TRANSLATE_NOOP("Help", "Import your games on the Games page, and choose your names there."),
            QT_TRANSLATE_NOOP("Help", "The estimate has an interval. More games make it narrower."),
            QT_TRANSLATE_NOOP("Help",
                "If the files name opponents' ranks, the estimate from everything in the files sets your opponents, cards and advice."),
            QT_TRANSLATE_NOOP("Help", "“My rank” also shows the estimate by phase of the game, opening and time control."),
            QT_TRANSLATE_NOOP("Help", "Coaches can add students. Each student has a separate rank, cards and schedule."),
            QT_TRANSLATE_NOOP("Help", "A student's games are those of the chosen names, and those with the student's name as a tag.")}},
    {"learn", QT_TRANSLATE_NOOP("Help", "Learn from your mistakes"),
        {QT_TRANSLATE_NOOP("Help", "A card shows a position from your own games. Find a better move than the one you played."),
            QT_TRANSLATE_NOOP("Help", "Cards that you miss return soon. Cards that you solve return later and later."),
            QT_TRANSLATE_NOOP("Help", "You can also guess moves, train an opening, test your rank, or play with a tutor.")}},
    {"tree", QT_TRANSLATE_NOOP("Help", "Watch the search"),
        {QT_TRANSLATE_NOOP("Help", "The Tree page shows which moves the search visits, and how it values them."),
            QT_TRANSLATE_NOOP(
                "Help", "Compare the search with and without the influence of a rank. δ shows how far a move is from that rank."),
            QT_TRANSLATE_NOOP("Help", "Enter or a double click on a move adds its line to the game as a variation.")}},
    {"engines", QT_TRANSLATE_NOOP("Help", "Choose networks and engines"),
        {QT_TRANSLATE_NOOP(
             "Help", "The Engines page shows which networks play and analyse. Drop a KataGo network on the window to use it."),
            QT_TRANSLATE_NOOP("Help", "A strong Go network finds more mistakes in reviews, checks cards, and shows who owns each point."),
            QT_TRANSLATE_NOOP("Help", "Add programs that speak GTP or UCI, such as GNU Go or Stockfish, to play them or to analyse.")}},
    {"lab", QT_TRANSLATE_NOOP("Help", "Measure in the Lab"),
        {QT_TRANSLATE_NOOP("Help", "The Lab plays matches and measures how well ranks are estimated. Choose a measurement and start it."),
            QT_TRANSLATE_NOOP("Help", "It runs in the background. The figures of the published papers are shown next to the results.")}},
    {"save", QT_TRANSLATE_NOOP("Help", "Save, export and print"),
        {QT_TRANSLATE_NOOP("Help", "Games of your library are saved automatically. Ctrl+S writes an SGF or PGN file."),
            QT_TRANSLATE_NOOP("Help", "Ctrl+Shift+E exports the board as an image, Ctrl+Shift+G the moves as an animation. Ctrl+P prints."),
            QT_TRANSLATE_NOOP("Help", "Ctrl+C copies the game, Ctrl+Shift+C the position. Ctrl+V pastes SGF, PGN or FEN."),
            QT_TRANSLATE_NOOP("Help", "Drop a game file, or SGF, PGN or FEN text, on the window to open it."),
            QT_TRANSLATE_NOOP("Help", "Analyse ▸ Export the annotated game writes your review into the file.")}},
    {"settings", QT_TRANSLATE_NOOP("Help", "Change the settings"),
        {QT_TRANSLATE_NOOP("Help", "Press Ctrl+comma. The settings open beside the board and apply at once."),
            QT_TRANSLATE_NOOP("Help", "Choose theme, language, boards, pieces and sounds, and change the keys.")}},
};

struct Term {
    const char* id;
    const char* title;
    const char* meaning;
};

const Term kTerms[] = {
    {"term-rank", QT_TRANSLATE_NOOP("Help", "rank"),
        QT_TRANSLATE_NOOP("Help", "A step on a scale of players: 5 kyu, 3 dan, 1400–1599. Dan is above kyu; 1 kyu is the strongest kyu.")},
    {"term-estimate", QT_TRANSLATE_NOOP("Help", "estimate"),
        QT_TRANSLATE_NOOP("Help", "What the program computes about a player's rank from games.")},
    {"term-interval", QT_TRANSLATE_NOOP("Help", "interval"),
        QT_TRANSLATE_NOOP("Help", "A range that contains the true rank with a stated probability, such as 80 %.")},
    {"term-beta", QT_TRANSLATE_NOOP("Help", "strength score (β)"),
        QT_TRANSLATE_NOOP("Help", "A number for the strength that moves show, learned from games of all ranks.")},
    {"term-delta", QT_TRANSLATE_NOOP("Help", "δ (delta)"),
        QT_TRANSLATE_NOOP(
            "Help", "The difference between the β of a move and the β of a chosen rank. Near zero, the move is typical of that rank.")},
    {"term-policy", QT_TRANSLATE_NOOP("Help", "policy"), QT_TRANSLATE_NOOP("Help", "The probability of each move, for players of a rank.")},
    {"term-candidates", QT_TRANSLATE_NOOP("Help", "candidate moves"),
        QT_TRANSLATE_NOOP("Help", "The moves that are worth considering in a position.")},
    {"term-evaluation", QT_TRANSLATE_NOOP("Help", "evaluation"),
        QT_TRANSLATE_NOOP("Help", "What a network computes for a position: winning chances, lead and the probability of each move.")},
    {"term-chances", QT_TRANSLATE_NOOP("Help", "winning chances"),
        QT_TRANSLATE_NOOP("Help", "The estimated probability that a side wins the game.")},
    {"term-lead", QT_TRANSLATE_NOOP("Help", "lead"),
        QT_TRANSLATE_NOOP("Help", "Go: the expected difference of the scores at the end of the game.")},
    {"term-loss", QT_TRANSLATE_NOOP("Help", "points lost"),
        QT_TRANSLATE_NOOP("Help", "Go: how many points a move loses, compared with the best move.")},
    {"term-marks", QT_TRANSLATE_NOOP("Help", "inaccuracy, mistake, blunder"),
        QT_TRANSLATE_NOOP("Help", "Marks for moves that lose a little, much, or very much.")},
    {"term-brilliant", QT_TRANSLATE_NOOP("Help", "brilliant"),
        QT_TRANSLATE_NOOP("Help",
            "!! marks the only good move if fewer than 5 of 100 players of the rank find it: the second best move would be a blunder.")},
    {"term-visits", QT_TRANSLATE_NOOP("Help", "visits"),
        QT_TRANSLATE_NOOP("Help", "How often the search examined a move. More visits make its value more certain.")},
    {"term-network", QT_TRANSLATE_NOOP("Help", "network"),
        QT_TRANSLATE_NOOP(
            "Help", "A model that evaluates positions. Ours are trained on games of people; strong ones, such as KataGo's, are not.")},
    {"term-engine", QT_TRANSLATE_NOOP("Help", "engine"),
        QT_TRANSLATE_NOOP("Help", "Another program that plays or analyses, connected by GTP (Go) or UCI (chess).")},
    {"term-card", QT_TRANSLATE_NOOP("Help", "card"), QT_TRANSLATE_NOOP("Help", "A position to solve on the Learn page.")},
    {"term-tutor", QT_TRANSLATE_NOOP("Help", "tutor"),
        QT_TRANSLATE_NOOP("Help", "The voice that comments on your moves in a teaching game.")},
    {"term-heldout", QT_TRANSLATE_NOOP("Help", "held-out players"),
        QT_TRANSLATE_NOOP("Help", "Players whose games were not used for training. Accuracy is measured on them.")},
    {"term-elo", QT_TRANSLATE_NOOP("Help", "Elo"),
        QT_TRANSLATE_NOOP("Help", "A rating in numbers. A lead of 200 points means about 76 % of the points against that opponent.")},
    {"term-transposition", QT_TRANSLATE_NOOP("Help", "transposition"),
        QT_TRANSLATE_NOOP("Help", "Another order of moves that leads to the same position.")},
    {"term-variation", QT_TRANSLATE_NOOP("Help", "variation"),
        QT_TRANSLATE_NOOP("Help", "A line of moves that was not played in the game but is written in the record.")},
    {"term-komi", QT_TRANSLATE_NOOP("Help", "komi"),
        QT_TRANSLATE_NOOP("Help", "Go: points that White receives because Black moves first.")},
    {"term-handicap", QT_TRANSLATE_NOOP("Help", "handicap"),
        QT_TRANSLATE_NOOP("Help", "Go: stones that the weaker player has on the board when the game begins.")},
    {"term-sente", QT_TRANSLATE_NOOP("Help", "sente"), QT_TRANSLATE_NOOP("Help", "Go: the initiative. A sente move has to be answered.")},
    {"term-gote", QT_TRANSLATE_NOOP("Help", "gote"),
        QT_TRANSLATE_NOOP("Help", "Go: the opposite of sente. A gote move gives the initiative to the opponent.")},
    {"term-tenuki", QT_TRANSLATE_NOOP("Help", "tenuki"), QT_TRANSLATE_NOOP("Help", "Go: playing elsewhere instead of answering.")},
    {"term-ko", QT_TRANSLATE_NOOP("Help", "ko"),
        QT_TRANSLATE_NOOP("Help", "Go: a stone that was just taken may not be retaken at once. The forbidden point is marked.")},
    {"term-seki", QT_TRANSLATE_NOOP("Help", "seki"),
        QT_TRANSLATE_NOOP("Help", "Go: both groups live because neither side can attack without losing its own group.")},
    {"term-dame", QT_TRANSLATE_NOOP("Help", "dame"), QT_TRANSLATE_NOOP("Help", "Go: a point that belongs to nobody.")},
    {"term-jigo", QT_TRANSLATE_NOOP("Help", "jigo"), QT_TRANSLATE_NOOP("Help", "Go: a draw.")},
    {"term-byoyomi", QT_TRANSLATE_NOOP("Help", "byo-yomi"),
        QT_TRANSLATE_NOOP("Help", "Overtime in periods. A period that is not used up starts again with the next move.")},
    {"term-fen", QT_TRANSLATE_NOOP("Help", "FEN"), QT_TRANSLATE_NOOP("Help", "A line of text that describes a chess position.")},
    {"term-pgn", QT_TRANSLATE_NOOP("Help", "PGN, SGF"),
        QT_TRANSLATE_NOOP("Help", "The file formats of chess games (PGN) and Go games (SGF).")},
};

QString words(const char* text) { return QCoreApplication::translate("Help", text); }

} // namespace

bool HelpPage::mentions(const QString& search) const
{
    const QStringList words = search.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [this](const QString& word) {
        return title.contains(word, Qt::CaseInsensitive)
            || std::ranges::any_of(paragraphs, [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); });
    });
}

std::vector<HelpPage> helpPages()
{
    std::vector<HelpPage> pages;
    for (const Task& task : kTasks) {
        QStringList paragraphs;
        for (const char* text : task.paragraphs)
            paragraphs << words(text);
        pages.push_back({QLatin1String(task.id), words(task.title), paragraphs, false});
    }
    const auto tasks = static_cast<std::ptrdiff_t>(pages.size());
    for (const Term& term : kTerms)
        pages.push_back({QLatin1String(term.id), words(term.title), {words(term.meaning)}, true});
    std::sort(pages.begin() + tasks, pages.end(),
        [](const HelpPage& a, const HelpPage& b) { return QString::localeAwareCompare(a.title, b.title) < 0; });
    return pages;
}

} // namespace evenmatch::ui
