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
    accounts::Server server() const;
    /// The chosen account, or a sentence that names what is missing.
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
    QTimer m_look;
};

} // namespace evenmatch::ui
