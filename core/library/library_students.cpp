// Students of a coach. A student is a player without names of its own, so that cards and estimates are kept apart from those of all others.
// The table students has a row for each player of the games that is a student, and one for the student itself. A removed student keeps its
// row without a number, so that cards, estimates and players come back when a student of that name is added again.
#include "core/library/library_impl.h"

namespace evenmatch::library {

namespace {

using core::ErrorCode;
using core::Result;

std::optional<std::int64_t> firstNumber(Query& row) { return row.step() ? std::optional(row.integer(0)) : std::nullopt; }

std::optional<PlayerId> studentCalled(Connection& connection, std::string_view name, bool isRemoved)
{
    Query row
        = connection.query(isRemoved ? "SELECT s.id FROM students s JOIN players p ON p.id = s.id WHERE p.name = ? AND s.student IS NULL"
                                     : "SELECT s.id FROM students s JOIN players p ON p.id = s.id WHERE p.name = ? AND s.student = s.id");
    row.bind(name);
    return firstNumber(row);
}

std::string nameOf(Connection& connection, PlayerId student)
{
    Query row = connection.query("SELECT p.name FROM players p JOIN students s ON s.id = p.id WHERE s.id = ? AND s.student = s.id");
    if (!row.bind(student).step())
        throw Failure({ErrorCode::NotFound, "student " + std::to_string(student)});
    return row.text(0);
}

void setStudentOf(Connection& connection, PlayerId player, std::optional<PlayerId> student)
{
    connection.query("INSERT OR REPLACE INTO students (id, student) VALUES (?, ?)").bind(player, student).run();
}

} // namespace

Result<std::vector<Student>> Library::students()
{
    return guarded([&] {
        Connection& connection = m_impl->connection;
        std::vector<Student> students;
        {
            Query row = connection.query(
                "SELECT s.id, p.name FROM students s JOIN players p ON p.id = s.id WHERE s.student = s.id ORDER BY p.name COLLATE NOCASE");
            while (row.step())
                students.push_back({.id = row.integer(0), .name = row.text(1), .players = {}});
        }
        for (Student& student : students) {
            Query row = connection.query("SELECT id FROM students WHERE student = ?1 AND id <> ?1 ORDER BY id");
            row.bind(student.id);
            while (row.step())
                student.players.push_back(row.integer(0));
        }
        return students;
    });
}

Result<PlayerId> Library::addStudent(std::string_view name)
{
    return m_impl->write([&] {
        Connection& connection = m_impl->connection;
        if (name.empty() || studentCalled(connection, name, false))
            throw Failure({ErrorCode::BadArgument, std::string(name)});
        std::optional<PlayerId> student = studentCalled(connection, name, true);
        if (!student) {
            connection.query("INSERT INTO players (name) VALUES (?)").bind(name).run();
            student = connection.lastRowId();
            Query row = connection.query("SELECT n.player FROM names n JOIN players p ON p.id = n.player WHERE n.name = ? AND NOT p.me "
                                         "AND n.player NOT IN (SELECT id FROM students)");
            row.bind(name);
            if (const auto player = firstNumber(row))
                setStudentOf(connection, *player, student);
        }
        setStudentOf(connection, *student, student);
        return *student;
    });
}

Result<void> Library::renameStudent(PlayerId student, std::string_view name)
{
    return m_impl->write([&] {
        Connection& connection = m_impl->connection;
        const std::string before = nameOf(connection, student);
        if (before == name)
            return;
        Query tag = connection.query("SELECT id FROM tags WHERE tag = ?");
        tag.bind(name);
        if (name.empty() || studentCalled(connection, name, false) || firstNumber(tag))
            throw Failure({ErrorCode::BadArgument, std::string(name)}); // two tags that became one could not be parted again
        connection.query("UPDATE players SET name = ? WHERE id = ?").bind(name, student).run();
        connection.query("UPDATE tags SET tag = ? WHERE tag = ?").bind(name, before).run();
    });
}

Result<void> Library::removeStudent(PlayerId student)
{
    return m_impl->write([&] {
        (void)nameOf(m_impl->connection, student);
        setStudentOf(m_impl->connection, student, std::nullopt);
    });
}

Result<void> Library::setStudentPlayer(PlayerId student, PlayerId player, bool isStudent)
{
    return m_impl->write([&] {
        (void)nameOf(m_impl->connection, student);
        m_impl->requirePlayer(player);
        if (isStudent)
            setStudentOf(m_impl->connection, player, student);
        else
            m_impl->connection.query("DELETE FROM students WHERE id = ? AND student = ? AND id <> student").bind(player, student).run();
    });
}

} // namespace evenmatch::library
