// Chess motifs on constructed positions, each in four mirror images: found where they are, and nowhere else.
#include "tests/run_tests.h"

#include "core/game/chess/notation.h"
#include "core/game/chess/position.h"
#include "core/lesson/facts/chess_facts.h"
#include "core/lesson/facts/chess_tactics.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <map>
#include <string>

namespace tst_chess_facts {

using namespace evenmatch;
using lesson::Fact;
using lesson::Theme;

namespace {

struct Case {
    Theme theme;
    const char* fen;
    const char* move;
    bool is;
};

constexpr Case kCases[] = {
    {Theme::HangingPiece, "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", true},
    {Theme::HangingPiece, "4k3/8/2b5/8/8/8/8/2R1K3 w - - 0 1", "c1c6", true},
    {Theme::HangingPiece, "6k1/5ppp/8/8/3q4/8/1B6/6K1 w - - 0 1", "b2d4", true},
    {Theme::HangingPiece, "r3k3/8/8/8/4n3/8/8/4RK2 w - - 0 1", "e1e4", true},
    {Theme::HangingPiece, "4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1", "e4d5", true},
    {Theme::HangingPiece, "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", false}, // defended
    {Theme::HangingPiece, "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", false}, // a pawn
    {Theme::HangingPiece, "3rk3/8/8/3n4/8/8/8/3QK3 w - - 0 1", "d1d5", false},

    {Theme::Exchange, "4k3/8/2p5/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5", true},
    {Theme::Exchange, "3rk3/8/8/3r4/8/1B6/8/4K3 w - - 0 1", "b3d5", true},
    {Theme::Exchange, "4k3/3p4/2r5/8/3N4/8/8/4K3 w - - 0 1", "d4c6", true},
    {Theme::Exchange, "4k3/5p2/4q3/8/8/1B6/8/4K3 w - - 0 1", "b3e6", true},
    {Theme::Exchange, "4k3/8/1p6/2r5/8/4B3/8/4K3 w - - 0 1", "e3c5", true},
    {Theme::Exchange, "4k3/8/2p5/3n4/8/1B6/8/4K3 w - - 0 1", "b3d5", false}, // for a bishop
    {Theme::Exchange, "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", false}, // for a rook
    {Theme::Exchange, "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", false},

    {Theme::Fork, "2q1k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5d6", true},
    {Theme::Fork, "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", true},
    {Theme::Fork, "4k3/8/8/2r1n3/8/3P3P/6PK/8 w - - 0 1", "d3d4", true},
    {Theme::Fork, "n7/5ppk/7p/n7/8/8/5PPP/3Q2K1 w - - 0 1", "d1d5", true},
    {Theme::Fork, "6k1/5ppp/8/8/1n5n/8/5PPP/3R2K1 w - - 0 1", "d1d4", true},
    {Theme::Fork, "2q1k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5d4", false},
    {Theme::Fork, "2q1k3/4p3/8/1N6/8/8/8/4K3 w - - 0 1", "b5d6", false}, // a pawn takes it
    {Theme::Fork, "4k3/8/1p3p2/2n1n3/8/8/8/3RK3 w - - 0 1", "d1d5", false}, // both defended

    {Theme::Pin, "4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", "f1b5", true},
    {Theme::Pin, "3qk3/8/5n2/8/8/8/3B4/4K3 w - - 0 1", "d2g5", true},
    {Theme::Pin, "4k3/8/8/4n3/8/8/5K2/R7 w - - 0 1", "a1e1", true},
    {Theme::Pin, "4k3/4q3/8/8/8/8/5K2/R7 w - - 0 1", "a1e1", true},
    {Theme::Pin, "7k/8/5r2/8/8/8/8/K1B5 w - - 0 1", "c1b2", true},
    {Theme::Pin, "4k3/3p4/2n5/8/8/8/8/4KB2 w - - 0 1", "f1b5", false},
    {Theme::Pin, "4k3/3p4/8/8/8/8/8/4KB2 w - - 0 1", "f1b5", false},
    {Theme::Pin, "4k3/8/p1n5/8/8/8/8/4KB2 w - - 0 1", "f1b5", false},

    {Theme::Skewer, "4q3/8/8/4k3/8/8/8/R5K1 w - - 0 1", "a1e1", true},
    {Theme::Skewer, "r7/8/2k5/8/8/8/8/5BK1 w - - 0 1", "f1g2", true},
    {Theme::Skewer, "4k2r/8/5r2/8/8/7P/5PP1/2B3K1 w - - 0 1", "c1b2", true},
    {Theme::Skewer, "8/8/8/3k3r/8/8/8/R5K1 w - - 0 1", "a1a5", true},
    {Theme::Skewer, "7q/8/8/4k3/8/8/8/2B3K1 w - - 0 1", "c1b2", true},
    {Theme::Skewer, "8/8/8/5k1r/8/8/8/R5K1 w - - 0 1", "a1a5", false}, // the king defends the rook
    {Theme::Skewer, "8/4p3/8/4k3/8/8/8/R5K1 w - - 0 1", "a1e1", false},
    {Theme::Skewer, "8/8/8/4k3/8/8/8/R5K1 w - - 0 1", "a1e1", false},

    {Theme::DiscoveredAttack, "4k3/8/8/1q6/8/8/4N3/4R1K1 w - - 0 1", "e2c3", true},
    {Theme::DiscoveredAttack, "6kr/7p/8/8/8/2N5/1B6/6K1 w - - 0 1", "c3d5", true},
    {Theme::DiscoveredAttack, "3q2k1/5p2/8/8/8/3B4/8/3RK3 w - - 0 1", "d3h7", true},
    {Theme::DiscoveredAttack, "7k/4q2p/8/4N3/8/8/1B6/6K1 w - - 0 1", "e5c6", true},
    {Theme::DiscoveredAttack, "6k1/8/2rn4/8/4P3/5B1P/6PK/8 w - - 0 1", "e4e5", true},
    {Theme::DiscoveredAttack, "6k1/8/2r5/8/4P3/5B1P/6PK/8 w - - 0 1", "e4e5", false}, // the rook moves away
    {Theme::DiscoveredAttack, "4k3/8/8/8/8/8/4N3/4R1K1 w - - 0 1", "e2c3", false},
    {Theme::DiscoveredAttack, "6kr/7p/8/8/8/1N6/1B6/6K1 w - - 0 1", "b3c5", false},

    {Theme::BackRank, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", true},
    {Theme::BackRank, "3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "d1d8", true},
    {Theme::BackRank, "7k/6pp/8/8/8/8/8/4Q1K1 w - - 0 1", "e1e8", true},
    {Theme::BackRank, "1k6/ppp5/8/8/8/8/8/4R1K1 w - - 0 1", "e1e8", true},
    {Theme::BackRank, "5k2/4ppp1/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", true},
    {Theme::BackRank, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", false}, // mate with the king's help
    {Theme::BackRank, "6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1", "a1a8", false},
    {Theme::BackRank, "3r2k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", false},

    {Theme::Mate, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", true},
    {Theme::Mate, "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", true},
    {Theme::Mate, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "a2a7", true}, // in two
    {Theme::Mate, "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", "g5f7", true},
    {Theme::Mate, "k7/8/1K6/8/8/8/8/6Q1 w - - 0 1", "g1g8", true},
    {Theme::Mate, "6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1", "a1a8", false},
    {Theme::Mate, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "g1g2", false},
    {Theme::Mate, "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "c1c7", false}, // stalemate

    {Theme::MateThreat, "r4rk1/5ppp/8/8/8/8/2B2PPP/3Q2K1 w - - 0 1", "d1d3", true},
    {Theme::MateThreat, "5rk1/5p1p/6p1/8/8/2B5/5PPP/3Q2K1 w - - 0 1", "d1d4", true},
    {Theme::MateThreat, "6k1/5ppp/1n6/8/8/8/5PPP/2R3K1 w - - 0 1", "c1d1", true},
    {Theme::MateThreat, "6rk/6pp/8/8/4N3/8/8/6K1 w - - 0 1", "e4g5", true},
    {Theme::MateThreat, "r5k1/5ppp/8/8/8/8/1Q3PPP/4R1K1 w - - 0 1", "b2b7", true},
    {Theme::MateThreat, "5rk1/5p1p/6p1/8/8/2B5/5PPP/3Q2K1 w - - 0 1", "g1f1", false},
    {Theme::MateThreat, "6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1", "a1a8", false}, // a check, no threat
    {Theme::MateThreat, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "g1f1", false}, // the capture was possible

    {Theme::TrappedPiece, "n3k3/8/8/P3B3/8/8/8/5BK1 w - - 0 1", "f1g2", true},
    {Theme::TrappedPiece, "4k3/8/p7/1pp5/8/1B6/P1P5/4K3 b - - 0 1", "c5c4", true},
    {Theme::TrappedPiece, "6kr/7p/8/8/8/8/8/2B3K1 w - - 0 1", "c1b2", true},
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/2B4P/4K2n w - - 0 1", "c2e4", true},
    {Theme::TrappedPiece, "2k5/B4ppp/1p6/8/8/8/5PPP/6K1 b - - 0 1", "c8b7", true},
    {Theme::TrappedPiece, "2k5/B4ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "c8b7", false},
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/2B4P/4K2n w - - 0 1", "e1e2", false},
    {Theme::TrappedPiece, "n3k3/8/8/4B3/8/8/8/5BK1 w - - 0 1", "f1g2", false},
    // Enclosed by a quiet move, attacked by the next.
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/5PPb/5K2 w - - 0 1", "g2g3", true},
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/bPP5/2K5 w - - 0 1", "b2b3", true},
    {Theme::TrappedPiece, "4k3/ppp2ppp/8/8/8/8/bPP2PPP/2K5 w - - 0 1", "b2b3", true},
    {Theme::TrappedPiece, "2k5/Bpp2ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "b7b6", true},
    {Theme::TrappedPiece, "5k2/5ppB/8/8/8/8/PPP5/1K6 b - - 0 1", "g7g6", true},
    {Theme::TrappedPiece, "4k3/8/8/8/8/1P6/b1P5/3K4 w - - 0 1", "d1c1", true},
    {Theme::TrappedPiece, "8/4k3/8/8/8/7R/1P1B4/b2K4 w - - 0 1", "d1c1", true},
    {Theme::TrappedPiece, "6k1/b7/p1K5/8/3P4/8/8/1R6 w - - 0 1", "c6d5", true},
    {Theme::TrappedPiece, "b4k2/8/4P3/2KP4/8/2R5/2P5/8 w - - 0 1", "c3b3", true},
    {Theme::TrappedPiece, "4k3/8/8/8/8/3K4/2B4P/7n w - - 0 1", "d3e3", true},
    {Theme::TrappedPiece, "n7/7k/3B4/8/P7/8/8/5BK1 w - - 0 1", "a4a5", true},
    {Theme::TrappedPiece, "8/8/5k2/3K4/p4P2/8/n4B2/7R w - - 0 1", "d5c4", true},
    {Theme::TrappedPiece, "8/8/n5p1/4B2P/K7/2NP1k2/1P6/3N4 w - - 0 1", "e5d6", true},
    {Theme::TrappedPiece, "5K2/8/7B/2k4n/8/8/1P5P/8 w - - 0 1", "f8f7", true},
    {Theme::TrappedPiece, "8/pp3k1p/8/8/3NrNp1/8/PP3PPP/n1K4R w - - 1 27", "f4e2", true}, // from a game
    {Theme::TrappedPiece, "8/8/8/k6P/8/4PK2/7P/2N2N1r w - - 0 1", "f3f2", true},
    {Theme::TrappedPiece, "8/3N4/8/8/6PP/2kN4/6Nr/5K2 w - - 0 1", "d3f2", true},
    {Theme::TrappedPiece, "4k3/6K1/3P2P1/3P1Br1/8/8/3R2P1/8 w - - 0 1", "g2g4", true},
    {Theme::TrappedPiece, "8/kp5P/p3R1Pr/4PK1P/1p6/8/6R1/8 w - - 0 1", "f5g4", true},
    {Theme::TrappedPiece, "4k2q/4B2P/K1P5/5PN1/8/8/6B1/8 w - - 0 1", "f5f6", true},
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/bP6/2K5 w - - 0 1", "b2b3", false}, // it takes the pawn
    {Theme::TrappedPiece, "4k3/8/8/8/p7/8/bPP5/2K5 w - - 0 1", "b2b3", false}, // a pawn move opens an escape
    {Theme::TrappedPiece, "r3k3/8/8/8/8/8/bPP5/2K5 w - - 0 1", "b2b3", false}, // defended
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/bPP5/5K2 w - - 0 1", "b2b3", false}, // no piece can attack it
    {Theme::TrappedPiece, "r3k2r/ppp2ppp/8/8/8/8/bPP2PPP/2K4R w kq - 0 1", "b2b3", false}, // a rook defends it
    {Theme::TrappedPiece, "2kr3r/ppp2ppp/8/3pp3/8/4P3/bPPP1PPP/2KR3R w - - 0 1", "b2b3", false}, // there is time for a threat
    {Theme::TrappedPiece, "4k2n/8/8/8/8/8/bPP5/2K4R w - - 0 1", "b2b3", false}, // the knight hangs anyway
    {Theme::TrappedPiece, "4k3/7p/8/8/8/1P6/b1P5/2K4N w - - 0 1", "h1g3", false}, // enclosed before
    {Theme::TrappedPiece, "8/8/8/8/4k3/8/5PPb/5K2 w - - 0 1", "g2g3", false}, // their king is in the way
    {Theme::TrappedPiece, "4k3/8/8/8/8/8/5PPb/5K2 w - - 0 1", "f2f3", false}, // it opens an escape
    {Theme::TrappedPiece, "2k5/Bp3ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "b7b6", false}, // it takes the pawn
    {Theme::TrappedPiece, "2k5/Bpp2ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "g7g6", false},
    {Theme::TrappedPiece, "5k2/5ppB/8/8/8/8/PPP5/1K6 b - - 0 1", "f7f6", false}, // it opens an escape
    {Theme::TrappedPiece, "n6k/8/3B4/8/P7/8/5PPP/5BK1 w - - 0 1", "a4a5", false}, // their king defends it
    {Theme::TrappedPiece, "n7/8/8/4B3/P6k/8/8/5BK1 w - - 0 1", "a4a5", false}, // the bishop can be attacked
    {Theme::TrappedPiece, "n7/7k/3B4/8/P7/8/8/6K1 w - - 0 1", "a4a5", false}, // no piece can attack it

    {Theme::Promotion, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", true},
    {Theme::Promotion, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", true},
    {Theme::Promotion, "8/8/6P1/8/8/8/8/k3K3 w - - 0 1", "g6g7", true},
    {Theme::Promotion, "4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a7", true},
    {Theme::Promotion, "r6k/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q", true},
    {Theme::Promotion, "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8q", false}, // taken
    {Theme::Promotion, "1k6/8/P7/8/8/8/8/4K3 w - - 0 1", "a6a7", false},
    {Theme::Promotion, "8/8/8/6P1/8/8/8/k3K3 w - - 0 1", "g5g6", false}, // too early
    // From games: the bishop is won, but the pawn is taken; a rook is won, but the new queen is lost.
    {Theme::Promotion, "1r1q1rk1/pp1nbppp/2pP1nb1/2P5/8/1Qp2P2/PP1NB1PP/R1B2RK1 w - - 0 15", "d6e7", false},
    {Theme::Promotion, "r5k1/pp1P1pbp/6p1/1P5r/P1p1P1n1/1nP2NPq/RB3P2/1N1QR1K1 w - - 1 23", "d7d8q", false},

    {Theme::OverloadedDefender, "7k/8/4b3/8/2n3n1/8/1N6/K5R1 w - - 0 1", "b2c4", true},
    {Theme::OverloadedDefender, "7k/8/4b3/8/2n3b1/8/3N4/K5R1 w - - 0 1", "d2c4", true},
    {Theme::OverloadedDefender, "1b2r2k/8/8/8/4n3/2N5/8/KR6 w - - 0 1", "c3e4", true},
    {Theme::OverloadedDefender, "7k/8/3p4/2n1n3/8/B7/8/K3R3 w - - 0 1", "a3c5", true},
    {Theme::OverloadedDefender, "6k1/5b1n/8/4N3/8/8/8/K6R w - - 0 1", "e5f7", true},
    {Theme::OverloadedDefender, "7k/8/4b3/1p6/2n3n1/8/1N6/K5R1 w - - 0 1", "b2c4", false}, // a pawn takes back
    {Theme::OverloadedDefender, "7k/8/4b3/8/2n3n1/8/1N6/K7 w - - 0 1", "b2c4", false},
    {Theme::OverloadedDefender, "7k/8/4b2p/7p/2n3n1/8/1N6/K5R1 w - - 0 1", "b2c4", false},
    // From games: a pawn, and the reply is another move.
    {Theme::OverloadedDefender, "3r2k1/5pp1/p1b4p/2p1N3/P2p2Q1/1P1P3P/4RPPK/5q2 b - - 3 29", "c6g2", false},
    {Theme::OverloadedDefender, "r4rk1/ppp1np1p/2n2p2/1B1q1b2/P7/2P2N1P/1B3PP1/R1Q2RK1 b - - 0 15", "f5h3", false},
    {Theme::Deflection, "6k1/5qp1/8/8/8/5Q2/8/K6R w - - 0 1", "h1h8", true}, // the king lets go of the queen
    {Theme::Deflection, "1k6/1pq5/8/8/8/2Q5/8/R6K w - - 0 1", "a1a8", true},
    {Theme::Deflection, "6k1/5qp1/8/8/8/5Q2/8/6KR w - - 0 1", "h1h8", true},
    {Theme::Deflection, "1r4k1/5ppp/8/8/1q6/8/6PP/1Q1R3K w - - 0 1", "d1d8", true}, // the rook lets go of the queen
    {Theme::Deflection, "6k1/5pp1/8/8/8/Q2B4/8/K6R w - - 0 1", "h1h8", false}, // the king is drawn into mate
    {Theme::Deflection, "6k1/5q2/8/8/8/5Q2/8/K6R w - - 0 1", "h1h8", false}, // the king goes to g7
    {Theme::Deflection, "3qk3/5p2/8/8/2B5/8/8/K2Q4 w - - 0 1", "c4f7", false},
    {Theme::Deflection, "r5k1/5ppp/8/8/8/8/3R4/3R2K1 w - - 0 1", "d2d8", false}, // mate where the rook was taken

    {Theme::MatePattern, "6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1", "e5f7", true}, // smothered
    {Theme::MatePattern, "2rkr3/2ppp3/8/4N3/8/8/8/6K1 w - - 0 1", "e5f7", true},
    {Theme::MatePattern, "7k/R7/5N2/8/8/8/8/K7 w - - 0 1", "a7h7", true}, // Arabian
    {Theme::MatePattern, "k7/7R/2N5/8/8/8/8/K7 w - - 0 1", "h7a7", true},
    {Theme::MatePattern, "8/4N1pk/8/8/8/8/8/K2R4 w - - 0 1", "d1h1", true}, // Anastasia's
    {Theme::MatePattern, "2kr4/3p4/8/8/5B2/8/4B3/6K1 w - - 0 1", "e2a6", true}, // Boden's
    {Theme::MatePattern, "7k/7p/8/8/2B5/8/3B4/6K1 w - - 0 1", "d2c3", true}, // two bishops
    {Theme::MatePattern, "8/8/3p4/2pk4/8/5P2/8/4Q1K1 w - - 0 1", "e1e4", true}, // dovetail
    {Theme::MatePattern, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", false},
    {Theme::MatePattern, "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g7", false},
    {Theme::MatePattern, "6k1/6pp/8/4N3/8/8/8/6K1 w - - 0 1", "e5f7", false},
};

chess::Square turned(chess::Square square, int image) { return square ^ ((image & 1) != 0 ? 7 : 0) ^ ((image & 2) != 0 ? 56 : 0); }

/// The board mirrored left to right (1), with the sides exchanged (2), or both.
chess::Board imageOf(const chess::Board& board, int image)
{
    chess::Board result;
    for (chess::Square square = 0; square < 64; ++square) {
        const chess::Piece piece = board.pieceAt(square);
        if (piece == chess::Piece::None)
            continue;
        const chess::Side side = (image & 2) != 0 ? chess::opponent(chess::sideOf(piece)) : chess::sideOf(piece);
        result.put(turned(square, image), chess::makePiece(side, chess::kindOf(piece)));
    }
    result.setSideToMove((image & 2) != 0 ? chess::opponent(board.sideToMove()) : board.sideToMove());
    result.setCounters(0, 0);
    result.finishSetup(chess::kNoSquare);
    return result;
}

chess::Move imageOf(chess::Move move, int image)
{
    const chess::Square from = turned(chess::fromOf(move), image);
    const chess::Square to = turned(chess::toOf(move), image);
    return chess::isPromotion(move) ? chess::makePromotion(from, to, chess::promotionOf(move)) : chess::makeMove(from, to);
}

chess::Board boardOf(const char* fen) { return chess::Position::fromFen(fen)->board(); }

/// Games from their first move on; the last move is tested.
struct Opening {
    const char* moves;
    bool is;
};

constexpr Opening kTempi[] = {
    {"e4 e5 Nf3 Nc6 Ng1", true},
    {"e4 e5 Nf3 d6 Ng1", true},
    {"d4 d5 Nf3 Nf6 Ng1", true},
    {"d4 d5 Nc3 Nf6 Nb1", true},
    {"d4 d5 Nc3 e6 Na4", true},
    {"e4 e5 Nc3 Nc6 Na4", true},
    {"e4 c5 Nf3 Nc6 Ng1", true},
    {"e4 c5 Nf3 d6 Ng5", true},
    {"d4 Nf6 Nf3 e6 Nh4", true},
    {"e4 e5 Bc4 Nc6 Bb3", true},
    {"e4 c5 Bc4 Nc6 Be2", true},
    {"e4 c5 Bc4 e6 Bb3", true},
    {"d4 d5 Bf4 Nf6 Bd2", true},
    {"d4 d5 Bf4 Nc6 Bg3", true},
    {"d4 d5 Bf4 e6 Bd2", true},
    {"d4 d6 Bg5 Nd7 Bf4", true},
    {"e4 e5 Qe2 Nc6 Qd3", true},
    {"e4 e5 Qf3 Nc6 Qg3", true},
    {"d4 d5 Qd3 Nc6 Qe3", true},
    {"d4 d5 Qd3 e6 Qd1", true},
    {"e4 e5 Nf3 Nc6 Bc4 Nb8", true},
    {"e4 e5 d3 Nc6 g3 Na5", true},
    {"e4 e5 Nf3 Nf6 d3 Ng8", true},
    {"e4 e5 Nf3 Nf6 d3 Nh5", true},
    {"e4 e5 Nf3 Bc5 d3 Bb6", true},
    {"e4 e5 Nf3 Bc5 d3 Be7", true},
    {"e4 e5 Nf3 Bb4 Be2 Bc5", true},
    {"d4 d5 c4 Bf5 Nc3 Bg6", true},
    {"d4 Nf6 c4 Ng8", true},
    {"d4 Nf6 c4 Nh5", true},
    {"d4 Nf6 Nf3 Ng4", true},
    {"e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Bb6", true},

    {"e4 e5 Nf3", false}, // its first move
    {"d4 d5 Bf4 Nf6 Bg5", false}, // it attacks the knight
    {"e4 e5 Nf3 Nc6 d3 Nd4", false},
    {"d4 Nf6 Bg5 e6 Bf4", false}, // the queen attacks it through the knight
    {"d4 d5 f4 e6 Nf3 Be7 e3 Nf6 Bd3 Ne4", false}, // an outpost
    {"e4 c5 Nc3 e6 d3 a6 g3 Ne7 Bg2 Ng6", false}, // it opens a line for the bishop
    {"e4 e6 Nf3 d5 exd5 exd5 d4 c6 Bd3 Nf6 O-O Bd6 Re1+ Be6 Ng5", false},
    {"d4 c6 e4 d5 Nc3 dxe4 Nxe4 Nd7 Be3 Ngf6 Nxf6+ Nxf6 Qd2 Ne4 Qd3 Qa5+ c3 Bf5 Qc4", false}, // a bishop behind the knight
    {"e4 e5 Nf3 Nc6 Bc4 Nf6 d3", false}, // a pawn's
    {"e4 e5 Nf3 Nc6 Bb5 a6 Ba4", false}, // it was attacked
    {"e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5", false}, // towards the king
    {"e4 e5 Nf3 Nc6 Nxe5", false}, // it takes
    {"e4 c5 Nf3 d6 d4 cxd4 Nxd4", false},
    {"e4 d5 exd5 Qxd5 Nc3 Qa5", false}, // attacked
    {"e4 e5 Bc4 Nc6 Qh5 g6 Qf3", false}, // attacked, and a threat
    {"e4 Nf6 e5 Nd5", false},
    {"e4 Nf6 e5 Nd5 c4 Nb6", false},
    {"d4 Nf6 Bg5 h6 Bh4", false},
    {"e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6", false},
    {"e4 e5 Nf3 Nc6 Bc4 Bc5 O-O", false}, // castles
    {"e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7", false}, // mate
    {"e4 e5 Nf3 Nc6 Bc4 Bc5 Bxf7", false},
    {"d4 d5 Bf4 c6 Bxb8", false},
    {"e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Ba5", false},
    {"d4 e6 Bf4 Bb4 Bd2", false}, // out of check
    {"d4 d5 Bf4 Nc6 Nc3 Bg4 h3 Bh5", false},
    {"e4 e5 Nf3 Nc6 Bc4 Nf6 d3 Bc5 Be3 Bb6", false},
    {"e4 e5 Qh5 Nc6 Qh4", false}, // it attacks the queen
    {"d4 d5 c4 Bf5 e3 Bg4", false}, // it can be captured
    {"e4 e5 Nf3 Nc6 Bc4 Nd4 Ng1", false}, // attacked by the knight
    {"d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bf4", false},
    {"e4 e5 Ke2 Nc6 Kd3", false}, // a king's
    {"a4 e5 Ra3 Nc6 Rb3", false}, // a rook's
    {"e4 e5 Nc3 Nf6 Bc4 Bc5 d3 d6 Bg5 O-O Nf3 Bg4 Nd5", false}, // one minor piece at home at most
    {"e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4 Bc5 d3 d6 Bg5 Bg4 Bb3", false},
    {"e4 e6 Bb5 c6 Bc4", false},
    {"d4 Nf6 Bg5 Ne4 Bh4", false},
    {"d4 Nf6 Bg5 Ne4 Bf4", false},
};

} // namespace

class TestChessFacts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void motifs_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("image");
        for (int i = 0; i < static_cast<int>(std::size(kCases)); ++i)
            for (int image = 0; image < 4; ++image)
                QTest::addRow(
                    "%s %s %s image %d", std::string(lesson::themeName(kCases[i].theme)).c_str(), kCases[i].fen, kCases[i].move, image)
                    << i << image;
    }

    void motifs()
    {
        QFETCH(int, number);
        QFETCH(int, image);
        const Case& one = kCases[number];
        const auto position = chess::Position::fromFen(one.fen);
        QVERIFY(position.ok());
        const auto move = position->parseUci(one.move);
        QVERIFY(move.has_value());
        const chess::Board board = imageOf(position->board(), image);
        QVERIFY(board.isLegal(imageOf(*move, image)));
        const auto facts = lesson::chessFacts(board, imageOf(*move, image));
        const bool found = std::ranges::find(facts, one.theme, &Fact::theme) != facts.end();
        QStringList names;
        for (const Fact& fact : facts)
            names << QString::fromStdString(std::string(lesson::themeName(fact.theme)));
        QVERIFY2(found == one.is, qPrintable(names.join(QStringLiteral(", "))));
    }

    void enoughOfEach()
    {
        std::map<Theme, int> positions;
        for (const Case& one : kCases)
            positions[one.theme] += 4;
        QCOMPARE(static_cast<int>(positions.size()), static_cast<int>(Theme::MatePattern) + 1);
        for (const auto& [theme, count] : positions)
            QVERIFY2(count >= 30, std::string(lesson::themeName(theme)).c_str());
    }

    void factsSayWhere()
    {
        const chess::Board board = boardOf("2q1k3/8/8/1N6/8/8/8/4K3 w - - 0 1");
        const auto facts = lesson::chessFacts(board, chess::makeMove(33, 43)); // b5d6
        QVERIFY(!facts.empty());
        QCOMPARE(facts.front().theme, Theme::Fork);
        QCOMPARE(facts.front().places, (std::vector<std::uint16_t>{60, 58})); // e8, c8
        QCOMPARE(facts.front().pieces, (std::vector{chess::PieceKind::King, chess::PieceKind::Queen}));
    }

    void shutInIsNotAttacked()
    {
        const auto facts = lesson::chessFacts(boardOf("4k3/8/8/8/8/8/bPP5/2K5 w - - 0 1"), chess::makeMove(9, 17)); // b2b3
        QCOMPARE(facts.size(), std::size_t{1});
        QCOMPARE(facts.front().number, 2);
        QCOMPARE(facts.front().places, (std::vector<std::uint16_t>{8})); // a2
        const auto attacked = lesson::chessFacts(boardOf("4k3/8/8/8/8/1P6/b1P5/2K5 w - - 0 1"), chess::makeMove(2, 9)); // c1b2
        QCOMPARE(attacked.size(), std::size_t{1});
        QCOMPARE(attacked.front().theme, Theme::TrappedPiece);
        QCOMPARE(attacked.front().number, 1);
    }

    void materialIsCounted()
    {
        QCOMPARE(lesson::settledMaterial(boardOf("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1")), 500);
        QCOMPARE(lesson::settledMaterial(boardOf("4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1")), 100);
        QCOMPARE(lesson::mateIn(boardOf("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"), chess::makeMove(8, 48), 3), std::optional(2));
        QVERIFY(lesson::isMate(boardOf("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")));
    }

    /// A reply that leaves no move is an ordinary reply.
    void stalemateIsNotTheOnlyAnswer()
    {
        const auto position = chess::Position::fromFen("8/8/k2r4/8/2K4r/8/8/8 w - - 0 1");
        QVERIFY(position.ok());
        QCOMPARE(lesson::sureGain(position->board(), *position->parseUci("c4c5")), 0); // the rook moves away
        const auto cornered = chess::Position::fromFen("4K3/4r3/8/7k/6q1/8/8/8 w - - 0 1");
        QVERIFY(cornered.ok());
        QVERIFY(lesson::sureGain(cornered->board(), *cornered->parseUci("e8d8")) <= -lesson::kMated / 2); // one of them mates
    }

    /// Motifs in people's games, with Stockfish's confirmation: resources/models/history/motifs.md describes the sample.
    void searchConfirmsThem()
    {
        std::ifstream file(TEST_DATA "/lesson/motifs.tsv");
        std::map<Theme, int> themes;
        int rows = 0;
        int confirmed = 0;
        int named = 0;
        int namedConfirmed = 0;
        int found = 0;
        for (std::string line; std::getline(file, line);) {
            const QStringList row = QString::fromStdString(line).split(QLatin1Char('\t'));
            QCOMPARE(row.size(), 4);
            const auto theme = lesson::findTheme(row[0].toStdString());
            QVERIFY(theme.has_value());
            const auto position = chess::Position::fromFen(row[1].toStdString());
            QVERIFY(position.ok());
            const auto move = position->parseUci(row[2].toStdString());
            QVERIFY(move.has_value());
            const auto facts = lesson::chessFacts(position->board(), *move);
            const auto isSaid = [&](Theme said) { return std::ranges::find(facts, said, &Fact::theme) != facts.end(); };
            const bool isNamed = isSaid(*theme);
            const bool isPinned = *theme == Theme::TrappedPiece && isSaid(Theme::Pin); // a piece held by a pin counts as pinned
            const bool isConfirmed = row[3] == QStringLiteral("yes");
            ++themes[*theme];
            ++rows;
            confirmed += isConfirmed ? 1 : 0;
            named += isNamed ? 1 : 0;
            namedConfirmed += isNamed && isConfirmed ? 1 : 0;
            found += (isNamed || isPinned) && isConfirmed ? 1 : 0;
        }
        QVERIFY(rows >= 190);
        QCOMPARE(static_cast<int>(themes.size()), static_cast<int>(Theme::OverloadedDefender) + 1);
        QVERIFY2(namedConfirmed * 20 >= named * 19, qPrintable(QStringLiteral("%1 of %2").arg(namedConfirmed).arg(named)));
        // Finding nothing does not count as precise.
        QVERIFY2(found * 20 >= confirmed * 19, qPrintable(QStringLiteral("%1 of %2").arg(found).arg(confirmed)));
    }

    void tempiAreLost_data()
    {
        QTest::addColumn<QString>("moves");
        QTest::addColumn<bool>("is");
        for (const Opening& opening : kTempi)
            QTest::addRow("%s", opening.moves) << QString::fromLatin1(opening.moves) << opening.is;
    }

    void tempiAreLost()
    {
        QFETCH(QString, moves);
        QFETCH(bool, is);
        chess::Board board = chess::Position().board();
        QStringList list = moves.split(QLatin1Char(' '));
        const QString last = list.takeLast();
        for (const QString& san : list) {
            const auto move = chess::parseSan(board, san.toStdString());
            QVERIFY2(move.ok(), qPrintable(san));
            board.play(*move);
        }
        const auto move = chess::parseSan(board, last.toStdString());
        QVERIFY2(move.ok(), qPrintable(last));
        const auto fact = lesson::lostTempo(board, *move);
        QCOMPARE(fact.has_value(), is);
        if (fact) {
            QCOMPARE(fact->places[0], static_cast<std::uint16_t>(chess::fromOf(*move)));
            QVERIFY(fact->places.size() == 2 && fact->pieces.size() == 2 && fact->theme == Theme::LostTempo);
        }
    }
};

EVENMATCH_TEST(TestChessFacts)

} // namespace tst_chess_facts

#include "tst_chess_facts.moc"
