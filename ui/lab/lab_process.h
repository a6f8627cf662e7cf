// A program that works for the Lab and reports its findings line by line: evenmatch-lab, or a substitute in tests.
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace evenmatch::ui {

struct ProcessEnd {
    enum class How { Exited, Crashed, NotStarted } how = How::Exited;
    int code = 0;
    QString lastWords; ///< the last line of its stderr, or why it did not start
};

/// Lives on the GUI thread and blocks only in kill().
class LabProcess : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    virtual void start(const QStringList& arguments) = 0;
    /// Requests its end; ended() follows.
    virtual void stop() = 0;
    /// Ends it at once or after a short wait; ended() is not emitted any more.
    virtual void kill() = 0;

Q_SIGNALS:
    void line(const QByteArray& text); ///< a line of stdout, without its end
    void ended(const evenmatch::ui::ProcessEnd& end);
};

using LabProcessMaker = std::function<std::unique_ptr<LabProcess>()>;

} // namespace evenmatch::ui
