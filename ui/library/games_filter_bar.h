// The filters of the list of games: a search field, and further filters one click away.
#pragma once

#include "core/library/library_filter.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QTimer;
class QToolButton;

namespace evenmatch::ui {

class GamesFilterBar final : public QWidget {
    Q_OBJECT
public:
    explicit GamesFilterBar(QWidget* parent = nullptr);

    library::GameFilter filter() const;
    /// Whether any filter is set.
    bool isActive() const;
    /// Games of one player; shown as a button that removes the filter.
    void setPlayer(library::PlayerId player, const QString& name);
    /// Whose games are "mine": a student's, or without one the user's.
    void setStudent(std::optional<library::PlayerId> student);
    /// Games that contain a position; shown as a button that removes the filter.
    void setPosition(std::uint64_t position);
    /// The available tags.
    void setTags(const std::vector<std::string>& tags);
    void clear();
    void focusSearch();

Q_SIGNALS:
    void changed();

private:
    QWidget* makeMore();
    void fillForGame();
    void tell();

    QLineEdit* m_text;
    QComboBox* m_game;
    QToolButton* m_mine;
    QToolButton* m_moreButton;
    QComboBox* m_result = nullptr;
    QComboBox* m_rank = nullptr;
    QComboBox* m_tag = nullptr;
    QLineEdit* m_from = nullptr;
    QLineEdit* m_to = nullptr;
    QCheckBox* m_trash = nullptr;
    QWidget* m_more; ///< contains the six above
    QPushButton* m_playerChip;
    QPushButton* m_positionChip;
    std::optional<library::PlayerId> m_player;
    std::optional<library::PlayerId> m_student;
    std::optional<std::uint64_t> m_position;
    QTimer* m_soon; ///< waits for a pause in typing
};

} // namespace evenmatch::ui
