// The choice of another program as opponent, and its strength.
#pragma once

#include "core/jobs/job.h"
#include "ui/engine/external_engines.h"

#include <QPointer>
#include <QWidget>

#include <map>
#include <set>

class QComboBox;
class QLabel;
class QSettings;

namespace evenmatch::ui {

class Engine;
class FormRows;

/// Keeps the choice for each game. Queries engines in the background.
class EngineChooser final : public QWidget {
    Q_OBJECT
public:
    /// The engine must outlive it.
    explicit EngineChooser(Engine& engine, QWidget* parent = nullptr);
    ~EngineChooser() override;

    /// "go" or "chess".
    void setGame(const std::string& networkGame);
    /// Nothing without a program, or if the chosen one does not work.
    std::optional<EngineChoice> choice() const;
    /// Shows the thinking time if the game has no clock.
    void setHasClock(bool hasClock);
    void remember(QSettings& settings); ///< the caller writes the settings once, because each write waits for the disk

Q_SIGNALS:
    /// The user wants to add a program.
    void addWanted();
    void changed();

protected:
    /// Reloads the list when it is shown again.
    void showEvent(QShowEvent* event) override;
    /// Ends the query.
    void hideEvent(QHideEvent* event) override;

private:
    struct Wish {
        QString engine;
        int strength = -1;
        int time = 0; ///< milliseconds
    };
    /// What was chosen last for the game, here or in an earlier run.
    Wish wish() const;
    void keepWish();
    void readEngines();
    void engineChosen();
    void offerTimes();
    void askForScale(const ExternalEngine& engine);
    void stopAsking();
    void showScale(const EngineScale& scale);
    void sayStrength();
    const ExternalEngine* chosen() const;

    Engine& m_engine;
    std::string m_game = "go";
    std::map<std::string, Wish> m_wishes; ///< by game; only those played are stored
    std::vector<ExternalEngine> m_engines;
    std::map<QString, EngineScale> m_scales; ///< by command, of engines that replied
    std::set<QString> m_broken; ///< commands of engines that did not reply
    FormRows* m_rows;
    QComboBox* m_names;
    QComboBox* m_strengths;
    QComboBox* m_times;
    QLabel* m_words;
    int m_lastChosen = 0;
    bool m_hasClock = false;
    jobs::Job<EngineScale> m_job;
    QString m_asked; ///< the command of the engine that is being queried
    int m_request = 0; ///< replies to older requests are dropped
};

} // namespace evenmatch::ui
