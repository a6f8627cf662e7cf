// A list whose rows have a line and, quieter, a second one. The model's text holds both, with a line break between them.
#pragma once

#include <QListView>

namespace evenmatch::ui {

class TwoLineList final : public QListView {
    Q_OBJECT
public:
    explicit TwoLineList(QWidget* parent = nullptr);

    /// As high as its rows, or as so many of them.
    void fitHeight(int mostRows);
};

} // namespace evenmatch::ui
