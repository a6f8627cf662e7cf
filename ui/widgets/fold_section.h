// A panel whose body can be folded under its heading; its state is stored.
#pragma once

#include "ui/widgets/card.h"

namespace evenmatch::ui {

class FoldSection : public Card {
    Q_OBJECT
public:
    /// `key` identifies it in the settings, and in the name of its button: "fold:" and the key, such as "candidates".
    FoldSection(const QString& heading, const QString& key, QWidget* parent = nullptr);

    /// The foldable part. Add to this, not to body().
    QVBoxLayout* content() const { return m_content; }
    /// The row of the heading: additions appear at its right end, folded or not.
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
