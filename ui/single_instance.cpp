#include "ui/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSysInfo>
#include <QtNetwork/QLocalServer>
#include <QtNetwork/QLocalSocket>

namespace evenmatch::ui {

namespace {

constexpr int kPatience = 10000; ///< milliseconds; a first instance that loads a network replies late
constexpr qint64 kLongestMessage = 1 << 20;

/// A short name for the socket, wherever the folder is.
QString socketName(const QString& folder)
{
    const QByteArray hash = QCryptographicHash::hash(QFileInfo(folder).absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral("evenmatch-") + QString::fromLatin1(hash.left(8).toHex());
}

QString lockPath(const QString& folder)
{
    QDir().mkpath(folder);
    return folder + QStringLiteral("/running.lock");
}

} // namespace

SingleInstance::SingleInstance(const QString& folder, QObject* parent)
    : QObject(parent), m_name(socketName(folder)), m_lock(lockPath(folder))
{
    m_lock.setStaleLockTime(0); // a lock is stale only if its process is gone
    if (m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError) // a full disk or a read-only folder is no other instance
        listen();
}

SingleInstance::~SingleInstance() = default;

void SingleInstance::listen()
{
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(m_name); // left by a crash: the lock shows that no instance listens
    m_server->listen(m_name); // if it fails, later instances open their own windows
    connect(m_server.get(), &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* socket = m_server->nextPendingConnection()) {
            connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
            connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        }
    });
}

/// A request is one line, a list of paths as JSON. The reply is also one line.
void SingleInstance::read(QLocalSocket* socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() > kLongestMessage)
            socket->abort();
        return;
    }
    const QJsonDocument message = QJsonDocument::fromJson(socket->readLine(kLongestMessage));
    if (!message.isArray()) {
        socket->abort();
        return;
    }
    QStringList files;
    for (const QJsonValue& file : message.array())
        files << file.toString();
    socket->write("ok\n");
    socket->flush();
    Q_EMIT started(files);
}

bool SingleInstance::handOver(const QStringList& files) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(kPatience))
        return false;
    QStringList absolute;
    for (const QString& file : files)
        absolute << QFileInfo(file).absoluteFilePath();
    socket.write(QJsonDocument(QJsonArray::fromStringList(absolute)).toJson(QJsonDocument::Compact) + '\n');
    while (!socket.canReadLine())
        if (!socket.waitForReadyRead(kPatience))
            return false;
    return true;
}

QString SingleInstance::otherComputer() const
{
    qint64 process = 0;
    QString computer;
    QString program;
    const bool isElsewhere = !isFirst() && m_lock.getLockInfo(&process, &computer, &program) && computer != QSysInfo::machineHostName();
    return isElsewhere ? computer : QString();
}

} // namespace evenmatch::ui
