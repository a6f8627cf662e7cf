// The options of an engine: its limits for analysing a position, and its own options.
#pragma once

#include "ui/engine/engine.h"
#include "ui/engine/engine_options.h"
#include "ui/widgets/whole_dialog.h"

#include <functional>
#include <map>

class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace evenmatch::ui {

class FormRows;

class EngineOptionsDialog final : public WholeDialog {
    Q_OBJECT
public:
    /// The engine.
    struct Subject {
        QString name;
        QString key; ///< the key of engineOptions(): of a UCI engine its command
        bool isUci = false; ///< it has its own options and counts nodes; otherwise only limits in visits
    };
    /// The engine must outlive it. A UCI engine is started to read its options.
    EngineOptionsDialog(Engine& engine, const Subject& subject, QWidget* parent);
    ~EngineOptionsDialog() override; ///< ends the start of the engine

    bool isAsking() const { return m_isAsking; }

Q_SIGNALS:
    /// The user changed the options; they are not stored yet.
    void saved(const EngineOptions& options);

private:
    void addLimits();
    void ask();
    void showOptions(const std::vector<search::UciOption>& options);
    QWidget* makeField(const search::UciOption& option);
    QWidget* makeButtons();
    void reset();
    void save();

    Engine& m_engine;
    Subject m_subject;
    EngineOptions m_before;
    FormRows* m_limits;
    FormRows* m_rows;
    QLabel* m_words;
    QSpinBox* m_depth;
    QDoubleSpinBox* m_effort;
    QSpinBox* m_seconds;
    bool m_isAsking = false;
    jobs::Job<std::vector<search::UciOption>> m_job;
    /// Reads and sets the value of a field, by option.
    struct Field {
        std::string usual;
        std::function<std::string()> value;
        std::function<void(const std::string&)> set;
    };
    std::map<std::string, Field> m_fields;
};

} // namespace evenmatch::ui
