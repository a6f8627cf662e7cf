#include "ui/lab/lab_words.h"

#include "ui/lab/lab_lines.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace evenmatch::ui {

namespace {

/// As app/cli writes them, the special before the general; what stands in a place is looked up, too.
constexpr const char* kTexts[] = {
    QT_TRANSLATE_NOOP("LabFindings", "games"),
    QT_TRANSLATE_NOOP("LabFindings", "game"),
    QT_TRANSLATE_NOOP("LabFindings", "draws"),
    QT_TRANSLATE_NOOP("LabFindings", "positions"),
    QT_TRANSLATE_NOOP("LabFindings", "sides"),
    QT_TRANSLATE_NOOP("LabFindings", "pairs"),
    QT_TRANSLATE_NOOP("LabFindings", "points"),
    QT_TRANSLATE_NOOP("LabFindings", "iterations"),
    QT_TRANSLATE_NOOP("LabFindings", "match"),
    QT_TRANSLATE_NOOP("LabFindings", "player"),
    QT_TRANSLATE_NOOP("LabFindings", "pair"),
    QT_TRANSLATE_NOOP("LabFindings", "rank"),
    QT_TRANSLATE_NOOP("LabFindings", "policy of"),
    QT_TRANSLATE_NOOP("LabFindings", "score"),
    QT_TRANSLATE_NOOP("LabFindings", "trials"),
    QT_TRANSLATE_NOOP("LabFindings", "measured"),
    QT_TRANSLATE_NOOP("LabFindings", "linear"),
    QT_TRANSLATE_NOOP("LabFindings", "logistic"),
    QT_TRANSLATE_NOOP("LabFindings", "rating"),
    QT_TRANSLATE_NOOP("LabFindings", "fixed"),
    QT_TRANSLATE_NOOP("LabFindings", "following"),
    QT_TRANSLATE_NOOP("LabFindings", "moves"),
    QT_TRANSLATE_NOOP("LabFindings", "difference"),
    QT_TRANSLATE_NOOP("LabFindings", "worst seen"),
    QT_TRANSLATE_NOOP("LabFindings", "place on the rank scale"),
    QT_TRANSLATE_NOOP("LabFindings", "win rate"),
    QT_TRANSLATE_NOOP("LabFindings", "score (%), 95 % intervals"),
    QT_TRANSLATE_NOOP("LabFindings", "win rate (%), 95 % intervals"),
    QT_TRANSLATE_NOOP("LabFindings", "Elo, 95 % intervals"),
    QT_TRANSLATE_NOOP("LabFindings", "Elo against z = 0, 95 % intervals"),
    QT_TRANSLATE_NOOP("LabFindings", "estimated / true iterations, 95 % intervals"),
    QT_TRANSLATE_NOOP("LabFindings", "log10 of iterations, 95 % intervals"),
    QT_TRANSLATE_NOOP("LabFindings", "moves made as the human made them (%)"),
    // A player in iterations
    QT_TRANSLATE_NOOP("LabFindings", "%1, %2: iterations of UCT that play it even"),
    QT_TRANSLATE_NOOP("LabFindings", "mean of %1 trial"),
    QT_TRANSLATE_NOOP("LabFindings", "mean of %1 trials"),
    QT_TRANSLATE_NOOP("LabFindings", "trial %1"),
    QT_TRANSLATE_NOOP("LabFindings", "Score of UCT against %1"),
    QT_TRANSLATE_NOOP("LabFindings", "score of UCT"),
    QT_TRANSLATE_NOOP("LabFindings", "search for bounds"),
    QT_TRANSLATE_NOOP("LabFindings", "Iterations, match after match"),
    QT_TRANSLATE_NOOP("LabFindings", "%1 games a step, %2 trials, balanced by %3, seed %4; the paper: 10 trials of 1000 games"),
    QT_TRANSLATE_NOOP("LabFindings", "UCT measured by itself"),
    QT_TRANSLATE_NOOP("LabFindings", "Estimated / true iterations, balanced by %1"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, %2 iterations"),
    QT_TRANSLATE_NOOP("LabFindings", "Players in iterations of UCT"),
    QT_TRANSLATE_NOOP("LabFindings", "Iterations of UCT that play it even, balanced by %1"),
    QT_TRANSLATE_NOOP("LabFindings", "%1 (out of reach)"),
    // Matches
    QT_TRANSLATE_NOOP("LabFindings", "%1 against %2: score"),
    QT_TRANSLATE_NOOP("LabFindings", "%1 against %2: Elo"),
    QT_TRANSLATE_NOOP("LabFindings", "%1 won, %2 drawn, %3 lost"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: every rank against %2"),
    QT_TRANSLATE_NOOP("LabFindings", "Win rate against the middle rank"),
    QT_TRANSLATE_NOOP("LabFindings", "Ratings, 1500 on average"),
    QT_TRANSLATE_NOOP("LabFindings", "Round robin"),
    QT_TRANSLATE_NOOP("LabFindings", "Scores of the first against the second"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, network %2 (%3), %4 simulations a move, one leaf at a time, seed %5"),
    // The strength index
    QT_TRANSLATE_NOOP("LabFindings", "Elo of sa:z against sa:0"),
    QT_TRANSLATE_NOOP("LabFindings", "Strength index and Elo"),
    QT_TRANSLATE_NOOP("LabFindings", "Fits over z from -2 to 2"),
    QT_TRANSLATE_NOOP("LabFindings", "range of the line"),
    QT_TRANSLATE_NOOP("LabFindings", "error of the line"),
    QT_TRANSLATE_NOOP("LabFindings", "error of the logistic"),
    QT_TRANSLATE_NOOP("LabFindings", "z = 2 against z = -2 at thresholds"),
    QT_TRANSLATE_NOOP("LabFindings", "R_th = 0.1; Elo against z = 0, which the paper measures against other programs"),
    QT_TRANSLATE_NOOP("LabFindings", "The weakest move that may be chosen, ln(N / N_max)"),
    QT_TRANSLATE_NOOP("LabFindings", "Moves that may be chosen and lie beyond ln R_th"),
    QT_TRANSLATE_NOOP("LabFindings", "How far below the best a move may be"),
    QT_TRANSLATE_NOOP("LabFindings", "Score of %1 in the second half of its games"),
    QT_TRANSLATE_NOOP("LabFindings", "Mean %1 in the second half; paper: the opponent's"),
    QT_TRANSLATE_NOOP("LabFindings", "Following five opponents: %1"),
    QT_TRANSLATE_NOOP("LabFindings", "a strength index that follows"),
    QT_TRANSLATE_NOOP("LabFindings", "\"match me\""),
    QT_TRANSLATE_NOOP("LabFindings", "Score of a player of fixed strength"),
    QT_TRANSLATE_NOOP("LabFindings", "Score of the same player when it follows within the game"),
    QT_TRANSLATE_NOOP("LabFindings", "Mean distance from 50 %"),
    QT_TRANSLATE_NOOP("LabFindings", "Uneven pairs"),
    // Ranks told from games
    QT_TRANSLATE_NOOP("LabFindings", "Side by side, %1 games of one player: right"),
    QT_TRANSLATE_NOOP("LabFindings", "Side by side, %1 games of anyone: right"),
    QT_TRANSLATE_NOOP("LabFindings", "Correlation of what is said of one game with the rank, given value and result, within settings"),
    QT_TRANSLATE_NOOP("LabFindings", "The level that tells each two neighbours apart best on candidates: a side of the stronger rank has more of it"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: a side of the stronger rank has more of it"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: policy of %2"),
    QT_TRANSLATE_NOOP("LabFindings", "all levels: %1"),
    QT_TRANSLATE_NOOP("LabFindings", "Which levels tell neighbours apart"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: at most one rank off, by number of games"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: right, by number of games"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: at most one rank off after %2 games"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: right after %2 games"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: at most one rank off"),
    QT_TRANSLATE_NOOP("LabFindings", "%1: right"),
    QT_TRANSLATE_NOOP("LabFindings", "Right after %1 game"),
    QT_TRANSLATE_NOOP("LabFindings", "Right after %1 games"),
    QT_TRANSLATE_NOOP("LabFindings", "Ranks that are right"),
    QT_TRANSLATE_NOOP("LabFindings", "Ranks that are right, by what may be seen"),
    QT_TRANSLATE_NOOP("LabFindings", "Ranks that are right, where only some were learnt"),
    QT_TRANSLATE_NOOP("LabFindings", "Ranks that were never seen, after 20 games"),
    QT_TRANSLATE_NOOP("LabFindings", "Side by side"),
    QT_TRANSLATE_NOOP("LabFindings", "Side by side, %1"),
    QT_TRANSLATE_NOOP("LabFindings", "Within %1"),
    QT_TRANSLATE_NOOP("LabFindings", "SE∞, nearest β̄"),
    QT_TRANSLATE_NOOP("LabFindings", "Nearest β̄, %1"),
    QT_TRANSLATE_NOOP("LabFindings", "all moves"),
    QT_TRANSLATE_NOOP("LabFindings", "first 50 moves"),
    QT_TRANSLATE_NOOP("LabFindings", "last 50 moves"),
    QT_TRANSLATE_NOOP("LabFindings", "one move"),
    QT_TRANSLATE_NOOP("LabFindings", "ours, likelihood"),
    QT_TRANSLATE_NOOP("LabFindings", "(source alone)"),
    QT_TRANSLATE_NOOP("LabFindings", "(setting alone)"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, paper"),
    QT_TRANSLATE_NOOP("LabFindings", "Trees, rounded as published"),
    QT_TRANSLATE_NOOP("LabFindings", "Trees, nearest of the ranks' means"),
    QT_TRANSLATE_NOOP("LabFindings", "β alone"),
    QT_TRANSLATE_NOOP("LabFindings", "trees"),
    QT_TRANSLATE_NOOP("LabFindings", "trees, nearest mean"),
    QT_TRANSLATE_NOOP("LabFindings", "Trees, rounded as published, games of one player"),
    QT_TRANSLATE_NOOP("LabFindings", "Trees, rounded as published, games of anyone of the rank"),
    QT_TRANSLATE_NOOP("LabFindings", "Likelihood of the ranks' policies, games of one player"),
    QT_TRANSLATE_NOOP("LabFindings", "Games of one player and of many"),
    QT_TRANSLATE_NOOP("LabFindings", "games of anyone"),
    QT_TRANSLATE_NOOP("LabFindings", "of one player"),
    QT_TRANSLATE_NOOP("LabFindings", "of one, likelihood"),
    QT_TRANSLATE_NOOP("LabFindings", "(of one, source alone)"),
    QT_TRANSLATE_NOOP("LabFindings", "What each kind of feature brings"),
    QT_TRANSLATE_NOOP("LabFindings", "everything"),
    QT_TRANSLATE_NOOP("LabFindings", "without β"),
    QT_TRANSLATE_NOOP("LabFindings", "without priors"),
    QT_TRANSLATE_NOOP("LabFindings", "without losses"),
    QT_TRANSLATE_NOOP("LabFindings", "β only"),
    QT_TRANSLATE_NOOP("LabFindings", "priors only"),
    QT_TRANSLATE_NOOP("LabFindings", "losses only"),
    QT_TRANSLATE_NOOP("LabFindings", "length only"),
    QT_TRANSLATE_NOOP("LabFindings", "everything + outside losses"),
    QT_TRANSLATE_NOOP("LabFindings", "outside losses only"),
    QT_TRANSLATE_NOOP("LabFindings", "everything + outside levels"),
    QT_TRANSLATE_NOOP("LabFindings", "outside levels only"),
    QT_TRANSLATE_NOOP("LabFindings", "everything + both"),
    QT_TRANSLATE_NOOP("LabFindings", "What sees no move, fitted on every rank"),
    QT_TRANSLATE_NOOP("LabFindings", "taught %1 ranks"),
    QT_TRANSLATE_NOOP("LabFindings", "every rank"),
    QT_TRANSLATE_NOOP("LabFindings", "%1 ranks"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, at most one rank off"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, right"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, linear"),
    QT_TRANSLATE_NOOP("LabFindings", "All ranks together"),
    QT_TRANSLATE_NOOP("LabFindings", "Moves like the human's"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, by rank"),
    QT_TRANSLATE_NOOP("LabFindings", "ours, rank"),
    // What others hold
    QT_TRANSLATE_NOOP("LabFindings", "%1 against %2"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, random"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, heuristic"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, minimax:%2"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, score"),
    QT_TRANSLATE_NOOP("LabFindings", "%1, trueskill"),
};

struct Template {
    const char* english;
    QRegularExpression pattern;
};

std::vector<Template> makeTemplates()
{
    std::vector<Template> templates;
    for (const char* text : kTexts) {
        const QString english = QString::fromUtf8(text);
        if (!english.contains(QLatin1String("%1")))
            continue;
        QString pattern = QRegularExpression::escape(english);
        for (int place = 1; place <= 5; ++place)
            pattern.replace(QStringLiteral("\\%%1").arg(place), QStringLiteral("(.+)"));
        templates.push_back({text, QRegularExpression(QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption)});
    }
    return templates;
}

QString translated(const char* english)
{
    return QCoreApplication::translate("LabFindings", english);
}

const char* wholeText(const QString& english)
{
    const auto* found = std::ranges::find_if(kTexts, [&](const char* text) { return english == QString::fromUtf8(text); });
    return found == std::end(kTexts) ? nullptr : *found;
}

std::pair<const Template*, QRegularExpressionMatch> templateOf(const QString& english)
{
    static const std::vector<Template> templates = makeTemplates();
    for (const Template& one : templates)
        if (auto match = one.pattern.match(english); match.hasMatch())
            return {&one, std::move(match)};
    return {nullptr, {}};
}

} // namespace

bool isKnownFinding(const QString& english)
{
    return wholeText(english) || templateOf(english).first;
}

QString findingWords(const QString& english)
{
    if (const char* whole = wholeText(english))
        return translated(whole);
    const auto [found, match] = templateOf(english);
    if (!found)
        return gameWords(english);
    QStringList parts = match.capturedTexts();
    QString words = translated(found->english);
    for (qsizetype place = parts.size() - 1; place > 0; --place) // backwards: what is put in may hold a "%1" of its own
        words.replace(QStringLiteral("%%1").arg(place), findingWords(parts[place]));
    return words;
}

} // namespace evenmatch::ui
