// A column of foldable sections above a part that fills the rest, with a movable edge between them.
#pragma once

#include <QSplitter>

#include <functional>

class QVBoxLayout;

namespace evenmatch::ui {

class FoldSection;
class PageScroll;

/// The sections have their preferred height and scroll if there is less room; the lower part has at least the height `least()`, in a low
/// column half of it. A moved edge is stored under `key`.
class SectionColumn final : public QSplitter {
    Q_OBJECT
public:
    /// Takes ownership of `below`. `least` is called whenever the column is laid out, because heights depend on the style sheet.
    SectionColumn(QWidget* below, std::function<int()> least, const QString& key, QWidget* parent = nullptr);
    ~SectionColumn() override;

    /// Adds it below the existing sections. Takes ownership.
    void addSection(FoldSection* section);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOutSections();

    QString m_key;
    std::function<int()> m_least;
    int m_height = 0; ///< of the sections, set by the user; 0: the preferred one
    QWidget* m_sections;
    QVBoxLayout* m_rows;
    PageScroll* m_scroll;
    QWidget* m_below;
};

} // namespace evenmatch::ui
