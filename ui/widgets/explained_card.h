// A card whose meaning is a click away, in a sentence.
#pragma once

#include "ui/widgets/card.h"

namespace evenmatch::ui {

class ExplainedCard : public Card {
    Q_OBJECT
public:
    /// `explanation` appears under the heading when "?" is pressed, and goes when it is pressed again.
    ExplainedCard(const QString& heading, const QString& explanation, QWidget* parent = nullptr);
};

} // namespace evenmatch::ui
