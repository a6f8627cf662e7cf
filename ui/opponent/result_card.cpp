#include "ui/opponent/result_card.h"

#include "core/game/family.h"
#include "ui/base/theme.h"
#include "ui/game/match_me.h"
#include "ui/game/new_game.h"
#include "ui/game/session_text.h"
#include "ui/rank/game_rank_words.h"
#include "ui/text/error_text.h"
#include "ui/text/sentences.h"

#include <QBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

/// The part that was played against the program.
nn::PlayedGame afterBegun(const nn::PlayedGame& game, std::size_t begun)
{
    const auto first = static_cast<std::ptrdiff_t>(std::min(begun, game.moves.size()));
    nn::PlayedGame part{std::make_shared<const game::AnyPosition>(nn::stateAt(game, static_cast<std::size_t>(first)).position()),
        {game.moves.begin() + first, game.moves.end()}};
    if (!game.clocks.empty())
        part.clocks.assign(game.clocks.begin() + first, game.clocks.end());
    return part;
}

} // namespace

ResultCard::ResultCard(GameDocument& document, Engine& engine, Opponent& opponent, QWidget* parent)
    : Card({}, parent), m_document(document), m_engine(engine), m_opponent(opponent), m_result(new QLabel), m_program(new QLabel),
      m_user(new QLabel), m_matchMe(new QLabel)
{
    m_result->setFont(typeFont(TypeSize::Title, true));
    m_result->setObjectName(QStringLiteral("resultWords"));
    m_user->setObjectName(QStringLiteral("estimateWords"));
    m_program->setObjectName(QStringLiteral("humannessWords"));
    m_matchMe->setObjectName(QStringLiteral("matchMeWords"));
    for (QLabel* label : {m_result, m_matchMe, m_user, m_program}) {
        label->setWordWrap(true);
        body()->addWidget(label);
    }
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    const auto add = [&](const QString& text, const char* name, void (ResultCard::*signal)()) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, signal);
        row->addWidget(button);
        return button;
    };
    add(tr("Review"), "reviewGame", &ResultCard::reviewWanted)->setProperty("primary", true);
    add(tr("Play again"), "playAgain", &ResultCard::playAgainWanted);
    add(tr("New…"), "anotherGame", &ResultCard::newGameWanted);
    body()->addLayout(row);
    connect(&document.session(), &GameSession::changed, this, &ResultCard::follow);
    connect(&engine, &Engine::networkChanged, this, &ResultCard::follow);
    follow();
}

/// From the user's side: "You won by resignation".
QString ResultCard::result() const
{
    const GameSession& session = m_document.session();
    const auto user = m_opponent.userSide();
    const auto outcome = record::gameInfo(session.record()).outcome;
    if (!user || outcome == game::Outcome::None)
        return resultText(session.result());
    if (outcome == game::Outcome::Draw)
        return tr("A draw");
    return outcome == game::winFor(*user) ? tr("You won") : tr("%1 won").arg(m_opponent.name());
}

/// Of "match me" games: what the result changed, as the panel for new games says it. Nothing if this result did not count, because the text
/// would be about another game: this one was too short, or its first result was taken back.
QString ResultCard::matchMeText() const
{
    const auto& plan = m_opponent.plan();
    if (!plan || plan->kind != OpponentPlan::Kind::MatchMe)
        return {};
    const record::GameRecord& record = m_document.session().record();
    if (!startsEven(record))
        return tr("Games with a handicap or from a position that was set up do not change the strength of “Match me”.");
    if (!plan->learned)
        return {};
    const bool isLocked = matchMeLocked(game::familyName(record.setup.game));
    const search::Adaptation adaptation = m_opponent.adaptation();
    const double score = programScore(record::gameInfo(record).outcome, plan->side);
    if (!isLocked && (adaptation.scores.empty() || adaptation.scores.back() != score))
        return {};
    return joinSentences({matchMeWords(adaptation, isLocked, m_opponent.ranks()),
        tr("“Match me” adapts to your results. Your rank is estimated from your moves.")});
}

void ResultCard::follow()
{
    const GameSession& session = m_document.session();
    const bool over = session.phase() == Phase::Over && session.atGameEnd();
    setVisible(over);
    if (!over)
        return;
    m_result->setText(result());
    m_result->setVisible(m_opponent.userSide().has_value()); // else the panel has said it above
    m_user->setVisible(m_opponent.plan().has_value());
    m_matchMe->setText(matchMeText());
    m_matchMe->setHidden(m_matchMe->text().isEmpty());
    if (m_opponent.plan())
        judge();
    else
        forget();
    m_program->setVisible(m_opponent.plan() && !m_program->text().isEmpty());
}

void ResultCard::judge()
{
    auto played = nn::playedGame(m_document.session().record(), m_document.session().gameEnd());
    const std::string game = game::familyName(m_document.session().record().setup.game);
    const auto network = m_engine.network(game);
    if (!played || !network || network->info().scale.empty())
        return forget();
    const OpponentPlan& plan = *m_opponent.plan();
    played = afterBegun(*played, plan.begun);
    const std::string key
        = nn::contentKey(*played) + network->info().keptBy() + plan.rank + (plan.side == game::Side::First ? " first" : " second");
    if (key == m_judged)
        return;
    m_judged = key;
    m_verdict.reset();
    m_program->setText(tr("Analysing the moves…"));
    m_user->clear();
    const strength::SaidRanks ranks = m_opponent.ranks();
    const double place = m_opponent.place();
    nn::VerdictQuestion question{.game = *std::move(played),
        .program = plan.side,
        .place = std::clamp(ranks.toOwn(place), 0.0, static_cast<double>(network->info().scale.size() - 1)),
        .rank = ranks.scale().name(static_cast<std::size_t>(std::lround(place))),
        .server = ranks.server(),
        .modelFile = m_engine.networkFile(game).toStdString()};
    m_engine.run(
        tr("Analysing the game"), jobs::Priority::Normal, this,
        [network, question = std::move(question)](jobs::JobContext& job) { return nn::verdictOn(*network, question, job); },
        [this, request = ++m_request](core::Result<nn::GameVerdict> verdict) {
            if (request == m_request)
                show(verdict);
        });
}

/// An answer about an earlier game must not appear beside this one.
void ResultCard::forget()
{
    ++m_request;
    m_judged.clear();
    m_verdict.reset();
    m_program->clear();
    m_user->clear();
}

void ResultCard::show(const core::Result<nn::GameVerdict>& verdict)
{
    if (!verdict) {
        m_judged.clear(); // the next look at this end tries again
        m_program->setText(analysisFailed(errorText(verdict.error())));
        return;
    }
    m_verdict = *verdict;
    m_user->setText(verdict->estimate ? gameRankWords(*verdict->estimate, verdict->scale).ofYours : QString());
    m_program->setText(m_opponent.isEngine() ? QString() : humannessWords(*verdict)); // other programs play at no rank
    m_program->setHidden(m_program->text().isEmpty());
}

} // namespace evenmatch::ui
