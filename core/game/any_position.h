// A position of a game chosen at run time: what the window, the command line and the evaluators hold.
#pragma once

#include "core/game/game.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace evenmatch::game {

/// Any GamePosition behind one type, with value semantics. It is slower than the game itself (a virtual call and, for a copy, an
/// allocation), so loops that play millions of moves use the game's own type, by `as<P>()`. A default-constructed one is empty; only
/// assignment and `holds()` are allowed then.
class AnyPosition {
public:
    AnyPosition() = default;

    template <class P>
    // The order matters: the concept checks copying and comparison, which leads back to AnyPosition and the iterators compared with it.
    requires(!std::same_as<P, AnyPosition> && requires { typename P::Undo; } && GamePosition<P>) AnyPosition(P position)
        : m_holder(std::make_unique<Holder<P>>(std::move(position)))
    {
    }

    AnyPosition(const AnyPosition& other) : m_holder(other.m_holder ? other.m_holder->clone() : nullptr) { }
    AnyPosition(AnyPosition&&) noexcept = default;
    AnyPosition& operator=(const AnyPosition& other) { return *this = AnyPosition(other); }
    AnyPosition& operator=(AnyPosition&&) noexcept = default;

    bool holds() const { return m_holder != nullptr; }

    /// The concrete position, or null if it is another game's or empty.
    template <GamePosition P>
    const P* as() const
    {
        const auto* holder = dynamic_cast<const Holder<P>*>(m_holder.get());
        return holder ? &holder->position : nullptr;
    }

    Side sideToMove() const { return m_holder->sideToMove(); }
    MoveList legalMoves() const
    {
        MoveList list;
        m_holder->legalMoves(list);
        return list;
    }
    bool isLegal(Move move) const { return m_holder->isLegal(move); }
    /// REQUIRES: isLegal(move)
    void play(Move move) { m_holder->play(move); }
    bool isOver() const { return outcome() != Outcome::None; }
    Outcome outcome() const { return m_holder->outcome(); }
    std::uint64_t hash() const { return m_holder->hash(); }
    Move randomMove(core::Random& random) const { return m_holder->randomMove(random); }
    std::string moveText(Move move) const { return m_holder->moveText(move); }
    std::optional<Move> parseMove(std::string_view text) const { return m_holder->parseMove(text); }
    int moveNumber() const { return m_holder->moveNumber(); }

    friend bool operator==(const AnyPosition& a, const AnyPosition& b)
    {
        return a.m_holder && b.m_holder ? a.m_holder->equals(*b.m_holder) : a.m_holder == b.m_holder;
    }

private:
    struct HolderBase {
        virtual ~HolderBase() = default;
        virtual std::unique_ptr<HolderBase> clone() const = 0;
        virtual bool equals(const HolderBase& other) const = 0;
        virtual Side sideToMove() const = 0;
        virtual void legalMoves(MoveList& list) const = 0;
        virtual bool isLegal(Move move) const = 0;
        virtual void play(Move move) = 0;
        virtual Outcome outcome() const = 0;
        virtual std::uint64_t hash() const = 0;
        virtual Move randomMove(core::Random& random) const = 0;
        virtual std::string moveText(Move move) const = 0;
        virtual std::optional<Move> parseMove(std::string_view text) const = 0;
        virtual int moveNumber() const = 0;
    };

    template <GamePosition P>
    struct Holder final : HolderBase {
        explicit Holder(P p) : position(std::move(p)) { }
        std::unique_ptr<HolderBase> clone() const override { return std::make_unique<Holder>(position); }
        bool equals(const HolderBase& other) const override
        {
            const auto* same = dynamic_cast<const Holder*>(&other);
            return same && same->position == position;
        }
        Side sideToMove() const override { return position.sideToMove(); }
        void legalMoves(MoveList& list) const override { position.legalMoves(list); }
        bool isLegal(Move move) const override { return position.isLegal(move); }
        void play(Move move) override { position.play(move); }
        Outcome outcome() const override { return position.outcome(); }
        std::uint64_t hash() const override { return position.hash(); }
        Move randomMove(core::Random& random) const override { return position.randomMove(random); }
        std::string moveText(Move move) const override { return position.moveText(move); }
        std::optional<Move> parseMove(std::string_view text) const override { return position.parseMove(text); }
        int moveNumber() const override { return position.moveNumber(); }

        P position;
    };

    std::unique_ptr<HolderBase> m_holder;
};

} // namespace evenmatch::game
