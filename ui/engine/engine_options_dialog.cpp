#include "ui/engine/engine_options_dialog.h"

#include "ui/base/theme.h"
#include "ui/text/error_text.h"
#include "ui/widgets/card.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/page_scroll.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace evenmatch::ui {

namespace {

constexpr int kOptionsWidth = 520;
constexpr int kOptionsHeight = 480;
constexpr int kMostDepth = 245;
constexpr double kMostEffort = 1e12;
constexpr int kMostLimitSeconds = 86'400;
constexpr int kLeastListHeight = 140;

void nameField(QWidget* field, const char* name, const QString& words)
{
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(words);
}

} // namespace

EngineOptionsDialog::EngineOptionsDialog(Engine& engine, const Subject& subject, QWidget* parent)
    : WholeDialog(parent), m_engine(engine), m_subject(subject), m_before(engineOptions(subject.key)), m_limits(new FormRows),
      m_rows(new FormRows), m_words(quietLabel()), m_depth(new QSpinBox), m_effort(new QDoubleSpinBox), m_seconds(new QSpinBox)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("engineOptionsDialog"));
    setWindowTitle(tr("Options of %1").arg(subject.name));
    setMinimumWidth(kOptionsWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    auto* limits = new QLabel(tr("Limits for live analysis"));
    limits->setFont(typeFont(TypeSize::Heading, true));
    column->addWidget(limits);
    addLimits();
    column->addWidget(m_limits);
    m_words->setObjectName(QStringLiteral("optionsWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    if (subject.isUci) {
        auto* own = new QLabel(tr("Options of the engine"));
        own->setFont(typeFont(TypeSize::Heading, true));
        column->addWidget(own);
        column->addWidget(m_words);
        auto* scroll = new PageScroll(m_rows);
        scroll->setMinimumHeight(kLeastListHeight);
        column->addWidget(scroll, 1);
        resize(kOptionsWidth, kOptionsHeight);
    } else {
        m_rows->setParent(this);
        m_rows->hide();
        m_words->setParent(this);
        m_words->hide();
        column->addStretch(1);
    }
    column->addWidget(makeButtons());
    if (subject.isUci)
        ask();
}

EngineOptionsDialog::~EngineOptionsDialog()
{
    if (m_job.isValid())
        m_job.requestStop();
}

void EngineOptionsDialog::addLimits()
{
    m_depth->setRange(0, kMostDepth);
    m_depth->setSpecialValueText(tr("no limit"));
    m_depth->setValue(m_before.limits.depth);
    nameField(m_depth, "limitDepth", tr("Depth"));
    m_effort->setDecimals(0);
    m_effort->setRange(0, kMostEffort);
    m_effort->setGroupSeparatorShown(true);
    m_effort->setSpecialValueText(tr("no limit"));
    m_effort->setValue(static_cast<double>(m_before.limits.effort));
    const QString effort = m_subject.isUci ? tr("Nodes") : tr("Visits");
    nameField(m_effort, "limitEffort", effort);
    m_seconds->setRange(0, kMostLimitSeconds);
    m_seconds->setSpecialValueText(tr("no limit"));
    m_seconds->setValue(static_cast<int>(m_before.limits.time.count()));
    nameField(m_seconds, "limitSeconds", tr("Time in seconds"));
    m_limits->addRow(tr("Depth"), m_depth);
    m_limits->addRow(effort, m_effort);
    m_limits->addRow(tr("Time in seconds"), m_seconds);
    m_limits->setRowVisible(m_depth, m_subject.isUci);
}

void EngineOptionsDialog::ask()
{
    m_isAsking = true;
    m_words->setText(tr("Starting %1…").arg(m_subject.name));
    m_job = m_engine.run(
        {}, jobs::Priority::Interactive, this,
        [command = m_subject.key](jobs::JobContext& job) { return announcedOptions(command, job.stopToken()); },
        [this](const core::Result<std::vector<search::UciOption>>& options) {
            m_isAsking = false;
            if (options)
                showOptions(*options);
            else
                m_words->setText(engineFailed(m_subject.name, options.error()));
        });
}

void EngineOptionsDialog::showOptions(const std::vector<search::UciOption>& options)
{
    m_words->setText(options.empty() ? tr("This engine has no options.") : tr("Used by live analysis and Review."));
    for (const search::UciOption& option : options) {
        QWidget* field = makeField(option);
        const QString name = QString::fromStdString(option.name);
        nameField(field, ("option " + option.name).c_str(), name);
        m_rows->addRow(name, field);
        if (const auto chosen = m_before.options.find(option.name); chosen != m_before.options.end())
            m_fields.at(option.name).set(chosen->second);
    }
}

QWidget* EngineOptionsDialog::makeField(const search::UciOption& option)
{
    using Type = search::UciOption::Type;
    Field& field = m_fields[option.name];
    QWidget* widget = nullptr;
    if (option.type == Type::Check) {
        auto* box = new QCheckBox;
        field.value = [box] { return std::string(box->isChecked() ? "true" : "false"); };
        field.set = [box](const std::string& value) { box->setChecked(value == "true"); };
        widget = box;
    } else if (option.type == Type::Spin) {
        auto* box = new QSpinBox;
        constexpr std::int64_t kMost = std::numeric_limits<int>::max();
        box->setRange(static_cast<int>(std::clamp(option.least, -kMost, kMost)), static_cast<int>(std::clamp(option.most, -kMost, kMost)));
        field.value = [box] { return std::to_string(box->value()); };
        field.set = [box](const std::string& value) { box->setValue(QString::fromStdString(value).toInt()); };
        widget = box;
    } else if (option.type == Type::Combo) {
        auto* box = new QComboBox;
        for (const std::string& choice : option.choices)
            box->addItem(QString::fromStdString(choice));
        field.value = [box] { return box->currentText().toStdString(); };
        field.set = [box](const std::string& value) { box->setCurrentText(QString::fromStdString(value)); };
        widget = box;
    } else {
        auto* line = new QLineEdit;
        field.value = [line] { return line->text().toStdString(); };
        field.set = [line](const std::string& value) { line->setText(QString::fromStdString(value)); };
        widget = line;
    }
    field.set(option.usual);
    field.usual = field.value(); // in the field's own notation
    return widget;
}

QWidget* EngineOptionsDialog::makeButtons()
{
    auto* place = new QWidget;
    auto* row = new QHBoxLayout(place);
    row->setContentsMargins(0, 0, 0, 0);
    auto* usual = new QPushButton(tr("Defaults"));
    usual->setObjectName(QStringLiteral("usualOptions"));
    auto* cancel = new QPushButton(tr("Cancel"));
    for (QPushButton* button : {usual, cancel})
        button->setAutoDefault(false);
    auto* save = new QPushButton(tr("Save"));
    save->setObjectName(QStringLiteral("saveOptions"));
    save->setProperty("primary", true);
    save->setDefault(true);
    row->addWidget(usual);
    row->addStretch(1);
    row->addWidget(cancel);
    row->addWidget(save);
    connect(usual, &QPushButton::clicked, this, &EngineOptionsDialog::reset);
    connect(cancel, &QPushButton::clicked, this, &QWidget::close);
    connect(save, &QPushButton::clicked, this, &EngineOptionsDialog::save);
    return place;
}

void EngineOptionsDialog::reset()
{
    m_depth->setValue(0);
    m_effort->setValue(0);
    m_seconds->setValue(0);
    for (const auto& [name, field] : m_fields)
        field.set(field.usual);
}

/// If the engine did not reply, the previous settings stay.
void EngineOptionsDialog::save()
{
    EngineOptions options = m_before;
    options.limits = {.depth = m_depth->value(),
        .effort = static_cast<std::uint64_t>(m_effort->value()),
        .time = std::chrono::seconds(m_seconds->value())};
    for (const auto& [name, field] : m_fields) {
        options.options.erase(name);
        if (const std::string value = field.value(); value != field.usual)
            options.options[name] = value;
    }
    if (!(options == m_before))
        Q_EMIT saved(options);
    close();
}

} // namespace evenmatch::ui
