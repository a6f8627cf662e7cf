// The games of a file with several: a click brings one to the board, a button all to the library.
#pragma once

#include <QWidget>

class QListView;

namespace evenmatch::ui {

class GameListModel;

class ChooseGamePanel final : public QWidget {
    Q_OBJECT
public:
    explicit ChooseGamePanel(QWidget* parent = nullptr);

    /// Shows a list, or nothing for null. The model must outlive its showing.
    void setGames(GameListModel* games);
    void setCurrentRow(int row);

Q_SIGNALS:
    void gameChosen(int row);
    void importWanted();

private:
    QListView* m_list;
};

} // namespace evenmatch::ui
