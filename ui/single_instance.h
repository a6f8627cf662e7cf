// One instance for each user and folder of games: a second one passes its files to the first, and ends.
#pragma once

#include <QLockFile>
#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;
class QLocalSocket;

namespace evenmatch::ui {

class SingleInstance final : public QObject {
    Q_OBJECT
public:
    /// `folder`: the folder of games, created if missing. Leftovers of a crash do no harm.
    explicit SingleInstance(const QString& folder, QObject* parent = nullptr);
    ~SingleInstance() override;

    /// Whether this is the first instance, which is then notified of later ones.
    bool isFirst() const { return m_server != nullptr; }
    /// Passes the files to the first instance, which comes to the front. False if there is none, or it does not reply within some seconds.
    bool handOver(const QStringList& files) const;
    /// The computer of the first instance, if the folder is shared with another one; otherwise empty.
    QString otherComputer() const;
    /// The file that shows that an instance is running.
    QString lockFile() const { return m_lock.fileName(); }

Q_SIGNALS:
    /// Another was started, with these files, perhaps none. Absolute paths.
    void started(const QStringList& files);

private:
    void listen();
    void read(QLocalSocket* socket);

    QString m_name;
    QLockFile m_lock;
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace evenmatch::ui
