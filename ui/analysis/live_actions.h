// What the Analyse menu holds of the live analysis.
#pragma once

#include <QAction>
#include <QObject>

#include <functional>

namespace evenmatch::ui {

class LiveAnalysis;

class LiveActions final : public QObject {
    Q_OBJECT
public:
    /// `live` must outlive it.
    explicit LiveActions(LiveAnalysis& live, QObject* parent = nullptr);

    const QList<QAction*>& actions() const { return m_actions; }

Q_SIGNALS:
    /// It was turned on: a page that shows it is to be seen.
    void pageWanted();
    /// It cannot be turned on, because a game is being played.
    void refused(const QString& reason);
    void optionsWanted();

private:
    QAction* add(const char* name, const QString& text, const QKeySequence& key, const std::function<void()>& action);
    void toggle();
    void refresh();

    LiveAnalysis& m_live;
    QList<QAction*> m_actions;
    QAction* m_on;
    QAction* m_territory;
    QAction* m_bar;
    QAction* m_insert;
};

} // namespace evenmatch::ui
