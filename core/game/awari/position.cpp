#include "core/game/awari/position.h"

namespace evenmatch::awari {

using game::Move;
using game::Side;

namespace {

constexpr detail::Sowing sow(int pit, int seeds)
{
    detail::Sowing sowing;
    int place = pit;
    for (int left = seeds; left > 0; --left) {
        place = (place + 1) % (2 * kPits);
        if (place == pit)
            place = (place + 1) % (2 * kPits);
        if (place < kPits)
            sowing.mover += std::uint64_t{1} << (8 * place);
        else
            sowing.waiting += std::uint64_t{1} << (8 * (place - kPits));
    }
    for (int reached = kPits; seeds > 0 && reached <= place; ++reached)
        sowing.reached |= std::uint64_t{0x80} << (8 * (reached - kPits));
    if (seeds > 0 && place >= kPits)
        sowing.last = std::uint64_t{0x80} << (8 * (place - kPits));
    return sowing;
}

constexpr detail::SowingTable makeSowingTable()
{
    detail::SowingTable table;
    for (int pit = 0; pit < kPits; ++pit)
        for (int seeds = 0; seeds <= kSeeds; ++seeds)
            table[static_cast<std::size_t>(pit)][static_cast<std::size_t>(seeds)] = sow(pit, seeds);
    return table;
}

constexpr std::array<std::uint64_t, 1 << kPits> makePitsOfMask()
{
    std::array<std::uint64_t, 1 << kPits> table = {};
    for (unsigned mask = 0; mask < table.size(); ++mask) {
        std::uint64_t count = 0;
        for (std::uint64_t pit = 0; pit < kPits; ++pit)
            if ((mask >> pit & 1) != 0)
                table[mask] |= pit << (8 * count++);
        table[mask] |= count << 56;
    }
    return table;
}

} // namespace

constinit const detail::SowingTable detail::kSowing = makeSowingTable();
constinit const std::array<std::uint64_t, 1 << kPits> detail::kPitsOfMask = makePitsOfMask();

core::Result<Position> Position::fromSetup(const Setup& setup)
{
    int total = 0;
    const auto pack = [&total](const std::array<int, kPits>& pits) {
        std::uint64_t row = 0;
        for (std::size_t pit = 0; pit < pits.size(); ++pit) {
            const int seeds = pits[pit];
            const bool sensible = seeds >= 0 && seeds <= kSeeds;
            total += sensible ? seeds : 2 * kSeeds;
            row |= std::uint64_t{static_cast<std::uint8_t>(seeds)} << (8 * pit);
        }
        return row;
    };
    Position position;
    State& state = position.m_state;
    const std::uint64_t first = pack(setup.first);
    const std::uint64_t second = pack(setup.second);
    for (const int store : {setup.firstStore, setup.secondStore})
        total += store >= 0 && store <= kSeeds ? store : 2 * kSeeds;
    if (total != kSeeds)
        return core::Error{core::ErrorCode::BadSetup, "seeds"};
    state.stores = static_cast<std::uint16_t>((setup.firstStore << placeOf(Side::First)) + (setup.secondStore << placeOf(Side::Second)));
    state.side = setup.toMove;
    state.mover = setup.toMove == Side::First ? first : second;
    state.waiting = setup.toMove == Side::First ? second : first;
    position.findLegal();
    return position;
}

void Position::legalMoves(game::MoveList& list) const
{
    list.clear();
    for (unsigned legal = m_state.legal; legal != 0; legal &= legal - 1)
        list.push_back({static_cast<std::uint16_t>(std::countr_zero(legal))});
}

int Position::margin() const
{
    const int captured = store(Side::First) - store(Side::Second);
    return isOver() ? captured + countSeeds(row(Side::First)) - countSeeds(row(Side::Second)) : captured;
}

std::string Position::moveText(Move move) const
{
    return std::string(1, static_cast<char>((m_state.side == Side::First ? 'a' : 'A') + move.code));
}

std::optional<Move> Position::parseMove(std::string_view text) const
{
    if (text.size() != 1)
        return std::nullopt;
    const Move move{static_cast<std::uint16_t>(game::letterIndex(text.front()))};
    return isLegal(move) ? std::optional(move) : std::nullopt;
}

std::string Position::diagram() const
{
    const auto cell = [](int number) { return (number < 10 ? "  " : " ") + std::to_string(number); };
    std::string upper;
    std::string lower;
    for (int pit = 0; pit < kPits; ++pit) {
        upper += cell(seeds(Side::Second, kPits - 1 - pit));
        lower += cell(seeds(Side::First, pit));
    }
    return "  F  E  D  C  B  A\n" + upper + "  :" + cell(store(Side::Second)) + "\n" + lower + "  :" + cell(store(Side::First))
        + "\n  a  b  c  d  e  f\n";
}

} // namespace evenmatch::awari
