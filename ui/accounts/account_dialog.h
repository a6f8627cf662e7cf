// Fetching the games of an account: whose and which, what is sent for that, how far it is.
#pragma once

#include "ui/library/library_service.h"
#include "ui/widgets/whole_dialog.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace evenmatch::ui {

/// Not modal; deletes itself when it is closed. What was begun goes on then, in the status line.
class AccountDialog final : public WholeDialog {
    Q_OBJECT
public:
    /// The service must outlive the dialog.
    AccountDialog(LibraryService& library, QWidget* parent);

private:
    QWidget* makeForm();
    QWidget* makeButtons();
    /// The account fetched last, while nothing is written there.
    void proposeAccount();
    accounts::Server server() const;
    /// What is chosen; a sentence where something is missing.
    std::optional<QString> readSelection(accounts::Selection& selection) const;
    void begin();
    void showSent();
    void showState();
    void showWent(const accounts::FetchReport& sofar);
    void showEnd(const accounts::FetchReport& report);

    LibraryService& m_library;
    QComboBox* m_server;
    QLineEdit* m_name;
    QLineEdit* m_since;
    std::vector<std::pair<accounts::Pace, QCheckBox*>> m_paces;
    std::vector<std::pair<accounts::Trait, QCheckBox*>> m_traits;
    QCheckBox* m_isMe;
    QLabel* m_sent;
    QProgressBar* m_progress;
    QLabel* m_status;
    QPushButton* m_fetch;
    QPushButton* m_stop;
    accounts::Server m_asked = accounts::Server::Lichess; ///< the one fetched from last
    QTimer m_look;
};

} // namespace evenmatch::ui
