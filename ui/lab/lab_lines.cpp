#include "ui/lab/lab_lines.h"

#include "ui/lab/lab_plan.h"
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace evenmatch::ui {

namespace {

struct LineText {
    Q_DECLARE_TR_FUNCTIONS(lab)
};

struct LineWords {
    QString title;
    QString about;
};

LineWords wordsOf(const QString& line)
{
    if (line == QLatin1String("complexity"))
        return {LineText::tr("Strength in search iterations"),
            LineText::tr("Finds the number of iterations with which plain Monte Carlo tree search scores 50 % against a player: one number "
                         "for the strength of any player in any game.")};
    if (line == QLatin1String("match"))
        return {LineText::tr("A match"),
            LineText::tr("Two players play games from varied openings and swap colours. The result is their difference in Elo.")};
    if (line == QLatin1String("se-accuracy"))
        return {LineText::tr("Ranks estimated from games"),
            LineText::tr("How often the rank of held-out players is estimated correctly, by number of games.")};
    if (line == QLatin1String("se-by-move"))
        return {LineText::tr("Strength move by move"), LineText::tr("Mean strength score of every rank at each move of a game.")};
    if (line == QLatin1String("se-phases"))
        return {LineText::tr("Ranks estimated from parts of games"),
            LineText::tr("How often the estimate is correct from the first moves, the last moves, or one move of each game.")};
    if (line == QLatin1String("se-limited-ranks"))
        return {LineText::tr("Ranks never seen in training"),
            LineText::tr("Whether a network trained on two or three ranks orders the others, too.")};
    if (line == QLatin1String("se-winrate"))
        return {LineText::tr("Win rate of the ranks"), LineText::tr("How often each of this program's ranks beats the middle one.")};
    if (line == QLatin1String("se-roundrobin"))
        return {LineText::tr("Round robin"), LineText::tr("Ratings of two methods of adjusting strength, at five ranks each.")};
    if (line == QLatin1String("se-move-accuracy"))
        return {LineText::tr("Moves like people's"), LineText::tr("How often each kind of search chooses the human's move.")};
    if (line == QLatin1String("sa-elo"))
        return {LineText::tr("Strength index and Elo"),
            LineText::tr("How much Elo the strength index z is worth, with a linear and a logistic fit.")};
    if (line == QLatin1String("sa-bound"))
        return {LineText::tr("The bound of the strength index"),
            LineText::tr("Checks that no move allowed by the strength index is worse than its proof permits.")};
    if (line == QLatin1String("sa-intergame"))
        return {LineText::tr("Adapting between games"),
            LineText::tr("Whether a player that adapts after every game reaches the strength of five fixed opponents.")};
    if (line == QLatin1String("sa-intragame"))
        return {LineText::tr("Adapting within a game"),
            LineText::tr("Whether uneven pairs become more even when one player adapts during the game.")};
    if (line == QLatin1String("multi-accuracy"))
        return {LineText::tr("Ranks by the meta-model"),
            LineText::tr("How much the estimate improves when policies of all levels and losses are combined.")};
    if (line == QLatin1String("multi-ablation"))
        return {LineText::tr("What the meta-model needs"), LineText::tr("Accuracy of the estimate without some of its features.")};
    if (line == QLatin1String("multi-players"))
        return {LineText::tr("Ranks of players"), LineText::tr("Accuracy of the estimate when all games are of one player.")};
    if (line == QLatin1String("multi-roles"))
        return {LineText::tr("Which levels distinguish which ranks"),
            LineText::tr("For neighbouring ranks: the level whose policy distinguishes them best, and how well.")};
    if (line == QLatin1String("multi-spread"))
        return {LineText::tr("Differences between players of one rank"),
            LineText::tr("Compares the spread of one player's games with games of anyone of that rank.")};
    if (line == QLatin1String("multi-levels"))
        return {LineText::tr("Two levels combined"),
            LineText::tr("How often the estimate is correct with the policy of one level, of another, and of both.")};
    if (line == QLatin1String("multi-losses"))
        return {LineText::tr("Losses by move number"), LineText::tr("Mean loss of moves at each point of a game.")};
    if (line == QLatin1String("multi-ablation-one"))
        return {LineText::tr("Features for one player's rank"),
            LineText::tr("Accuracy of the estimate for one player without some of the features.")};
    if (line == QLatin1String("complexity-quality"))
        return {LineText::tr("When a match is even"), LineText::tr("Compares the difference of wins with TrueSkill on simulated matches.")};
    if (line == QLatin1String("complexity-bounds"))
        return {LineText::tr("Iterations between given bounds"),
            LineText::tr("Measures players with known iterations between given bounds, in three games.")};
    if (line == QLatin1String("complexity-known"))
        return {LineText::tr("Iterations of known players"),
            LineText::tr("Measures players with known iterations to check the method, in three games.")};
    if (line == QLatin1String("complexity-unknown"))
        return {LineText::tr("Iterations of simple players"),
            LineText::tr("Measures random, heuristic and alpha-beta players in iterations, in three games.")};
    return {};
}

/// "table 1, figures 1 and 2" in the user's language.
QString placeWords(const QString& place)
{
    const std::pair<QLatin1String, QString> words[] = {{QLatin1String("table"), LineText::tr("table")},
        {QLatin1String("tables"), LineText::tr("tables")}, {QLatin1String("figure"), LineText::tr("figure")},
        {QLatin1String("figures"), LineText::tr("figures")}, {QLatin1String("section"), LineText::tr("section")},
        {QLatin1String("and"), LineText::tr("and")}, {QLatin1String("to"), LineText::tr("to")}};
    QStringList places = place.split(QStringLiteral(", "));
    for (QString& one : places) {
        QString text;
        for (QString part : one.split(QLatin1Char(' '))) {
            for (const auto& [english, translated] : words)
                if (part == english)
                    part = translated;
            text = text.isEmpty() ? part : LineText::tr("%1 %2", "words and numbers of: tables 1 and 2").arg(text, part);
        }
        one = text;
    }
    return joinList(places);
}

/// The short names of the papers.
QString paperWords(const QString& paper)
{
    const std::pair<QLatin1String, QString> papers[] = {
        {QLatin1String("SE"), QStringLiteral("Chen, Shih, Wu: Strength Estimation and Human-Like Strength Adjustment in Games, ICLR 2025")},
        {QLatin1String("SA"), QStringLiteral("Wu et al.: On Strength Adjustment for MCTS-Based Programs, AAAI 2019")},
        {QLatin1String("MULTI"),
            QStringLiteral("Kuboki et al.: Policies of Multiple Skill Levels for Better Strength Estimation in Games, 2025")},
        {QLatin1String("COMPLEX"), QStringLiteral("Lanzi: Evaluating the Complexity of Players’ Strategies using MCTS Iterations, 2019")}};
    const QString name = paper.section(QLatin1Char(','), 0, 0).trimmed();
    for (const auto& [shortName, whole] : papers)
        if (name == shortName) {
            const QString place = placeWords(paper.section(QLatin1Char(','), 1).trimmed());
            return place.isEmpty() ? whole : whole + QStringLiteral(" · ") + place;
        }
    return paper;
}

LabLine commandLine(const char* name, const QStringList& games, const QString& paper)
{
    const QString line = QLatin1String(name);
    const LineWords words = wordsOf(line);
    return {.name = line,
        .title = words.title,
        .about = words.about,
        .paper = paperWords(paper),
        .games = games,
        .needsData = false,
        .isCommand = true};
}

} // namespace

std::vector<LabLine> labLines(const QByteArray& list)
{
    const auto games = [](const char* names) { return QString::fromLatin1(names).split(QLatin1Char(' ')); };
    std::vector<LabLine> lines{commandLine(kComplexityLine, games("connect4 awari othello6 go9 chess"), QStringLiteral("COMPLEX")),
        commandLine(kMatchLine, games("chess go9 go connect4 awari othello6"), {})};
    for (const QJsonValue value : QJsonDocument::fromJson(list).object().value(QStringLiteral("lines")).toArray()) {
        const QJsonObject json = value.toObject();
        LabLine line{.name = json.value(QStringLiteral("name")).toString(),
            .title = {},
            .about = {},
            .paper = paperWords(json.value(QStringLiteral("paper")).toString()),
            .games = {},
            .needsData = json.value(QStringLiteral("needsData")).toBool(),
            .isCommand = false};
        if (line.name.isEmpty() || line.name.startsWith(QLatin1Char('-')))
            continue;
        const LineWords words = wordsOf(line.name);
        line.title = words.title.isEmpty() ? line.name : words.title;
        line.about = words.about.isEmpty() ? json.value(QStringLiteral("about")).toString() : words.about;
        for (const QJsonValue game : json.value(QStringLiteral("games")).toArray())
            line.games << game.toString();
        lines.push_back(std::move(line));
    }
    return lines;
}

QString gameWords(const QString& game)
{
    if (game == QLatin1String("chess"))
        return LineText::tr("Chess");
    if (game == QLatin1String("go"))
        return LineText::tr("Go 19×19");
    if (game == QLatin1String("go9"))
        return LineText::tr("Go 9×9");
    if (game == QLatin1String("connect4"))
        return LineText::tr("Connect Four");
    if (game == QLatin1String("awari"))
        return LineText::tr("Awari");
    if (game == QLatin1String("othello6"))
        return LineText::tr("Othello 6×6");
    return game;
}

QString playerWords(const QString& spec)
{
    if (spec == QLatin1String("heuristic"))
        return LineText::tr("heuristic");
    if (spec == QLatin1String("random"))
        return LineText::tr("random");
    return spec;
}

QString playerSpec(const QString& words)
{
    for (const char* spec : {"heuristic", "random"})
        if (words == playerWords(QLatin1String(spec)))
            return QLatin1String(spec);
    return words;
}

} // namespace evenmatch::ui
