#include "ui/review/policy_panel.h"

#include "ui/base/preferences.h"
#include "ui/base/theme.h"
#include "ui/rank/rank_slider.h"
#include "ui/review/candidate_view.h"
#include "ui/text/rank_words.h"
#include "ui/widgets/elided_combo_box.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QStandardItemModel>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

namespace evenmatch::ui {

namespace {

constexpr int kGlideMilliseconds = 160;
constexpr double kNear = 0.1; ///< of a rank: closer places have the rank's name

} // namespace

PolicyPanel::PolicyPanel(QWidget* parent)
    : FoldSection(tr("Candidate moves"), QStringLiteral("candidates"), parent), m_view(new CandidateView), m_hint(quietLabel()),
      m_best(quietLabel()), m_why(new QLabel), m_caveat(quietLabel()), m_paint(new ElidedComboBox), m_slider(new RankSlider),
      m_ownership(quietLabel()), m_who(new QLabel), m_glide(new QVariantAnimation(this))
{
    m_hint->setWordWrap(true);
    m_hint->hide();
    m_best->setObjectName(QStringLiteral("bestLine"));
    m_best->setWordWrap(true);
    m_best->setTextFormat(Qt::PlainText);
    m_best->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_best->setMinimumHeight(2 * QFontMetrics(m_best->font()).lineSpacing()); // so that nothing moves between positions
    m_best->setToolTip(tr("Hover here to see the line on the board."));
    m_best->installEventFilter(this);
    m_why->setObjectName(QStringLiteral("reviewWhy"));
    m_why->setWordWrap(true);
    m_why->setTextFormat(Qt::PlainText);
    m_why->hide();
    m_ownership->setObjectName(QStringLiteral("ownershipWords"));
    m_ownership->setWordWrap(true);
    m_ownership->hide();
    m_caveat->setObjectName(QStringLiteral("reviewCaveat"));
    m_caveat->setWordWrap(true);
    m_caveat->hide();
    m_paint->setObjectName(QStringLiteral("boardPaint"));
    m_paint->setAccessibleName(tr("On the board"));
    m_paint->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_paint->setMinimumContentsLength(5); // plus the heading's remaining room
    m_paint->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_paint->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard focus on the board
    m_paint->addItem(tr("Plain board"), static_cast<int>(BoardPaint::Nothing));
    m_paint->addItem(tr("Likely moves"), static_cast<int>(BoardPaint::Policy));
    m_paint->addItem(tr("β of moves"), static_cast<int>(BoardPaint::Beta));
    m_paint->setItemData(2, tr("Warm: stronger than usual in this position; cold: weaker"), Qt::ToolTipRole);
    m_paint->addItem(tr("Mistakes"), static_cast<int>(BoardPaint::Costs));
    m_paint->setItemData(3, tr("The analysed moves in this position and, in Go, the stones of the latest moves"), Qt::ToolTipRole);
    m_paint->addItem(tr("Ownership"), static_cast<int>(BoardPaint::Owners));
    m_paint->setItemData(4,
        tr("The predicted owner of each point of a Go board. Add a strong network or KataGo on the Engines page to see it."),
        Qt::ToolTipRole);
    m_paint->setCurrentIndex(1);
    setOwnersKnown(false);
    m_who->setFont(typeFont(TypeSize::Text, true));
    m_who->setObjectName(QStringLiteral("paintWords"));
    m_who->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_paint->setProperty("slim", true);
    head()->addWidget(m_paint, 1000); // visible whether the table is folded or not
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_slider, 1);
    row->addWidget(m_who);
    auto* chart = new QGridLayout; // a hint replaces the chart, so that nothing moves
    chart->addWidget(m_view, 0, 0);
    chart->addWidget(m_hint, 0, 0, Qt::AlignTop);
    for (QWidget* kept : {static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_slider)}) {
        QSizePolicy policy = kept->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        kept->setSizePolicy(policy);
    }
    content()->addWidget(m_best);
    content()->addLayout(chart);
    content()->addLayout(row);
    content()->addWidget(m_ownership);
    content()->addWidget(m_why);
    content()->addWidget(m_caveat);

    m_glide->setEasingCurve(QEasingCurve::OutCubic);
    connect(m_glide, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_place = value.toDouble();
        Q_EMIT paintChanged();
    });
    connect(m_slider, &RankSlider::placeChanged, this, &PolicyPanel::glideTo);
    connect(m_paint, &QComboBox::currentIndexChanged, this, [this] {
        tellPlace();
        Q_EMIT paintChanged();
    });
    connect(m_view, &CandidateView::rowPointed, this, [this](int pointed) {
        m_row = pointed;
        Q_EMIT paintChanged();
    });
    connect(&m_view->candidates(), &QAbstractItemModel::modelReset, this, [this] { m_row = -1; });
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const Candidate* candidate = m_view->candidates().candidate(index.row()))
            Q_EMIT moveChosen(candidate->move);
    });
    setNetwork(nullptr);
}

void PolicyPanel::setNetwork(const nn::NetworkInfo* network)
{
    const std::string hash = network ? network->hash : std::string();
    if (hash == m_network && !hash.empty())
        return;
    m_network = hash;
    m_ranks.clear();
    for (std::size_t rank = 0; network && rank < network->scale.size(); ++rank)
        m_ranks.push_back(network->scale.name(rank));
    m_view->candidates().setScale(network ? network->scale : strength::RankScale());
    m_slider->setRanks(m_ranks.size());
    m_slider->setVisible(m_ranks.size() > 1);
    setPlace(static_cast<double>(m_ranks.size() / 2));
}

void PolicyPanel::setCandidates(std::vector<Candidate> candidates) { m_view->candidates().setCandidates(std::move(candidates)); }

void PolicyPanel::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_view->setVisible(hint.isEmpty());
}

void PolicyPanel::setBestLine(const QString& text) { m_best->setText(text); }

void PolicyPanel::setWhy(const QString& text)
{
    m_why->setText(text);
    m_why->setVisible(!text.isEmpty());
}

void PolicyPanel::setOwnersKnown(bool known)
{
    const int row = m_paint->findData(static_cast<int>(BoardPaint::Owners));
    const bool isOpen = known || m_paint->currentIndex() == row;
    m_paint->setItemText(row, isOpen ? tr("Ownership") : tr("Ownership (needs a strong network)"));
    qobject_cast<QStandardItemModel*>(m_paint->model())->item(row)->setEnabled(isOpen);
    m_paint->view()->setMinimumWidth(m_paint->view()->sizeHintForColumn(0) + 24); // the list is wider than the box
}

void PolicyPanel::setOwnedScore(const QString& text)
{
    m_ownedScore = text;
    tellPlace();
}

void PolicyPanel::setCaveat(const QString& text)
{
    m_caveat->setText(text);
    m_caveat->setVisible(!text.isEmpty());
}

bool PolicyPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_best && (event->type() == QEvent::Enter || event->type() == QEvent::Leave))
        Q_EMIT bestLineHovered(event->type() == QEvent::Enter && !m_best->text().isEmpty());
    return FoldSection::eventFilter(watched, event);
}

BoardPaint PolicyPanel::paint() const { return static_cast<BoardPaint>(m_paint->currentData().toInt()); }

void PolicyPanel::setPlace(double place)
{
    m_slider->setPlace(place);
    m_glide->stop();
    m_place = m_slider->place();
    tellPlace();
    Q_EMIT paintChanged();
}

void PolicyPanel::glideTo(double place)
{
    m_glide->stop();
    m_glide->setDuration(animates() ? kGlideMilliseconds : 0);
    m_glide->setStartValue(m_place);
    m_glide->setEndValue(place);
    m_glide->start();
    tellPlace();
}

bool PolicyPanel::isStill() const { return m_glide->state() != QAbstractAnimation::Running; }

QString PolicyPanel::placeWords() const
{
    if (m_ranks.empty())
        return tr("players");
    const double place = m_slider->place();
    const auto nearest = static_cast<std::size_t>(std::lround(place));
    if (std::abs(place - static_cast<double>(nearest)) <= kNear)
        return rankWords(m_ranks[nearest]);
    const auto stronger = static_cast<std::size_t>(place);
    return tr("%1 to %2").arg(rankWords(m_ranks[stronger + 1]), rankWords(m_ranks[stronger]));
}

void PolicyPanel::tellPlace()
{
    const bool byRank = paint() == BoardPaint::Policy;
    m_slider->setEnabled(byRank);
    const bool byOwners = paint() == BoardPaint::Owners;
    m_who->setText(byRank ? placeWords() : QString());
    m_ownership->setText(tr("By ownership, %1: each point counts for its likelier owner, as if the game ended now. The search plays on, so "
                            "its lead differs.")
                             .arg(m_ownedScore));
    m_ownership->setVisible(byOwners && !m_ownedScore.isEmpty());
    m_who->setMinimumWidth(std::max(m_who->minimumWidth(), m_who->sizeHint().width())); // so that the slider keeps its width
    m_slider->setAccessibleDescription(placeWords());
}

game::Move PolicyPanel::pointed() const
{
    const Candidate* candidate = m_view->candidates().candidate(m_row);
    return candidate ? candidate->move : game::kNoMove;
}

} // namespace evenmatch::ui
