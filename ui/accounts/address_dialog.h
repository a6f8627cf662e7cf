// Opens one game by its address on a server.
#pragma once

#include "core/accounts/address.h"
#include "ui/engine/engine.h"
#include "ui/widgets/whole_dialog.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace evenmatch::ui {

/// Not modal; deletes itself when it is closed, which cancels the request.
class AddressDialog final : public WholeDialog {
    Q_OBJECT
public:
    /// The engine must outlive the dialog.
    AddressDialog(Engine& engine, QWidget* parent);
    ~AddressDialog() override;

Q_SIGNALS:
    /// A game arrived: its text, PGN or SGF.
    void fetched(const QString& gameText);

private:
    struct Answer {
        std::string text;
        std::optional<accounts::FetchTrouble> trouble;
    };

    void stop();
    void showSent();
    void begin();
    void take(const core::Result<Answer>& answer, accounts::Server server);

    Engine& m_engine;
    jobs::Job<Answer> m_job;
    int m_request = 0; ///< replies to older requests are dropped
    QLineEdit* m_address;
    QLabel* m_status;
    QPushButton* m_open;
};

} // namespace evenmatch::ui
