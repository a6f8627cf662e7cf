// The options of an engine: how long it may analyse a position, and those that the engine itself announces.
#pragma once

#include "ui/engine/engine.h"
#include "ui/engine/engine_options.h"
#include "ui/widgets/whole_dialog.h"

#include <functional>
#include <map>

class QDoubleSpinBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace evenmatch::ui {

class FormRows;

class EngineOptionsDialog final : public WholeDialog {
    Q_OBJECT
public:
    /// Whose options they are.
    struct Subject {
        QString name;
        QString key; ///< as engineOptions() takes it: of a UCI engine its command
        bool isUci = false; ///< it has options of its own and counts nodes; else there are limits in visits alone
    };
    /// The engine must outlive it. A UCI program is started to be asked.
    EngineOptionsDialog(Engine& engine, const Subject& subject, QWidget* parent);

    bool isAsking() const { return m_isAsking; }

Q_SIGNALS:
    /// Other options are to hold, which are not kept yet.
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
    /// What a field says, and how to make it say something, by option.
    struct Field {
        std::string usual;
        std::function<std::string()> value;
        std::function<void(const std::string&)> set;
    };
    std::map<std::string, Field> m_fields;
};

} // namespace evenmatch::ui
