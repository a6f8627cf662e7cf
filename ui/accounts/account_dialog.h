// Downloads the games of an account: choice of the account, the data sent, and progress.
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

/// Not modal; deletes itself when it is closed. A running download continues in the status line.
class AccountDialog final : public WholeDialog {
    Q_OBJECT
public:
    /// The service must outlive the dialog.
    AccountDialog(LibraryService& library, QWidget* parent);

private:
    QWidget* makeForm();
    QWidget* makeButtons();
    /// Fills in the account fetched last, while the field is empty.
    void proposeAccount();
    /// As the account was fetched last; for one that never was, as usual. Not for the same account again: the user may have changed it.
    void showChoice();
    accounts::Server server() const;
    /// The chosen account, or a sentence that names what is missing.
    std::optional<QString> readSelection(accounts::Selection& selection) const;
    void begin();
    void showSent();
    void showState();
    void showWent(const accounts::FetchReport& sofar);
    void showEnd(const accounts::FetchReport& report);

    struct FetchedAccount {
        accounts::Server server = accounts::Server::Lichess;
        std::string name;
        accounts::Selection selection; ///< the latest
        bool isMe = false;
    };

    LibraryService& m_library;
    std::vector<FetchedAccount> m_known; ///< the latest first
    const FetchedAccount* m_shown = nullptr; ///< whose choice is shown; null: the usual one
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
    QTimer m_look;
};

} // namespace evenmatch::ui
