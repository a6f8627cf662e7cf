#include "ui/engine/outside_card.h"

#include "nn/lc0/maia_files.h"
#include "ui/base/focus.h"
#include "ui/base/theme.h"
#include "ui/engine/outside_settings.h"
#include "ui/text/error_text.h"
#include "ui/widgets/undoable.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFileDialog>
#include <QPushButton>

namespace evenmatch::ui {

OutsideCard::OutsideCard(QUndoStack& undo, QWidget* parent)
    : Card(tr("More precise chess ranks"), parent), m_undo(undo), m_maia(quietLabel()), m_choose(new QPushButton(tr("Choose a folder…"))),
      m_remove(new QPushButton(tr("Remove"))), m_stockfish(new QCheckBox)
{
    QLabel* what = quietLabel(tr("Each Maia network predicts the moves of players of one rating. With these networks (maia-1100.pb.gz to "
                                 "maia-1900.pb.gz in one folder) and Stockfish, the interval of your chess rank becomes narrower."));
    what->setWordWrap(true);
    auto* name = new QLabel(tr("Maia"));
    name->setFont(typeFont(TypeSize::Text, true));
    m_maia->setObjectName(QStringLiteral("maiaFolder"));
    m_maia->setTextFormat(Qt::PlainText);
    m_maia->setWordWrap(true);
    m_choose->setObjectName(QStringLiteral("chooseMaia"));
    m_remove->setObjectName(QStringLiteral("removeMaia"));
    m_remove->setAccessibleName(tr("Remove %1").arg(tr("Maia")));
    for (QPushButton* button : {m_choose, m_remove})
        button->setProperty("slim", true);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(name);
    row->addWidget(m_maia, 1);
    row->addWidget(m_choose);
    row->addWidget(m_remove);
    m_stockfish->setObjectName(QStringLiteral("askStockfish"));
    body()->addWidget(what);
    body()->addLayout(row);
    body()->addWidget(m_stockfish);
    connect(m_choose, &QPushButton::clicked, this, &OutsideCard::choose);
    connect(m_remove, &QPushButton::clicked, this, [this] { setMaia({}); });
    connect(m_stockfish, &QCheckBox::clicked, this, [this](bool asked) { change(outsideSettings().maia, asked); });
    refresh();
}

void OutsideCard::refresh()
{
    const OutsideSettings outside = outsideSettings();
    const auto files = outside.maia.isEmpty() ? core::Result(std::vector<lc0::RatedFile>())
                                              : lc0::publishedMaiaFiles(std::filesystem::path(outside.maia.toStdU16String()));
    if (!files)
        m_maia->setText(errorText(files.error()));
    else if (files->empty())
        m_maia->setText(tr("No folder chosen"));
    else
        m_maia->setText(
            tr("%n networks, %1 to %2", nullptr, static_cast<int>(files->size())).arg(files->back().rating).arg(files->front().rating));
    m_maia->setToolTip(outside.maia);
    setShown(*m_remove, !outside.maia.isEmpty(), *m_choose);
    const bool known = !stockfishCommand().isEmpty();
    m_stockfish->setText(known ? tr("Use Stockfish, too") : tr("Use Stockfish, too (it is not installed and not among the engines below)"));
    m_stockfish->setChecked(outside.stockfish && known);
    m_stockfish->setEnabled(known && !outside.maia.isEmpty());
}

void OutsideCard::choose()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("The folder with Maia's networks"), outsideSettings().maia);
    if (!folder.isEmpty())
        setMaia(folder);
}

void OutsideCard::setMaia(const QString& folder)
{
    change(folder, !folder.isEmpty() && outsideSettings().stockfish); // without Maia it does not improve the estimate
}

void OutsideCard::change(const QString& maia, bool stockfish)
{
    const OutsideSettings before = outsideSettings();
    use(maia, stockfish);
    m_undo.push(new DoneStep(
        tr("engines for chess ranks"), [this, before] { use(before.maia, before.stockfish); },
        [this, maia, stockfish] { use(maia, stockfish); }));
}

void OutsideCard::use(const QString& maia, bool stockfish)
{
    OutsideSettings outside = outsideSettings();
    outside.maia = maia;
    outside.stockfish = stockfish;
    setOutsideSettings(outside);
    refresh();
    Q_EMIT outsideChanged();
}

} // namespace evenmatch::ui
