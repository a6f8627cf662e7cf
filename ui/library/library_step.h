// A change of the library by the user, which can be undone.
#pragma once

#include "ui/library/library_service.h"

#include <QUndoCommand>

#include <functional>

namespace evenmatch::ui {

/// Works in the background when pushed on a stack, undone or redone. The objects it calls must outlive it.
class LibraryStep final : public QUndoCommand {
public:
    struct Deed {
        std::function<core::Result<void>(library::Library&)> work; ///< on a worker; contains what it needs
        std::function<void(const core::Result<void>&)> done; ///< on the GUI thread
    };

    LibraryStep(LibraryService& library, QObject* receiver, const QString& what, Deed forth, Deed back)
        : QUndoCommand(what), m_library(library), m_receiver(receiver), m_forth(std::move(forth)), m_back(std::move(back))
    {
    }

    void redo() override { m_library.change(m_receiver, m_forth.work, m_forth.done); }
    void undo() override { m_library.change(m_receiver, m_back.work, m_back.done); }

private:
    LibraryService& m_library;
    QObject* m_receiver;
    Deed m_forth;
    Deed m_back;
};

} // namespace evenmatch::ui
