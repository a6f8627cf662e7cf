#include "ui/editor/position_editor.h"

#include "core/record/board/replay.h"
#include "ui/analysis/analysis_panel.h"
#include "ui/board/board_widget.h"
#include "ui/editor/draft_analysis.h"
#include "ui/editor/draft_board.h"
#include "ui/editor/piece_palette.h"
#include "ui/opponent/game_terms.h"
#include "ui/text/error_text.h"
#include "ui/text/game_text.h"
#include "ui/widgets/card.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/page_scroll.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

constexpr int kTools = 340;
constexpr int kTextLines = 3;
constexpr int kChessBoard = 0; ///< in the list of Go board sizes
constexpr QPoint kNothing(-1, -1);

std::size_t squareAt(QPoint cell) { return static_cast<std::size_t>(chess::squareAt(cell.x(), 7 - cell.y())); }
std::size_t pointAt(const record::GoDraft& draft, QPoint cell) { return static_cast<std::size_t>(cell.y() * draft.size + cell.x()); }

bool isEmpty(const PositionDraft& draft, QPoint cell)
{
    if (const auto* chess = std::get_if<record::ChessDraft>(&draft))
        return chess->pieces[squareAt(cell)] == chess::Piece::None;
    const auto& go = std::get<record::GoDraft>(draft);
    return go.stones[pointAt(go, cell)] == go::Color::Empty;
}

void clearCell(PositionDraft& draft, QPoint cell)
{
    if (auto* chess = std::get_if<record::ChessDraft>(&draft))
        chess->pieces[squareAt(cell)] = chess::Piece::None;
    else if (auto* go = std::get_if<record::GoDraft>(&draft))
        go->stones[pointAt(*go, cell)] = go::Color::Empty;
}

/// Whether the draft has no stones besides the handicap stones chosen, or none at all.
bool hasOnlyHandicap(const record::GoDraft& draft)
{
    record::GoDraft placed = record::emptyGoBoard(draft.size);
    return draft.stones == placed.stones || (record::placeHandicap(placed, draft.handicap) && draft.stones == placed.stones);
}

/// By the same rules; after a handicap, with their usual komi.
record::GoDraft clearedBoard(const record::GoDraft& draft, int size)
{
    record::GoDraft empty = record::emptyGoBoard(size);
    empty.rules = draft.rules;
    empty.komi = draft.handicap > 0 ? GameTerms::usualKomi(QString::fromStdString(draft.rules)) : draft.komi;
    return empty;
}

/// Adds a missing entry.
void chooseData(QComboBox& box, const QVariant& data, const QString& words)
{
    if (box.findData(data) < 0)
        box.addItem(words, data);
    box.setCurrentIndex(box.findData(data));
}

/// Esc belongs to the window, also while the board shows its cursor.
class LeavesEscape final : public QObject {
public:
    explicit LeavesEscape(QWidget& window) : QObject(&window)
    {
        for (auto* board : window.findChildren<BoardWidget*>())
            board->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return false;
        event->ignore();
        return true;
    }
};

QString boardWords(int size) { return PositionEditor::tr("Go %1×%1").arg(size); }

} // namespace

PositionEditor::PositionEditor(
    const game::AnyPosition& position, std::optional<record::GameRecord> before, Engine& engine, const GameSession& played, QWidget* parent)
    : QDialog(parent), m_begun(draftAt(position)), m_before(std::move(before)), m_draft(m_begun), m_board(new DraftBoard),
      m_analysis(new DraftAnalysis(engine, played, this)), m_palette(new PiecePalette), m_rows(new FormRows), m_kind(new QComboBox),
      m_toMove(new QComboBox), m_enPassant(new QComboBox), m_handicap(new QComboBox), m_komi(new QDoubleSpinBox),
      m_prisoners(quietLabel(prisonersWords(position))), m_rules(new QComboBox), m_text(new QPlainTextEdit), m_problem(new QLabel)
{
    constexpr QSize kUsual(920, 660);
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("positionEditor"));
    setWindowTitle(tr("Set up a position"));
    resize(kUsual.boundedTo(screen()->availableGeometry().size() - QSize(40, 60)));
    auto* upper = new QHBoxLayout;
    upper->setSpacing(16);
    upper->addWidget(m_board, 1);
    upper->addWidget(makeTools());
    m_text->setObjectName(QStringLiteral("draftText"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(m_text->fontMetrics().lineSpacing() * kTextLines + 14);
    m_problem->setObjectName(QStringLiteral("draftProblem"));
    m_problem->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 16, 18, 14);
    column->setSpacing(10);
    column->addLayout(upper, 1);
    column->addWidget(m_text);
    column->addWidget(makeButtons());
    for (auto* button : findChildren<QPushButton*>())
        button->setAutoDefault(false); // Enter only ends the typing of a field

    connect(m_text, &QPlainTextEdit::textChanged, this, &PositionEditor::readText);
    connect(m_board, &DraftBoard::touched, this, &PositionEditor::touch);
    connect(m_board, &DraftBoard::dragged, this, &PositionEditor::paint);
    connect(m_board, &DraftBoard::released, this, &PositionEditor::drop);
    connect(m_board, &DraftBoard::clearWanted, this, &PositionEditor::clear);
    connect(m_palette, &PiecePalette::chosen, this, [this] { m_board->setHeld(m_held = kNothing); });
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, this, [this] { restore(m_past, m_future); });
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, this, [this] { restore(m_future, m_past); });
    connect(new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this,
        [this] { QApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, [this] {
        if (const QString text = QApplication::clipboard()->text(); !text.isEmpty())
            m_text->setPlainText(text);
    });
    connect(new QShortcut(Qt::Key_L, this), &QShortcut::activated, m_analysis, &DraftAnalysis::toggle);
    connect(m_analysis, &DraftAnalysis::changed, this, [this] { m_board->setMarks(m_analysis->overlay()); });
    new LeavesEscape(*this);
    connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &PositionEditor::letGo);
    showDraft(true);
    m_board->board()->setFocus();
}

void PositionEditor::turn() { m_board->turn(); }

/// Esc releases the held piece first, then closes the window.
void PositionEditor::letGo()
{
    if (m_held == kNothing)
        return reject();
    m_grabbed = false;
    m_board->setHeld(m_held = kNothing);
}

void PositionEditor::reject()
{
    if (m_draft == m_begun)
        return QDialog::reject();
    for (auto* asked : findChildren<QMessageBox*>(QStringLiteral("discardDraft")))
        if (asked->isVisible()) // the main window can ask again
            return asked->activateWindow();
    auto* question = new QMessageBox(QMessageBox::Question, windowTitle(), tr("Discard the position that you set up?"),
        QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("discardDraft"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QDialog::finished, this, [this](int answer) {
        if (answer == QMessageBox::Discard)
            QDialog::reject();
    });
    question->open();
}

/// Prisoners are not on the board; under rules that count them, the draft's komi replaces them (draftAt()).
QString PositionEditor::prisonersWords(const game::AnyPosition& position) const
{
    const auto* board = position.as<go::Position>();
    if (!board || std::get<record::GoDraft>(m_begun).komi == board->komi())
        return {};
    return tr("Komi %1 and the prisoners: Black took %2, White %3.")
        .arg(pointsText(board->komi()))
        .arg(board->captures(game::Side::First))
        .arg(board->captures(game::Side::Second));
}

QWidget* PositionEditor::makeTools()
{
    auto* tools = new QWidget;
    auto* column = new QVBoxLayout(tools);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(12);
    m_kind->setObjectName(QStringLiteral("draftBoardKind"));
    m_kind->setAccessibleName(tr("Board"));
    m_kind->addItem(tr("Chess"), kChessBoard);
    for (const int size : {19, 17, 15, 13, 11, 9, 7, 5})
        m_kind->addItem(boardWords(size), size);
    connect(m_kind, &QComboBox::activated, this, &PositionEditor::chooseBoard);
    column->addWidget(m_kind);
    column->addWidget(m_palette);
    column->addWidget(makeStarts());
    addFields();
    column->addWidget(m_rows);
    column->addWidget(m_analysis->panel());
    column->addStretch(1);
    auto* scroll = new PageScroll(tools);
    scroll->setUsualWidth(kTools);
    return scroll;
}

QWidget* PositionEditor::makeStarts()
{
    auto* place = new QWidget;
    auto* grid = new QGridLayout(place);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& name, const QString& text, int row, int column, const std::function<void()>& action) {
        auto* button = new QPushButton(text);
        button->setObjectName(name);
        grid->addWidget(button, row, column);
        if (action)
            connect(button, &QPushButton::clicked, this, action);
        return button;
    };
    m_start = add(QStringLiteral("draftStart"), tr("Start position"), 0, 0, [this] { edit(record::usualChessStart()); });
    add(QStringLiteral("draftClear"), tr("Clear board"), 0, 1, [this] {
        if (const auto* go = std::get_if<record::GoDraft>(&m_draft))
            edit(clearedBoard(*go, go->size));
        else
            edit(record::ChessDraft());
    });
    m_odds = add(QStringLiteral("draftOdds"), tr("Odds"), 1, 0, {});
    auto* menu = new QMenu(m_odds);
    const auto addOdds = [&](const QString& words, int file, int rank) {
        menu->addAction(words, this, [this, square = chess::squareAt(file, rank)] {
            record::ChessDraft start = record::usualChessStart();
            start.pieces[static_cast<std::size_t>(square)] = chess::Piece::None;
            edit(start);
        });
    };
    addOdds(tr("White without the knight b1"), 1, 0);
    addOdds(tr("White without the rook a1"), 0, 0);
    addOdds(tr("White without the queen"), 3, 0);
    addOdds(tr("White without the pawn f2"), 5, 1);
    menu->addSeparator();
    addOdds(tr("Black without the knight b8"), 1, 7);
    addOdds(tr("Black without the rook a8"), 0, 7);
    addOdds(tr("Black without the queen"), 3, 7);
    addOdds(tr("Black without the pawn f7"), 5, 6);
    m_odds->setMenu(menu);
    m_flip = add(QStringLiteral("draftFlip"), tr("Flip board"), 1, 1, [this] { turn(); });
    return place;
}

QWidget* PositionEditor::makeCastling()
{
    auto* place = new QWidget;
    auto* grid = new QGridLayout(place);
    grid->setContentsMargins(0, 0, 0, 0);
    const QString names[2][2] = {{tr("White O-O"), tr("White O-O-O")}, {tr("Black O-O"), tr("Black O-O-O")}};
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t wing = 0; wing < 2; ++wing) {
            auto* box = m_castling[side][wing] = new QCheckBox(names[side][wing]);
            box->setObjectName(QStringLiteral("castle%1%2").arg(side).arg(wing));
            box->setToolTip(tr("Castling is still allowed; king and rook must be on their original squares"));
            grid->addWidget(box, static_cast<int>(side), static_cast<int>(wing));
            connect(box, &QCheckBox::clicked, this, [this, side, wing](bool on) {
                record::ChessDraft draft = std::get<record::ChessDraft>(m_draft);
                draft.castling[side][wing] = on;
                edit(draft);
            });
        }
    return place;
}

void PositionEditor::addFields()
{
    const auto add = [this](QWidget* field, const char* name, const QString& words, bool below = false) {
        field->setObjectName(QLatin1String(name));
        field->setAccessibleName(words);
        m_rows->addRow(words, field, below);
    };
    add(m_toMove, "draftToMove", tr("To move"));
    m_castlingRow = makeCastling();
    add(m_castlingRow, "draftCastling", tr("Castling"), true);
    add(m_enPassant, "draftEnPassant", tr("En passant"));
    m_handicap->addItem(tr("None"), 0);
    for (int stones = 2; stones <= 9; ++stones)
        m_handicap->addItem(tr("%n stones", nullptr, stones), stones);
    add(m_handicap, "draftHandicap", tr("Handicap"));
    m_komi->setRange(-150, 150);
    m_komi->setDecimals(2);
    m_komi->setSingleStep(0.5);
    m_komi->setKeyboardTracking(false); // a half-typed number does not reach the draft
    add(m_komi, "draftKomi", tr("Komi"));
    m_prisoners->setObjectName(QStringLiteral("draftPrisoners"));
    m_prisoners->setWordWrap(true);
    m_rows->addRow(QString(), m_prisoners, true);
    for (const auto& [words, written] : GameTerms::ruleSets())
        m_rules->addItem(words, written);
    add(m_rules, "draftRules", tr("Rules"));

    connect(m_toMove, &QComboBox::activated, this, [this](int index) {
        PositionDraft draft = m_draft;
        std::visit([index](auto& one) { one.toMove = index == 0 ? game::Side::First : game::Side::Second; }, draft);
        edit(std::move(draft));
    });
    connect(m_enPassant, &QComboBox::activated, this, [this] {
        record::ChessDraft draft = std::get<record::ChessDraft>(m_draft);
        draft.enPassant = m_enPassant->currentData().toInt();
        edit(draft);
    });
    connect(m_handicap, &QComboBox::activated, this, &PositionEditor::chooseHandicap);
    const auto writeGo = [this] {
        if (m_filling)
            return;
        record::GoDraft draft = std::get<record::GoDraft>(m_draft);
        draft.komi = m_komi->value();
        draft.rules = m_rules->currentData().toString().toStdString();
        edit(draft);
    };
    connect(m_komi, &QDoubleSpinBox::valueChanged, this, writeGo);
    connect(m_rules, &QComboBox::activated, this, writeGo);
}

QWidget* PositionEditor::makeButtons()
{
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    const auto make = [this](const char* name, const QString& text) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    auto* shut = make("draftClose", tr("Close"));
    m_play = make("draftPlay", tr("Play from here…"));
    m_use = make("draftUse", tr("Use this position"));
    m_use->setProperty("primary", true);
    m_use->setToolTip(tr("Make a new game that begins with this position; the current game is kept"));
    row->addWidget(m_problem, 1);
    row->addWidget(shut);
    row->addWidget(m_play);
    row->addWidget(m_use);
    connect(shut, &QPushButton::clicked, this, &QWidget::close);
    connect(m_play, &QPushButton::clicked, this, &PositionEditor::play);
    connect(m_use, &QPushButton::clicked, this, [this] {
        const record::GameRecord begun = draftRecord(m_draft);
        accept();
        Q_EMIT useWanted(begun);
    });
    return place;
}

void PositionEditor::play()
{
    const bool asItWas = m_before && m_draft == m_begun;
    const record::GameRecord begun = asItWas ? *m_before : draftRecord(m_draft);
    const game::Side toMove = std::visit([](const auto& draft) { return draft.toMove; }, m_draft);
    accept();
    Q_EMIT playWanted(begun, toMove);
}

void PositionEditor::edit(PositionDraft draft, bool joins)
{
    if (draft != m_draft) {
        std::swap(m_draft, draft);
        if (!joins)
            m_past.push_back(std::move(draft));
        m_future.clear();
    }
    m_unreadable.clear();
    showDraft(true);
}

void PositionEditor::restore(std::vector<PositionDraft>& from, std::vector<PositionDraft>& to)
{
    if (from.empty())
        return;
    to.push_back(std::exchange(m_draft, std::move(from.back())));
    from.pop_back();
    m_unreadable.clear();
    m_held = kNothing;
    m_painted = false;
    showDraft(true);
}

/// The board follows the text as soon as it is readable; the text is not reformatted.
void PositionEditor::readText()
{
    constexpr int kMost = 1 << 16; // the maximum number of characters read while typing
    if (m_filling)
        return;
    const QString text = m_text->toPlainText();
    auto read = text.size() > kMost ? core::Result<PositionDraft>(core::Error{core::ErrorCode::TooLarge}) : readDraft(text);
    m_unreadable = read ? QString() : tr("The text is not a position: %1.").arg(errorText(read.error()));
    if (read && *read != m_draft) {
        m_past.push_back(std::exchange(m_draft, *std::move(read)));
        m_future.clear();
    }
    m_held = kNothing;
    showDraft(false);
}

void PositionEditor::chooseBoard()
{
    const int size = m_kind->currentData().toInt();
    const auto* go = std::get_if<record::GoDraft>(&m_draft);
    if (size == (go ? go->size : kChessBoard))
        return; // the same board is chosen again
    m_held = kNothing;
    if (size == kChessBoard)
        edit(record::usualChessStart());
    else
        edit(go ? clearedBoard(*go, size) : record::emptyGoBoard(size));
}

/// If other stones are on the board, only the handicap's number changes; without a black stone there is none. The komi is the usual one.
void PositionEditor::chooseHandicap()
{
    record::GoDraft draft = std::get<record::GoDraft>(m_draft);
    const int stones = m_handicap->currentData().toInt();
    const int before = record::handicapOf(draft);
    const bool placed = hasOnlyHandicap(draft) && record::placeHandicap(draft, stones);
    draft.handicap = stones;
    draft.handicap = record::handicapOf(draft);
    if (placed && stones > 0)
        draft.komi = 0.5;
    else if (placed && before > 0)
        draft.komi = GameTerms::usualKomi(QString::fromStdString(draft.rules));
    edit(draft);
}

void PositionEditor::touch(QPoint cell)
{
    const Brush brush = m_palette->brush();
    if (brush == Brush(Hand::Moves)) {
        const QPoint held = std::exchange(m_held, kNothing);
        m_grabbed = held == kNothing && !isEmpty(m_draft, cell);
        if (m_grabbed)
            m_held = cell;
        else if (held != kNothing && held != cell)
            return move(held, cell);
        m_board->setHeld(m_held);
        return;
    }
    m_erases = brush == Brush(Hand::Clears);
    if (const auto* piece = std::get_if<chess::Piece>(&brush))
        m_erases = std::get<record::ChessDraft>(m_draft).pieces[squareAt(cell)] == *piece; // the same piece again removes it
    else if (const auto* color = std::get_if<go::Color>(&brush); color)
        m_erases = std::get<record::GoDraft>(m_draft).stones[pointAt(std::get<record::GoDraft>(m_draft), cell)] == *color;
    else if (brush == Brush(StonesInTurn()))
        m_erases = !isEmpty(m_draft, cell);
    m_painted = false;
    paint(cell);
}

/// A press and the drag after it are one step.
void PositionEditor::paint(QPoint cell)
{
    const Brush brush = m_palette->brush();
    if (brush == Brush(Hand::Moves))
        return;
    PositionDraft draft = m_draft;
    const bool takesTurn = brush == Brush(StonesInTurn()) && !m_erases;
    if (takesTurn && !isEmpty(draft, cell))
        return; // a drag passes the other stones
    clearCell(draft, cell);
    if (takesTurn) {
        auto& go = std::get<record::GoDraft>(draft);
        go.stones[pointAt(go, cell)] = go::colorOf(go.toMove);
        go.toMove = game::opponent(go.toMove);
    } else if (const auto* piece = std::get_if<chess::Piece>(&brush); piece && !m_erases)
        std::get<record::ChessDraft>(draft).pieces[squareAt(cell)] = *piece;
    else if (const auto* color = std::get_if<go::Color>(&brush); color && !m_erases)
        std::get<record::GoDraft>(draft).stones[pointAt(std::get<record::GoDraft>(draft), cell)] = *color;
    const bool changes = draft != m_draft;
    edit(std::move(draft), m_painted);
    m_painted |= changes;
}

/// Ends a drag: elsewhere on the board it moves the piece, outside it removes the piece. On the same cell, the piece stays held.
void PositionEditor::drop(QPoint cell)
{
    if (!std::exchange(m_grabbed, false) || m_held == kNothing || cell == m_held)
        return;
    const QPoint held = std::exchange(m_held, kNothing);
    if (cell == kNothing)
        clear(held);
    else
        move(held, cell);
}

void PositionEditor::move(QPoint from, QPoint to)
{
    PositionDraft draft = m_draft;
    if (auto* chess = std::get_if<record::ChessDraft>(&draft))
        chess->pieces[squareAt(to)] = chess->pieces[squareAt(from)];
    else if (auto* go = std::get_if<record::GoDraft>(&draft))
        go->stones[pointAt(*go, to)] = go->stones[pointAt(*go, from)];
    clearCell(draft, from);
    edit(std::move(draft));
}

void PositionEditor::clear(QPoint cell)
{
    m_held = kNothing;
    PositionDraft draft = m_draft;
    clearCell(draft, cell);
    edit(std::move(draft));
}

void PositionEditor::showDraft(bool text)
{
    m_filling = true;
    m_board->setDraft(m_draft);
    m_board->setHeld(m_held);
    const auto* chess = std::get_if<record::ChessDraft>(&m_draft);
    m_palette->setChess(chess != nullptr);
    if (text)
        m_text->setPlainText(draftText(m_draft));
    m_text->setAccessibleName(chess ? tr("Position as FEN") : tr("Position as SGF"));
    m_text->setPlaceholderText(chess ? QStringLiteral("FEN") : QStringLiteral("SGF"));
    for (QWidget* one : {static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_odds), static_cast<QWidget*>(m_flip)})
        one->setVisible(chess != nullptr);
    for (QWidget* field : {m_castlingRow, static_cast<QWidget*>(m_enPassant)})
        m_rows->setRowVisible(field, chess != nullptr);
    for (QWidget* field : {static_cast<QWidget*>(m_handicap), static_cast<QWidget*>(m_komi), static_cast<QWidget*>(m_rules)})
        m_rows->setRowVisible(field, chess == nullptr);
    const auto* begun = std::get_if<record::GoDraft>(&m_begun);
    const auto* go = std::get_if<record::GoDraft>(&m_draft);
    m_rows->setRowVisible(m_prisoners, go && begun && go->komi == begun->komi && !m_prisoners->text().isEmpty());
    const QString white = tr("White");
    const QString black = tr("Black");
    m_toMove->clear();
    m_toMove->addItems(chess ? QStringList{white, black} : QStringList{black, white});
    m_toMove->setCurrentIndex(static_cast<int>(std::visit([](const auto& draft) { return draft.toMove; }, m_draft)));
    if (chess)
        showChess(*chess);
    else
        showGo(std::get<record::GoDraft>(m_draft));
    showProblem();
    m_analysis->setDraft(m_draft);
    m_filling = false;
}

void PositionEditor::showChess(const record::ChessDraft& draft)
{
    m_kind->setCurrentIndex(m_kind->findData(kChessBoard));
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t wing = 0; wing < 2; ++wing) {
            const bool may = record::mayCastle(draft, static_cast<game::Side>(side), static_cast<record::ChessDraft::Wing>(wing));
            m_castling[side][wing]->setEnabled(may);
            m_castling[side][wing]->setChecked(may && draft.castling[side][wing]);
        }
    m_enPassant->clear();
    m_enPassant->addItem(tr("None"), chess::kNoSquare);
    for (const chess::Square square : record::enPassantSquares(draft))
        m_enPassant->addItem(QString::fromStdString(chess::squareName(square)), square);
    m_enPassant->setEnabled(m_enPassant->count() > 1);
    m_enPassant->setCurrentIndex(std::max(0, m_enPassant->findData(draft.enPassant)));
}

void PositionEditor::showGo(const record::GoDraft& draft)
{
    chooseData(*m_kind, draft.size, boardWords(draft.size));
    const int handicap = record::handicapOf(draft);
    chooseData(*m_handicap, handicap, tr("%n stones", nullptr, handicap));
    if (m_komi->value() != draft.komi) // otherwise typed text stays
        m_komi->setValue(draft.komi);
    const QString rules = QString::fromStdString(draft.rules);
    chooseData(*m_rules, rules, rules);
}

void PositionEditor::showProblem()
{
    const QString problem = m_unreadable.isEmpty() ? draftProblem(m_draft) : m_unreadable;
    const bool possible = problem.isEmpty();
    const bool over = possible && record::startPosition(draftRecord(m_draft)).value().isOver();
    m_problem->setText(over ? tr("The game is already over in this position.") : problem);
    m_problem->setAccessibleDescription(m_problem->text());
    m_use->setEnabled(possible);
    m_play->setEnabled(possible && !over);
}

} // namespace evenmatch::ui
