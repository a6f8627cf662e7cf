#include "ui/panels/settings_panel.h"

#include "ui/base/preferences.h"
#include "ui/board/board_look.h"
#include "ui/board/piece_set_button.h"
#include "ui/opponent/opponent.h"
#include "ui/panels/shortcuts_card.h"
#include "ui/sound/game_sounds.h"
#include "ui/text/language.h"
#include "ui/widgets/undoable.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

namespace evenmatch::ui {

namespace {

QFormLayout* makeForm(Card* card)
{
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(8);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    card->body()->addLayout(form);
    return form;
}

void addRow(QFormLayout* form, const QString& words, const char* name, QWidget* field)
{
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(words);
    if (auto* list = qobject_cast<QComboBox*>(field)) { // may be narrower than its longest name
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(6);
    }
    form->addRow(quietLabel(words), field);
}

/// A list of named things with the current choice; `choose` gets the id.
template <class Thing, class Choose>
QComboBox* makeList(const std::vector<Thing>& things, const QString& chosen, Choose choose)
{
    auto* list = new QComboBox;
    for (const Thing& thing : things)
        list->addItem(thing.name, thing.id);
    list->setCurrentIndex(std::max(0, list->findData(chosen)));
    QObject::connect(list, &QComboBox::activated, list, [list, choose] { choose(list->currentData().toString()); });
    return list;
}

} // namespace

SettingsPanel::SettingsPanel(GameSounds& sounds, Shortcuts& keys, QWidget* parent) : QWidget(parent), m_sounds(sounds)
{
    setObjectName(QStringLiteral("panelPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(makeLook());
    column->addWidget(makePlay());
    column->addWidget(new ShortcutsCard(keys, m_undo));
    column->addStretch(1);
}

QWidget* SettingsPanel::makeLook()
{
    auto* card = new Card;
    card->body()->addLayout(makeHeading());
    QFormLayout* form = makeForm(card);
    m_theme = new QComboBox;
    for (const auto& [words, choice] : {std::pair(tr("System"), ThemeChoice::System), std::pair(tr("Light"), ThemeChoice::Light),
             std::pair(tr("Dark"), ThemeChoice::Dark)})
        m_theme->addItem(words, static_cast<int>(choice));
    connect(m_theme, &QComboBox::activated, this, [this] { Q_EMIT themeChosen(static_cast<ThemeChoice>(m_theme->currentData().toInt())); });
    addRow(form, tr("Theme"), "theme", m_theme);
    makeUndoable(m_undo, *m_theme);
    m_language = new QComboBox;
    m_language->addItem(tr("System"), QString());
    for (const Language& known : languages())
        m_language->addItem(known.name, known.code);
    showLanguage();
    connect(m_language, &QComboBox::activated, this, [this] { Q_EMIT languageChosen(m_language->currentData().toString()); });
    addRow(form, tr("Language"), "language", m_language);
    const std::tuple<QString, const char*, QComboBox*> boards[]
        = {{tr("Go board"), "goBoardLook", makeList(goMaterials(), goMaterial().id, chooseGoMaterial)},
            {tr("Chess board"), "chessBoardLook", makeList(chessColours(), chessSquares().id, chooseChessColours)}};
    for (const auto& [words, boardName, list] : boards) {
        addRow(form, words, boardName, list);
        makeUndoable(m_undo, *list);
    }
    form->addRow(quietLabel(tr("Chess pieces")), makePieces());
    m_coordinates = addCheck(form, tr("Coordinates"), "coordinates", true);
    connect(m_coordinates, &QCheckBox::toggled, this, &SettingsPanel::coordinatesChosen);
    connect(addCheck(form, tr("Animate pieces and needles"), "animates", animates()), &QCheckBox::toggled, this, &setAnimates);
    return card;
}

QLayout* SettingsPanel::makeHeading()
{
    auto* heading = new QLabel(tr("Settings"));
    heading->setFont(typeFont(TypeSize::Title, true));
    auto* back = new QPushButton(tr("Back to the game"));
    back->setObjectName(QStringLiteral("closeSettings"));
    back->setProperty("slim", true);
    connect(back, &QPushButton::clicked, this, &SettingsPanel::closed);
    auto* row = new QHBoxLayout;
    row->addWidget(heading, 1);
    row->addWidget(back);
    return row;
}

QWidget* SettingsPanel::makePieces()
{
    auto* pieces = new QWidget;
    auto* row = new QHBoxLayout(pieces);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (const PieceSet& set : pieceSets()) {
        auto* button = new PieceSetButton(set);
        button->setChecked(set.id == pieceSet().id);
        connect(button, &QAbstractButton::clicked, this, [this, id = set.id] {
            const QString before = pieceSet().id;
            usePieces(id);
            if (id != before)
                m_undo.push(new DoneStep(
                    tr("Chess pieces"), [this, before] { usePieces(before); }, [this, id] { usePieces(id); }));
        });
        row->addWidget(button);
    }
    row->addStretch(1);
    return pieces;
}

void SettingsPanel::usePieces(const QString& set)
{
    choosePieceSet(set);
    for (auto* button : findChildren<PieceSetButton*>())
        button->setChecked(button->setId() == set);
}

QWidget* SettingsPanel::makePlay()
{
    auto* card = new Card(tr("Playing"));
    QFormLayout* form = makeForm(card);
    auto* name = new QLineEdit(chosenUserName());
    name->setPlaceholderText(userName());
    name->setToolTip(tr("Your name in the games that you play here"));
    connect(name, &QLineEdit::textEdited, this, &setChosenUserName);
    addRow(form, tr("Your name"), "userName", name);
    QCheckBox* confirm = addCheck(form, tr("Confirm each move"), "confirmsMoves", confirmsMoves());
    confirm->setToolTip(tr("The first click shows a move, the second plays it"));
    connect(confirm, &QCheckBox::toggled, this, &setConfirmsMoves);
    QCheckBox* queen = addCheck(form, tr("Promote to a queen without asking"), "promotesToQueen", promotesToQueen());
    queen->setToolTip(tr("Hold Alt or Ctrl to choose another piece"));
    connect(queen, &QCheckBox::toggled, this, &setPromotesToQueen);
    m_pace = addCheck(form, tr("Human-like thinking time"), "humanPace", Opponent::takesItsTime());
    connect(m_pace, &QCheckBox::toggled, this, &Opponent::setTakesItsTime);
    QCheckBox* resigns = addCheck(form, tr("Evenmatch resigns lost games"), "resignsLostGames", Opponent::resignsLostGames());
    resigns->setToolTip(tr("Otherwise it plays on to the end. This applies to new games"));
    connect(resigns, &QCheckBox::toggled, this, &Opponent::setResignsLostGames);
    m_server = new QComboBox;
    m_server->setToolTip(tr("Ranks differ between servers. Evenmatch converts ranks to this server"));
    connect(m_server, &QComboBox::activated, this, [this] {
        setRankServer(m_server->currentData().toString());
        Q_EMIT serverChosen();
    });
    addRow(form, tr("Go ranks of"), "rankServer", m_server);
    m_serverWords = form->labelForField(m_server);
    makeUndoable(m_undo, *m_server);
    showServers({});
    m_sound = addCheck(form, tr("Sounds"), "sound", m_sounds.isOn());
    connect(m_sound, &QCheckBox::toggled, this, [this](bool on) {
        m_sounds.setOn(on);
        m_volume->setEnabled(on);
        m_sounds.play(Sound::Stone);
    });
    m_volume = new QSlider(Qt::Horizontal);
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);
    connect(m_volume, &QSlider::valueChanged, this, [this](int volume) {
        m_sounds.setVolume(volume);
        m_sounds.play(Sound::Stone);
    });
    addRow(form, tr("Volume"), "volume", m_volume);
    makeUndoable(m_undo, *m_volume);
    return card;
}

QCheckBox* SettingsPanel::addCheck(QFormLayout* form, const QString& text, const char* name, bool on)
{
    auto* check = new QCheckBox(text);
    check->setObjectName(QLatin1String(name));
    check->setChecked(on);
    makeUndoable(m_undo, *check);
    form->addRow(check);
    return check;
}

void SettingsPanel::showServers(const QStringList& servers)
{
    m_server->clear();
    m_server->addItem(tr("The network's own ranks"), QString());
    for (const QString& server : servers)
        m_server->addItem(server, server);
    m_server->setCurrentIndex(std::max(0, m_server->findData(rankServer())));
    noteShown(*m_server);
    m_server->setVisible(!servers.isEmpty());
    m_serverWords->setVisible(!servers.isEmpty());
}

void SettingsPanel::showLanguage() { m_language->setCurrentIndex(std::max(0, m_language->findData(languageInUse()))); }

void SettingsPanel::show(ThemeChoice theme, bool coordinates)
{
    const QSignalBlocker quiet[]
        = {QSignalBlocker(m_coordinates), QSignalBlocker(m_pace), QSignalBlocker(m_sound), QSignalBlocker(m_volume)};
    m_theme->setCurrentIndex(m_theme->findData(static_cast<int>(theme)));
    m_coordinates->setChecked(coordinates);
    m_pace->setChecked(Opponent::takesItsTime()); // a new game may have changed it
    m_sound->setChecked(m_sounds.isOn());
    m_volume->setValue(m_sounds.volume());
    m_volume->setEnabled(m_sounds.isOn());
    for (QWidget* field : {static_cast<QWidget*>(m_theme), static_cast<QWidget*>(m_coordinates), static_cast<QWidget*>(m_pace),
             static_cast<QWidget*>(m_sound), static_cast<QWidget*>(m_volume)})
        noteShown(*field);
}

} // namespace evenmatch::ui
