#include "ui/engine/network_card.h"

#include "core/game/family.h"
#include "nn/model/model_file.h"
#include "ui/base/focus.h"
#include "ui/base/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/phrase_text.h"
#include "ui/text/rank_words.h"
#include "ui/text/sentences.h"
#include "ui/widgets/undoable.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QLocale>
#include <QPushButton>

namespace evenmatch::ui {

namespace {

constexpr qsizetype kHashShown = 12;
const std::string kRanks = "go"; ///< the network with ranks beside the strong one

/// The facts that only a model file contains.
struct FileFacts {
    QString encoding;
    QString size;
    QString training;
};

core::Result<FileFacts> readFacts(const std::string& path)
{
    const auto model = nn::openModel(path);
    if (!model)
        return model.error();
    const nn::NetworkConfig& config = model->config();
    FileFacts facts{.encoding = QString::fromStdString(config.encoding),
        .size = nn::readsTrunk(config) ? NetworkCard::tr("the last layer of %1").arg(QString::fromStdString(config.trunkName))
            : config.valueBlocks == 0  ? NetworkCard::tr("%1 blocks of %2 channels").arg(config.blocks).arg(config.channels)
                                       : NetworkCard::tr("%1 blocks of %2 channels, and %3 more blocks for the value")
                                            .arg(config.blocks)
                                            .arg(config.channels)
                                            .arg(config.valueBlocks),
        .training = {}};
    const auto& card = model->description().card;
    if (card.contains("positions") && card["positions"].is_number())
        facts.training = NetworkCard::tr("%1 positions").arg(QLocale().toString(card["positions"].get<double>(), 'f', 0));
    return facts;
}

bool isStrong(const std::string& game) { return game == strongNetworkOf("go"); }

QString chosenFile(const Engine& engine, const std::string& game)
{
    return engine.isNetworkChosen(game) ? engine.networkFile(game) : QString();
}

QString titleOf(const std::string& game)
{
    return isStrong(game) ? NetworkCard::tr("Strong network for Go") : game::isGo(game) ? NetworkCard::tr("Go") : NetworkCard::tr("Chess");
}

/// The folders of KataGo's and KaTrain's networks.
QStringList usualPlaces()
{
    const QString home = QDir::homePath();
    QStringList places{home + QStringLiteral("/.katrain"), home + QStringLiteral("/.katago"), home + QStringLiteral("/.local/share/katago"),
        QStringLiteral("/usr/share/katago"), QStringLiteral("/usr/local/share/katago")};
    for (const QString& root : {home + QStringLiteral("/.local/lib"), QStringLiteral("/usr/local/lib"), QStringLiteral("/usr/lib")})
        for (const QString& python : QDir(root).entryList({QStringLiteral("python3*")}, QDir::Dirs))
            for (const char* packages : {"site-packages", "dist-packages"})
                places << QStringLiteral("%1/%2/%3/katrain/models").arg(root, python, QLatin1String(packages));
    return places;
}

/// The first network in a usual place; empty if there is none.
QString networkAtHand()
{
    for (const QString& place : usualPlaces()) {
        const QFileInfoList files = QDir(place).entryInfoList({QStringLiteral("*.bin.gz"), QStringLiteral("*.txt.gz")}, QDir::Files);
        if (!files.isEmpty())
            return files.front().filePath();
    }
    return {};
}

} // namespace

NetworkCard::NetworkCard(const std::string& game, Engine& engine, QUndoStack& undo, QWidget* parent)
    : Card(titleOf(game), parent), m_game(game), m_isStrong(isStrong(game)), m_engine(engine), m_undo(undo), m_name(new QLabel),
      m_state(quietLabel()), m_facts(new QGridLayout), m_speed(new QLabel), m_other(new QPushButton(tr("Use another file…"))),
      m_bundled(new QPushButton(m_isStrong ? tr("Remove") : tr("Use the bundled network"))), m_measure(new QPushButton(tr("Measure speed")))
{
    m_name->setFont(typeFont(TypeSize::Title, true));
    m_name->setWordWrap(true);
    m_name->setObjectName(QStringLiteral("networkName-%1").arg(QString::fromStdString(game)));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_facts->setHorizontalSpacing(16);
    m_facts->setVerticalSpacing(5);
    m_facts->setColumnStretch(1, 1);
    m_speed->setWordWrap(true);
    m_speed->setObjectName(QStringLiteral("speed-%1").arg(QString::fromStdString(game)));
    m_speed->hide();
    m_measure->setObjectName(QStringLiteral("measure-%1").arg(QString::fromStdString(game)));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_other, m_bundled, m_measure}) {
        button->setProperty("slim", true);
        setWords(*button, button->text());
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    body()->addWidget(m_name);
    body()->addWidget(m_state);
    body()->addLayout(m_facts);
    body()->addWidget(m_speed);
    body()->addStretch(1);
    body()->addLayout(buttons);

    connect(m_other, &QPushButton::clicked, this, &NetworkCard::choose);
    connect(m_bundled, &QPushButton::clicked, this, [this] {
        const Choice before = choice();
        m_engine.setNetworkFile(m_game, {});
        note(before);
    });
    if (const QString atHand = m_isStrong ? networkAtHand() : QString(); !atHand.isEmpty()) {
        m_offer = new QPushButton(tr("Use %1").arg(QFileInfo(atHand).fileName()));
        m_offer->setObjectName(QStringLiteral("offeredNetwork"));
        m_offer->setProperty("slim", true);
        m_offer->setToolTip(atHand);
        buttons->insertWidget(0, m_offer);
        connect(m_offer, &QPushButton::clicked, this, [this, atHand] { use(atHand); });
    }
    connect(m_measure, &QPushButton::clicked, this, &NetworkCard::measure);
    connect(&engine, &Engine::networkChanged, this, [this](const QString& changed) {
        if (changed.toStdString() == m_game)
            refresh();
    });
    refresh();
}

/// With the network for screen readers, because each card has these buttons.
void NetworkCard::setWords(QPushButton& button, const QString& words) const
{
    button.setText(words);
    button.setAccessibleName(QStringLiteral("%1 – %2").arg(words, titleOf(m_game)));
}

void NetworkCard::addFact(const QString& word, const QString& value, const QString& tip)
{
    auto* label = new QLabel(value);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setToolTip(tip);
    QLabel* what = quietLabel(word);
    what->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    const int row = m_facts->rowCount(); // a form would compute the height of wrapped text wrongly and cut the last line
    m_facts->addWidget(what, row, 0);
    m_facts->addWidget(label, row, 1);
}

void NetworkCard::refresh()
{
    ++m_request;
    if (m_measuring.isValid())
        m_measuring.requestStop(); // it measures the previous network
    while (QLayoutItem* item = m_facts->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_speed->hide();
    const QString file = m_engine.networkFile(m_game);
    const bool isChosen = m_engine.isNetworkChosen(m_game);
    if (m_isStrong)
        setWords(*m_other, isChosen ? tr("Replace…") : tr("Add a network…"));
    setShown(*m_bundled, isChosen, *m_other);
    if (m_offer)
        setShown(*m_offer, !isChosen, *m_other);
    m_name->setText(QFileInfo(file).fileName());
    m_name->setVisible(!file.isEmpty());
    const auto network = m_engine.state(m_game) == Engine::State::Ready ? m_engine.network(m_game) : nullptr;
    m_measure->setVisible(network != nullptr);
    m_state->setText(stateText(network != nullptr));
    m_state->setVisible(!m_state->text().isEmpty());
    if (network)
        showNetwork(network->info());
}

QString NetworkCard::stateText(bool isReady) const
{
    const QString problem = m_engine.problem(m_game);
    if (m_engine.state(m_game) == Engine::State::Loading)
        return tr("Loading…");
    if (!problem.isEmpty() || (isReady && !m_isStrong))
        return problem;
    return !m_isStrong ? QString()
        : isReady      ? tr("Review, hints, lessons and the tutor use this network for Go.")
                       : tr("Add a KataGo network (.bin.gz) to make review, hints, lessons and the tutor much stronger in Go. No other "
                                 "program is needed.");
}

void NetworkCard::showNetwork(const nn::NetworkInfo& info)
{
    if (!info.name.empty())
        m_name->setText(QString::fromStdString(info.name));
    const QString file = m_engine.networkFile(m_game);
    addFact(tr("File"), QFileInfo(file).fileName(), file);
    addFact(tr("Hash"), QString::fromStdString(info.hash).left(kHashShown), QString::fromStdString(info.hash));
    if (m_isStrong)
        return showPredictions(info);
    addFact(tr("Ranks"),
        info.scale.empty() ? tr("none: it can review games, but not play at a rank")
                           : tr("%1 to %2").arg(rankWords(info.scale.ranks().back().name), rankWords(info.scale.ranks().front().name)));
    if (info.profile) {
        std::uint64_t games = 0;
        for (const strength::RankEntry& rank : info.profile->ranks)
            games += rank.games;
        addFact(tr("Rank profile"), tr("from %1 games").arg(QLocale().toString(static_cast<qulonglong>(games))));
    } else {
        addFact(tr("Rank profile"), tr("none: its ranks have not been measured"));
    }
    addFact(tr("Accuracy"), info.profile && !info.profile->verified.empty() ? verifiedText(info.profile->verified) : tr("not measured"));
    const auto& measured = info.profile ? info.profile->measured : std::nullopt;
    QStringList opponents;
    for (std::size_t rank = 0; measured && rank < measured->ranks.size(); ++rank)
        if (measured->ranks[rank])
            opponents << labelled(rankWords(info.scale.name(rank)), measuredWords(*measured->ranks[rank], game::isGo(info.game)));
    addFact(tr("Opponents' strength"),
        opponents.isEmpty() ? tr("not measured") : tr("measured against %1").arg(anchorsWords(measured->opponents)),
        opponents.join(QLatin1Char('\n')));
    readCard(file);
}

/// The outputs of a strong network.
void NetworkCard::showPredictions(const nn::NetworkInfo& info)
{
    QStringList known{tr("candidate moves"), tr("winning chances")};
    if (info.hasScoreLead)
        known << tr("score lead");
    if (info.hasOwnership)
        known << tr("ownership");
    if (!info.scale.empty())
        known << tr("moves of players from %1 to %2")
                     .arg(rankWords(info.scale.ranks().back().name), rankWords(info.scale.ranks().front().name));
    addFact(tr("Predicts"), joinList(known));
    addFact(tr("File size"), QLocale().formattedDataSize(QFileInfo(m_engine.networkFile(m_game)).size()));
}

void NetworkCard::readCard(const QString& file)
{
    m_engine.run(
        {}, jobs::Priority::Interactive, this, [path = file.toStdString()](jobs::JobContext&) { return readFacts(path); },
        [this, request = m_request](const core::Result<FileFacts>& facts) {
            if (request != m_request || !facts)
                return; // other formats have no model card
            addFact(tr("Size"), facts->size);
            addFact(tr("Input"), facts->encoding);
            if (!facts->training.isEmpty())
                addFact(tr("Last trained on"), facts->training);
        });
}

NetworkCard::Choice NetworkCard::choice() const
{
    return {chosenFile(m_engine, m_game), m_isStrong ? chosenFile(m_engine, kRanks) : QString()};
}

void NetworkCard::note(const Choice& before)
{
    const auto use = [&engine = m_engine, game = m_game](const Choice& wanted) {
        engine.setNetworkFile(game, wanted.file);
        if (isStrong(game) && chosenFile(engine, kRanks) != wanted.ranks)
            engine.setNetworkFile(kRanks, wanted.ranks); // second, because it is opened with the strong network
    };
    m_undo.push(new DoneStep(
        tr("another network"), [use, before] { use(before); }, [use, now = choice()] { use(now); }));
}

void NetworkCard::choose()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Use another network"),
        QFileInfo(m_engine.networkFile(m_game)).absolutePath(), tr("Networks (*.evm *.bin.gz *.txt.gz *.pb.gz *.pb);;All files (*)"));
    if (!file.isEmpty())
        use(file);
}

void NetworkCard::use(const QString& file)
{
    m_engine.tryNetworkFile(m_game, file, this, [this, before = choice()](const core::Result<void>& done) {
        if (done) {
            note(before);
            return;
        }
        if (done.error().code == core::ErrorCode::Stopped)
            return; // for a later choice
        const QString problem = errorText(done.error());
        m_state->setText(m_engine.network(m_game) ? tr("%1. The current network stays in use.").arg(problem) : endSentence(problem));
        m_state->show();
    });
}

/// The device that the speed was measured on. Networks of lc0's format, which play chess, always use the processor.
QString NetworkCard::computerName() const
{
    const bool isOfLc0 = game::isChess(m_game) && !m_engine.networkFile(m_game).endsWith(QLatin1String(".evm"));
    const bool usesGpu = m_engine.gpu() == true && m_engine.computing().device != nn::Device::Cpu && !isOfLc0;
    return usesGpu ? tr("GPU (CUDA)") : machineName();
}

void NetworkCard::measure()
{
    if (m_measuring.isValid())
        return m_measuring.requestStop();
    const auto network = m_engine.network(m_game);
    if (!network)
        return;
    setWords(*m_measure, tr("Stop")); // a disabled button would lose the focus
    m_measuring = m_engine.run(
        tr("Measuring speed"), jobs::Priority::Normal, this, [network](jobs::JobContext& job) { return benchmark(*network, job); },
        [this, request = m_request](const core::Result<std::vector<BenchmarkRow>>& rows) {
            m_measuring = {};
            setWords(*m_measure, tr("Measure speed"));
            if (request != m_request || (!rows && rows.error().code == core::ErrorCode::Stopped))
                return;
            m_speed->show();
            if (!rows) {
                m_speed->setText(errorText(rows.error()));
                return;
            }
            QStringList parts;
            for (const BenchmarkRow& row : *rows) {
                const QString speed = QLocale().toString(row.positionsPerSecond, 'f', 0);
                parts << (row.batch == 1 ? tr("%1 singly").arg(speed) : tr("%1 in batches of %2").arg(speed, QString::number(row.batch)));
            }
            m_speed->setText(tr("Positions per second: %1\n%2").arg(parts.join(QStringLiteral(" · ")), computerName()));
        });
}

} // namespace evenmatch::ui
