// A card whose body folds away under its heading; whether it is open is remembered.
#pragma once

#include "ui/widgets/card.h"

namespace evenmatch::ui {

class FoldSection : public Card {
    Q_OBJECT
public:
    /// `key` names it in the settings and its button, which is called "fold:" and the key: "candidates".
    FoldSection(const QString& heading, const QString& key, QWidget* parent = nullptr);

    /// What folds. Add to this, not to body().
    QVBoxLayout* content() const { return m_content; }
    /// The row of the heading: what is added stands at its right end, folded or not.
    QHBoxLayout* head() const { return m_head; }
    bool isFolded() const;
    void setFolded(bool folded);

private:
    QString m_key;
    QToolButton* m_button;
    QHBoxLayout* m_head;
    QWidget* m_place; ///< of the content
    QVBoxLayout* m_content;
};

} // namespace evenmatch::ui
