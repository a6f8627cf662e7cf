#include "ui/rank/whose.h"

#include "ui/base/preferences.h"
#include "ui/text/error_text.h"

#include <QSettings>

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

namespace {

const auto kStudentKey = QStringLiteral("learn/student");

} // namespace

Whose::Whose(LibraryService& library, QObject* parent) : QObject(parent), m_library(library)
{
    if (const auto student = QSettings().value(kStudentKey).toLongLong(); student > 0)
        m_chosen = student;
    connect(&library, &LibraryService::changed, this, &Whose::read);
    read();
}

const library::Student* Whose::student() const
{
    const auto found = m_chosen ? std::ranges::find(m_students, *m_chosen, &library::Student::id) : m_students.end();
    return found != m_students.end() ? &*found : nullptr;
}

QString Whose::name() const { return student() ? QString::fromStdString(student()->name) : QString(); }

void Whose::read()
{
    m_library.ask(
        this, [](library::Library& library) { return library.students(); },
        [this, request = ++m_request](core::Result<std::vector<library::Student>> students) {
            if (request == m_request && students)
                show(*std::move(students));
        });
}

void Whose::show(std::vector<library::Student> students)
{
    const bool isFirst = !std::exchange(m_isRead, true);
    if (students == m_students && (!m_chosen || student()))
        return;
    m_students = std::move(students);
    const QString wanted = studentHere(); // another library may have another student of this number
    if (isFirst && m_chosen && !wanted.isEmpty() && name() != wanted) {
        const auto called = std::ranges::find(m_students, wanted.toStdString(), &library::Student::name);
        choose(called != m_students.end() ? Student(called->id) : std::nullopt);
    } else if (m_chosen && !student()) {
        choose({}); // removed, perhaps by another program
    } else {
        keepName();
        Q_EMIT changed();
    }
}

/// The name of a student who was added a moment ago follows when it is read.
void Whose::keepName() const { setStudentHere(name()); }

void Whose::choose(Student student)
{
    if (student == m_chosen)
        return;
    m_chosen = student;
    QSettings().setValue(kStudentKey, static_cast<qlonglong>(student.value_or(0)));
    keepName();
    Q_EMIT otherChosen();
    Q_EMIT changed();
}

void Whose::chooseNext()
{
    const library::Student* now = student();
    const auto next = now ? static_cast<std::size_t>(now - m_students.data()) + 1 : 0;
    choose(next < m_students.size() ? Student(m_students[next].id) : std::nullopt);
}

void Whose::add(const QString& name)
{
    m_library.change(
        this, [name = name.simplified().toStdString()](library::Library& library) { return library.addStudent(name); },
        [this](const core::Result<library::PlayerId>& student) {
            if (student)
                choose(*student);
            else if (student.error().code == core::ErrorCode::BadArgument)
                Q_EMIT failed(tr("A student with this name already exists."));
            else
                Q_EMIT failed(errorText(student.error()));
        });
}

void Whose::rename(const QString& name)
{
    m_library.change(
        this,
        [student = *m_chosen, name = name.simplified().toStdString()](
            library::Library& library) { return library.renameStudent(student, name); },
        [this](const core::Result<void>& renamed) {
            if (!renamed && renamed.error().code == core::ErrorCode::BadArgument)
                Q_EMIT failed(tr("A student or a tag with this name already exists."));
            else if (!renamed)
                Q_EMIT failed(errorText(renamed.error()));
        });
}

void Whose::remove()
{
    m_library.change(
        this, [student = *m_chosen](library::Library& library) { return library.removeStudent(student); },
        [this](const core::Result<void>& removed) {
            if (!removed)
                Q_EMIT failed(errorText(removed.error()));
        });
}

core::Result<library::PlayerId> learnerIn(library::Library& library, const Whose::Student& student)
{
    if (student)
        return *student;
    const auto players = library.players();
    if (!players)
        return players.error();
    const auto me = std::ranges::find(*players, true, &library::Player::isMe);
    return me != players->end() ? core::Result<library::PlayerId>(me->id) : core::Error{core::ErrorCode::NotFound, "me"};
}

} // namespace evenmatch::ui
