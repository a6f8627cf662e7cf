// The commands of the live analysis in the Analyse menu.
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
    /// It was turned on, so a page that shows it is needed.
    void pageWanted();
    /// It cannot be turned on during a game.
    void refused(const QString& reason);
    void optionsWanted();

private:
    QAction* add(const char* name, const QString& text, const QKeySequence& key, const std::function<void()>& action);
    bool isRefused(QAction* action);
    void toggle();
    void toggleThreat();
    void refresh();

    LiveAnalysis& m_live;
    QList<QAction*> m_actions;
    QAction* m_on;
    QAction* m_territory;
    QAction* m_threat;
    QAction* m_bar;
    QAction* m_insert;
};

} // namespace evenmatch::ui
