#include "nn/review/game_review.h"

#include <cmath>
#include <cstring>

namespace evenmatch::nn {

// value, scoreLead, level, expectedQuality, randomQuality: float; legalMoves, number of moves, number of ranks: uint16; then for each move
// its code: uint16, prior, quality and the ranks' priors: float. In the machine's own byte order, because caches stay on one machine.

namespace {

constexpr std::size_t kMostMoves = 400;

template <class T>
void put(std::string& bytes, T number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

class Taker {
public:
    explicit Taker(std::string_view bytes) : m_bytes(bytes) { }

    template <class T>
    T take()
    {
        T number{};
        if (m_bytes.size() < sizeof number) {
            m_broken = true;
            return number;
        }
        std::memcpy(&number, m_bytes.data(), sizeof number);
        m_bytes.remove_prefix(sizeof number);
        return number;
    }
    float finite()
    {
        const float number = take<float>();
        m_broken = m_broken || !std::isfinite(number);
        return number;
    }
    bool isWhole() const { return !m_broken && m_bytes.empty(); }
    bool isBroken() const { return m_broken; }

private:
    std::string_view m_bytes;
    bool m_broken = false;
};

} // namespace

std::string toBytes(const PlyReview& ply)
{
    std::string bytes;
    for (const float number : {ply.value, ply.scoreLead, ply.level, ply.expectedQuality, ply.randomQuality})
        put(bytes, number);
    put(bytes, ply.legalMoves);
    put(bytes, static_cast<std::uint16_t>(ply.moves.size()));
    put(bytes, static_cast<std::uint16_t>(ply.moves.empty() ? 0 : ply.moves.front().rankPriors.size()));
    for (const MoveReview& move : ply.moves) {
        put(bytes, move.move.code);
        put(bytes, move.prior);
        put(bytes, move.quality);
        for (const float prior : move.rankPriors)
            put(bytes, prior);
    }
    return bytes;
}

std::optional<PlyReview> plyFromBytes(std::string_view bytes, std::size_t ranks)
{
    Taker taker(bytes);
    PlyReview ply{.known = true};
    ply.value = taker.finite();
    ply.scoreLead = taker.finite();
    ply.level = taker.finite();
    ply.expectedQuality = taker.finite();
    ply.randomQuality = taker.take<float>();
    ply.legalMoves = taker.take<std::uint16_t>();
    const std::size_t count = taker.take<std::uint16_t>();
    const std::size_t width = taker.take<std::uint16_t>();
    if (taker.isBroken() || count > kMostMoves || (count > 0 && width != ranks))
        return std::nullopt;
    for (std::size_t i = 0; i < count && !taker.isBroken(); ++i) {
        MoveReview move{.move = {taker.take<std::uint16_t>()}};
        move.prior = taker.finite();
        move.quality = taker.finite();
        for (std::size_t rank = 0; rank < ranks && !taker.isBroken(); ++rank)
            move.rankPriors.push_back(taker.finite());
        ply.moves.push_back(std::move(move));
    }
    if (!taker.isWhole())
        return std::nullopt;
    return ply;
}

} // namespace evenmatch::nn
