// Chooses whose rank and cards are shown, and edits the list of students.
#pragma once

#include "ui/rank/whose.h"

#include <QWidget>

class QComboBox;

namespace evenmatch::ui {

/// Ask for the name of a new student, or another name of the chosen one, in a dialog over `parent`.
void askForStudent(Whose& whose, QWidget* parent);
void askForOtherName(Whose& whose, QWidget* parent); ///< REQUIRES: whose.student()

class WhoseBox final : public QWidget {
    Q_OBJECT
public:
    /// What it chooses must outlive it.
    explicit WhoseBox(Whose& whose, QWidget* parent = nullptr);

private:
    void refresh();

    Whose& m_whose;
    QComboBox* m_box;
};

} // namespace evenmatch::ui
