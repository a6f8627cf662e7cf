// Instructions in place of an empty list of games.
#pragma once

#include <QWidget>

namespace evenmatch::ui {

class NoGamesPanel final : public QWidget {
    Q_OBJECT
public:
    explicit NoGamesPanel(QWidget* parent = nullptr);

Q_SIGNALS:
    void folderWanted();
    void filesWanted();
    void accountWanted();
    void clipboardWanted();
    void samplesWanted();
};

} // namespace evenmatch::ui
