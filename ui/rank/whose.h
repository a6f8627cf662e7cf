// Whose rank and cards are shown: the user's own, or those of a student whom the user coaches.
#pragma once

#include "ui/library/library_service.h"

#include <QObject>

namespace evenmatch::ui {

/// Lives on the GUI thread. The students are in the library, the choice is in the settings: number and name, because in another library the
/// number may be somebody else's.
class Whose final : public QObject {
    Q_OBJECT
public:
    using Student = std::optional<library::PlayerId>; ///< nothing: the user

    /// The library must outlive this.
    explicit Whose(LibraryService& library, QObject* parent = nullptr);

    const std::vector<library::Student>& students() const { return m_students; }
    Student chosen() const { return m_chosen; }
    /// What is known of the chosen student; null: the user, or it has not been read yet.
    const library::Student* student() const;
    /// The chosen student's; empty: the user.
    QString name() const;

    void choose(Student student);
    /// The user, then each student in turn.
    void chooseNext();
    /// Of these, failed() tells what could not be done. A student who was added is chosen.
    void add(const QString& name);
    void rename(const QString& name); ///< REQUIRES: student()
    void remove(); ///< REQUIRES: student()

Q_SIGNALS:
    /// Somebody else was chosen.
    void otherChosen();
    /// The students, their names or their players are others than before, or another one was chosen.
    void changed();
    void failed(const QString& text);

private:
    void read();
    void show(std::vector<library::Student> students);
    void keepName() const;

    LibraryService& m_library;
    std::vector<library::Student> m_students;
    Student m_chosen;
    int m_request = 0;
    bool m_isRead = false; ///< the students were read once
};

/// The player who gets new cards: the student, or the one who is "me"; of several, whose cards are one set, the one with most games.
core::Result<library::PlayerId> learnerIn(library::Library& library, const Whose::Student& student);

} // namespace evenmatch::ui
