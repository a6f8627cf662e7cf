// A lesson as one file: a game with a coach's notes, and cards from it. Any program shows the games; we read the cards again.
#pragma once

#include "core/lesson/exchange/card_set.h"

namespace evenmatch::lesson {

/// The game with its comments and variations, then the cards as writeCards() has them. Cards of a game in another format are left out.
std::string writeLesson(
    const record::GameRecord& game, std::span<const Card> cards, const std::function<std::string(const Card&)>& comment);

struct ReadLesson {
    record::GameRecord game;
    ReadCards cards;
};

/// Of a file from anywhere; its cards are checked as those of readCards(). NotFound where the file is no lesson, and the errors of reading.
core::Result<ReadLesson> readLesson(std::string text, const std::string& name);

} // namespace evenmatch::lesson
