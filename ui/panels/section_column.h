// A column of foldable sections over something that fills the rest, with an edge between them that can be moved.
#pragma once

#include <QSplitter>

class QVBoxLayout;

namespace evenmatch::ui {

class FoldSection;
class PageScroll;

/// The sections are as high as they need to be and scroll where there is less room; what is below always has its `least`. The edge that a
/// user has moved is remembered under `key`.
class SectionColumn final : public QSplitter {
    Q_OBJECT
public:
    /// Takes over `below`.
    SectionColumn(QWidget* below, int least, const QString& key, QWidget* parent = nullptr);
    ~SectionColumn() override;

    /// Below the sections already there. Takes it over.
    void addSection(FoldSection* section);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOutSections();

    QString m_key;
    int m_least;
    int m_height = 0; ///< of the sections, as the user left it; 0: what they need
    QWidget* m_sections;
    QVBoxLayout* m_rows;
    PageScroll* m_scroll;
    QWidget* m_below;
};

} // namespace evenmatch::ui
