// A panel with a one-sentence explanation, shown by a button.
#pragma once

#include "ui/widgets/card.h"

namespace evenmatch::ui {

class ExplainedCard : public Card {
    Q_OBJECT
public:
    /// The "?" button shows and hides `explanation` under the heading.
    ExplainedCard(const QString& heading, const QString& explanation, QWidget* parent = nullptr);
};

} // namespace evenmatch::ui
