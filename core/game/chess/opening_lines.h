// Named chess openings: code, name, moves. Names and codes are those in common use. Names belong to positions, not to the order of moves,
// so each position occurs once (openings.h).
#pragma once

#include <string_view>

namespace evenmatch::chess {

/// One line per opening: "C50 Italian Game; e4 e5 Nf3 Nc6 Bc4".
inline constexpr std::string_view kOpeningLines = R"(
A00 Polish Opening; b4
A00 Grob Opening; g4
A00 Van't Kruijs Opening; e3
A00 Mieses Opening; d3
A00 Saragossa Opening; c3
A00 Anderssen's Opening; a3
A00 Ware Opening; a4
A00 Barnes Opening; f3
A00 Clemenz Opening; h3
A00 Kádas Opening; h4
A00 Van Geet Opening; Nc3
A00 Durkin Opening; Na3
A00 Amar Opening; Nh3
A00 Benko's Opening; g3
A01 Nimzo-Larsen Attack; b3
A01 Nimzo-Larsen Attack, Modern Variation; b3 e5
A01 Nimzo-Larsen Attack, Classical Variation; b3 d5
A02 Bird's Opening; f4
A02 Bird's Opening, From's Gambit; f4 e5
A03 Bird's Opening, Dutch Variation; f4 d5
A04 Réti Opening; Nf3
A04 Réti Opening, Kingside Fianchetto; Nf3 g6
A04 Réti Opening, Dutch Variation; Nf3 f5
A05 Réti Opening, Indian Defence; Nf3 Nf6
A05 King's Indian Attack; Nf3 Nf6 g3
A06 Réti Opening; Nf3 d5
A06 Réti Opening, Nimzo-Larsen Variation; Nf3 d5 b3
A07 King's Indian Attack; Nf3 d5 g3
A07 King's Indian Attack, Keres Variation; Nf3 d5 g3 Bg4
A07 King's Indian Attack, Yugoslav Variation; Nf3 d5 g3 Nf6 Bg2 c6 O-O Bg4
A08 King's Indian Attack; Nf3 d5 g3 c5 Bg2
A09 Réti Opening; Nf3 d5 c4
A09 Réti Opening, Advance Variation; Nf3 d5 c4 d4
A09 Réti Opening, Réti Gambit Accepted; Nf3 d5 c4 dxc4
A10 English Opening; c4
A10 English Opening, Anglo-Dutch Defence; c4 f5
A11 English Opening, Caro-Kann Defensive System; c4 c6
A12 English Opening, London Defensive System; c4 c6 Nf3 d5 b3
A13 English Opening, Agincourt Defence; c4 e6
A13 English Opening, Neo-Catalan; c4 e6 Nf3 d5 g3 Nf6
A14 English Opening, Neo-Catalan Declined; c4 e6 Nf3 d5 g3 Nf6 Bg2 Be7 O-O
A15 English Opening, Anglo-Indian Defence; c4 Nf6
A16 English Opening, Anglo-Indian Defence, Queen's Knight Variation; c4 Nf6 Nc3
A16 English Opening, Anglo-Grünfeld Defence; c4 Nf6 Nc3 d5
A17 English Opening, Anglo-Indian Defence, Hedgehog System; c4 Nf6 Nc3 e6
A18 English Opening, Mikenas-Carls Variation; c4 Nf6 Nc3 e6 e4
A19 English Opening, Mikenas-Carls Variation, Sicilian; c4 Nf6 Nc3 e6 e4 c5
A20 English Opening, King's English Variation; c4 e5
A21 English Opening, King's English Variation, Reversed Sicilian; c4 e5 Nc3
A22 English Opening, King's English Variation, Two Knights; c4 e5 Nc3 Nf6
A25 English Opening, King's English Variation, Reversed Closed Sicilian; c4 e5 Nc3 Nc6
A26 English Opening, Closed System; c4 e5 Nc3 Nc6 g3 g6 Bg2 Bg7 d3 d6
A27 English Opening, King's English Variation, Three Knights; c4 e5 Nc3 Nc6 Nf3
A28 English Opening, King's English Variation, Four Knights; c4 e5 Nc3 Nc6 Nf3 Nf6
A29 English Opening, Four Knights, Kingside Fianchetto; c4 e5 Nc3 Nc6 Nf3 Nf6 g3
A30 English Opening, Symmetrical Variation; c4 c5
A30 English Opening, Hedgehog; c4 c5 Nf3 Nf6 g3 b6 Bg2 Bb7 O-O e6
A34 English Opening, Symmetrical Variation, Normal; c4 c5 Nc3
A35 English Opening, Symmetrical Variation, Two Knights; c4 c5 Nc3 Nc6
A36 English Opening, Ultra-Symmetrical Variation; c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7
A37 English Opening, Symmetrical Variation, Two Knights Line; c4 c5 Nc3 Nc6 g3 g6 Bg2 Bg7 Nf3
A40 Queen's Pawn Game; d4
A40 Englund Gambit; d4 e5
A40 Queen's Pawn Game, Horwitz Defence; d4 e6
A40 English Defence; d4 e6 c4 b6
A40 Modern Defence; d4 g6
A40 Queen's Pawn Game, Queen's Knight Defence; d4 Nc6
A40 Polish Defence; d4 b5
A41 Old Indian Defence, Wade Defence; d4 d6 Nf3 Bg4
A41 Queen's Pawn Game, Old Indian Setup; d4 d6
A41 Rat Defence, English Rat; d4 d6 c4 e5
A42 Modern Defence, Averbakh System; d4 g6 c4 Bg7 Nc3 d6 e4
A43 Old Benoni Defence; d4 c5
A43 Old Benoni Defence, Advance; d4 c5 d5
A44 Czech Benoni without Nf6; d4 c5 d5 e5
A45 Indian Defence; d4 Nf6
A45 Trompowsky Attack; d4 Nf6 Bg5
A45 Indian Defence, Omega Gambit; d4 Nf6 e4
A45 Jobava London System; d4 Nf6 Nc3 d5 Bf4
A46 Indian Defence, Knights Variation; d4 Nf6 Nf3
A46 Torre Attack; d4 Nf6 Nf3 e6 Bg5
A46 London System; d4 Nf6 Nf3 e6 Bf4
A46 Colle System; d4 Nf6 Nf3 e6 e3
A47 Queen's Indian Defence without c4; d4 Nf6 Nf3 b6
A48 East Indian Defence; d4 Nf6 Nf3 g6
A48 London System against the King's Indian; d4 Nf6 Nf3 g6 Bf4
A48 Torre Attack against the King's Indian; d4 Nf6 Nf3 g6 Bg5
A49 East Indian Defence, Przepiorka Variation; d4 Nf6 Nf3 g6 g3
A50 Indian Defence, Normal Variation; d4 Nf6 c4
A50 Queen's Indian Accelerated; d4 Nf6 c4 b6
A51 Budapest Defence; d4 Nf6 c4 e5
A51 Budapest Defence, Fajarowicz Variation; d4 Nf6 c4 e5 dxe5 Ne4
A52 Budapest Defence, Adler Variation; d4 Nf6 c4 e5 dxe5 Ng4 Nf3
A52 Budapest Defence, Rubinstein Variation; d4 Nf6 c4 e5 dxe5 Ng4 Bf4
A53 Old Indian Defence; d4 Nf6 c4 d6
A54 Old Indian Defence, Ukrainian Variation; d4 Nf6 c4 d6 Nc3 e5
A55 Old Indian Defence, Main Line; d4 Nf6 c4 d6 Nc3 e5 Nf3 Nbd7 e4
A56 Benoni Defence; d4 Nf6 c4 c5
A56 Czech Benoni; d4 Nf6 c4 c5 d5 e5
A57 Benko Gambit; d4 Nf6 c4 c5 d5 b5
A57 Benko Gambit, Half-Accepted; d4 Nf6 c4 c5 d5 b5 cxb5 a6
A58 Benko Gambit Accepted; d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6
A60 Modern Benoni; d4 Nf6 c4 c5 d5 e6
A61 Modern Benoni, Main Position; d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6
A61 Modern Benoni, Fianchetto Variation; d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 Nf3 g6 g3
A65 Modern Benoni, King's Pawn Line; d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4
A67 Modern Benoni, Taimanov Variation; d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+
A70 Modern Benoni, Classical Variation; d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3
A80 Dutch Defence; d4 f5
A80 Dutch Defence, Hopton Attack; d4 f5 Bg5
A81 Dutch Defence, Fianchetto Attack; d4 f5 g3
A82 Dutch Defence, Staunton Gambit; d4 f5 e4
A83 Dutch Defence, Staunton Gambit, Staunton Line; d4 f5 e4 fxe4 Nc3 Nf6 Bg5
A84 Dutch Defence, Normal Variation; d4 f5 c4
A85 Dutch Defence, Queen's Knight Variation; d4 f5 c4 Nf6 Nc3
A87 Dutch Defence, Leningrad Variation; d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3
A90 Dutch Defence, Classical Variation; d4 f5 c4 Nf6 g3 e6 Bg2
A90 Dutch Defence, Stonewall Variation; d4 f5 c4 Nf6 g3 e6 Bg2 d5
B00 King's Pawn Game; e4
B00 Nimzowitsch Defence; e4 Nc6
B00 Owen Defence; e4 b6
B00 St. George Defence; e4 a6
B00 Borg Defence; e4 g5
B01 Scandinavian Defence; e4 d5
B01 Scandinavian Defence, Mieses-Kotrč Variation; e4 d5 exd5 Qxd5
B01 Scandinavian Defence, Main Line; e4 d5 exd5 Qxd5 Nc3 Qa5
B01 Scandinavian Defence, Gubinsky-Melts Defence; e4 d5 exd5 Qxd5 Nc3 Qd6
B01 Scandinavian Defence, Modern Variation; e4 d5 exd5 Nf6
B01 Scandinavian Defence, Portuguese Gambit; e4 d5 exd5 Nf6 d4 Bg4
B01 Scandinavian Defence, Icelandic Gambit; e4 d5 exd5 Nf6 c4 e6
B02 Alekhine Defence; e4 Nf6
B02 Alekhine Defence, Scandinavian Variation; e4 Nf6 Nc3 d5
B02 Alekhine Defence, Two Pawn Attack; e4 Nf6 e5 Nd5 c4
B03 Alekhine Defence, Normal Variation; e4 Nf6 e5 Nd5 d4
B03 Alekhine Defence, Exchange Variation; e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 exd6
B03 Alekhine Defence, Four Pawns Attack; e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4
B04 Alekhine Defence, Modern Variation; e4 Nf6 e5 Nd5 d4 d6 Nf3
B05 Alekhine Defence, Modern Variation, Main Line; e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4
B06 Modern Defence; e4 g6
B06 Modern Defence, Standard Line; e4 g6 d4 Bg7 Nc3
B07 Pirc Defence; e4 d6 d4 Nf6
B07 King's Pawn Game, Pirc Setup; e4 d6
B07 Czech Defence; e4 d6 d4 Nf6 Nc3 c6
B07 Pirc Defence, Main Line; e4 d6 d4 Nf6 Nc3 g6
B07 Lion Defence; e4 d6 d4 Nf6 Nc3 Nbd7
B08 Pirc Defence, Classical Variation; e4 d6 d4 Nf6 Nc3 g6 Nf3
B09 Pirc Defence, Austrian Attack; e4 d6 d4 Nf6 Nc3 g6 f4
B10 Caro-Kann Defence; e4 c6
B10 Caro-Kann Defence, Accelerated Panov Attack; e4 c6 c4
B10 Caro-Kann Defence, Two Knights Attack; e4 c6 Nc3 d5 Nf3
B11 Caro-Kann Defence, Two Knights Attack, Mindeno Variation; e4 c6 Nc3 d5 Nf3 Bg4
B12 Caro-Kann Defence, Main Position; e4 c6 d4 d5
B12 Caro-Kann Defence, Advance Variation; e4 c6 d4 d5 e5
B12 Caro-Kann Defence, Advance Variation, Short Variation; e4 c6 d4 d5 e5 Bf5 Nf3 e6 Be2
B12 Caro-Kann Defence, Advance Variation, Botvinnik-Carls Defence; e4 c6 d4 d5 e5 c5
B12 Caro-Kann Defence, Fantasy Variation; e4 c6 d4 d5 f3
B13 Caro-Kann Defence, Exchange Variation; e4 c6 d4 d5 exd5 cxd5
B13 Caro-Kann Defence, Panov Attack; e4 c6 d4 d5 exd5 cxd5 c4
B15 Caro-Kann Defence, Main Line; e4 c6 d4 d5 Nc3 dxe4 Nxe4
B15 Caro-Kann Defence, Gurgenidze System; e4 c6 d4 d5 Nc3 g6
B15 Caro-Kann Defence, Tartakower Variation; e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6
B16 Caro-Kann Defence, Bronstein-Larsen Variation; e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ gxf6
B17 Caro-Kann Defence, Karpov Variation; e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7
B18 Caro-Kann Defence, Classical Variation; e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5
B19 Caro-Kann Defence, Classical Variation, Spassky Variation; e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5
B20 Sicilian Defence; e4 c5
B20 Sicilian Defence, Bowdler Attack; e4 c5 Bc4
B20 Sicilian Defence, Wing Gambit; e4 c5 b4
B20 Sicilian Defence, Snyder Variation; e4 c5 b3
B21 Sicilian Defence, McDonnell Attack; e4 c5 f4
B21 Sicilian Defence, Smith-Morra Gambit; e4 c5 d4 cxd4 c3
B21 Sicilian Defence, Smith-Morra Gambit Accepted; e4 c5 d4 cxd4 c3 dxc3 Nxc3
B22 Sicilian Defence, Alapin Variation; e4 c5 c3
B22 Sicilian Defence, Alapin Variation, Barmen Defence; e4 c5 c3 d5 exd5 Qxd5
B23 Sicilian Defence, Closed; e4 c5 Nc3
B23 Sicilian Defence, Closed, Traditional; e4 c5 Nc3 Nc6
B23 Sicilian Defence, Grand Prix Attack; e4 c5 Nc3 Nc6 f4
B24 Sicilian Defence, Closed, Fianchetto Variation; e4 c5 Nc3 Nc6 g3
B27 Sicilian Defence, King's Knight Variation; e4 c5 Nf3
B27 Sicilian Defence, Hyperaccelerated Dragon; e4 c5 Nf3 g6
B28 Sicilian Defence, O'Kelly Variation; e4 c5 Nf3 a6
B29 Sicilian Defence, Nimzowitsch Variation; e4 c5 Nf3 Nf6
B30 Sicilian Defence, Old Sicilian; e4 c5 Nf3 Nc6
B30 Sicilian Defence, Rossolimo Attack; e4 c5 Nf3 Nc6 Bb5
B31 Sicilian Defence, Rossolimo Attack, Fianchetto Variation; e4 c5 Nf3 Nc6 Bb5 g6
B32 Sicilian Defence, Open, with Nc6; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4
B32 Sicilian Defence, Löwenthal Variation; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5
B32 Sicilian Defence, Kalashnikov Variation; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nb5 d6
B33 Sicilian Defence, Sveshnikov Variation; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5
B33 Sicilian Defence, Chelyabinsk Variation; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5
B34 Sicilian Defence, Accelerated Dragon; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6
B35 Sicilian Defence, Accelerated Dragon, Modern Bc4 Variation; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4
B36 Sicilian Defence, Accelerated Dragon, Maróczy Bind; e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4
B40 Sicilian Defence, French Variation; e4 c5 Nf3 e6
B40 Sicilian Defence, Pin Variation; e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Bb4
B41 Sicilian Defence, Kan Variation; e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
B43 Sicilian Defence, Kan Variation, Knight Variation; e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 Nc3
B44 Sicilian Defence, Taimanov Variation; e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6
B45 Sicilian Defence, Four Knights Variation; e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Nf6
B46 Sicilian Defence, Taimanov Variation, Normal; e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 a6
B47 Sicilian Defence, Taimanov Variation, Bastrikov Variation; e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7
B48 Sicilian Defence, Taimanov Variation, English Attack; e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7 Be3
B50 Sicilian Defence, Modern Variations; e4 c5 Nf3 d6
B51 Sicilian Defence, Moscow Variation; e4 c5 Nf3 d6 Bb5+
B52 Sicilian Defence, Moscow Variation, with Bd7; e4 c5 Nf3 d6 Bb5+ Bd7
B53 Sicilian Defence, Chekhover Variation; e4 c5 Nf3 d6 d4 cxd4 Qxd4
B54 Sicilian Defence, Open; e4 c5 Nf3 d6 d4 cxd4 Nxd4
B55 Sicilian Defence, Prins Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 f3
B56 Sicilian Defence, Classical Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6
B57 Sicilian Defence, Sozin Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4
B60 Sicilian Defence, Richter-Rauzer Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5
B70 Sicilian Defence, Dragon Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6
B70 Sicilian Defence, Dragon Variation, Fianchetto Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 g3
B71 Sicilian Defence, Dragon Variation, Levenfish Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 f4
B72 Sicilian Defence, Dragon Variation, with Be3; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3
B75 Sicilian Defence, Dragon Variation, Yugoslav Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3
B80 Sicilian Defence, Scheveningen Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6
B81 Sicilian Defence, Scheveningen Variation, Keres Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g4
B83 Sicilian Defence, Scheveningen Variation, Modern; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 Be2
B90 Sicilian Defence, Najdorf Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6
B90 Sicilian Defence, Najdorf Variation, English Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3
B90 Sicilian Defence, Najdorf Variation, Adams Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 h3
B90 Sicilian Defence, Najdorf Variation, Lipnitsky Attack; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bc4
B91 Sicilian Defence, Najdorf Variation, Zagreb Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 g3
B92 Sicilian Defence, Najdorf Variation, Opočenský Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2
B93 Sicilian Defence, Najdorf Variation, Amsterdam Variation; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 f4
B94 Sicilian Defence, Najdorf Variation, with Bg5; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5
B97 Sicilian Defence, Najdorf Variation, Poisoned Pawn; e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6
C00 French Defence; e4 e6
C00 French Defence, Knight Variation; e4 e6 Nf3
C00 French Defence, King's Indian Attack; e4 e6 d3
C00 French Defence, Chigorin Variation; e4 e6 Qe2
C00 French Defence, Two Knights Variation; e4 e6 Nf3 d5 Nc3
C00 French Defence, Normal Variation; e4 e6 d4 d5
C01 French Defence, Exchange Variation; e4 e6 d4 d5 exd5 exd5
C02 French Defence, Advance Variation; e4 e6 d4 d5 e5
C02 French Defence, Advance Variation, Main Line; e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3
C02 French Defence, Advance Variation, Paulsen Attack; e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6
C02 French Defence, Advance Variation, Milner-Barry Gambit; e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 Bd3
C03 French Defence, Tarrasch Variation; e4 e6 d4 d5 Nd2
C04 French Defence, Tarrasch Variation, Guimard Defence; e4 e6 d4 d5 Nd2 Nc6
C05 French Defence, Tarrasch Variation, Closed; e4 e6 d4 d5 Nd2 Nf6
C07 French Defence, Tarrasch Variation, Open; e4 e6 d4 d5 Nd2 c5
C07 French Defence, Tarrasch Variation, Chistyakov Defence; e4 e6 d4 d5 Nd2 c5 exd5 Qxd5
C10 French Defence, Paulsen Variation; e4 e6 d4 d5 Nc3
C10 French Defence, Rubinstein Variation; e4 e6 d4 d5 Nc3 dxe4
C10 French Defence, Fort Knox Variation; e4 e6 d4 d5 Nc3 dxe4 Nxe4 Bd7
C11 French Defence, Classical Variation; e4 e6 d4 d5 Nc3 Nf6
C11 French Defence, Steinitz Variation; e4 e6 d4 d5 Nc3 Nf6 e5
C11 French Defence, Burn Variation; e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4
C12 French Defence, McCutcheon Variation; e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4
C13 French Defence, Classical Variation, Normal; e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7
C13 French Defence, Alekhine-Chatard Attack; e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4
C15 French Defence, Winawer Variation; e4 e6 d4 d5 Nc3 Bb4
C16 French Defence, Winawer Variation, Advance; e4 e6 d4 d5 Nc3 Bb4 e5
C18 French Defence, Winawer Variation, Main Line; e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3
C20 Open Game; e4 e5
C20 King's Pawn Game, Wayward Queen Attack; e4 e5 Qh5
C20 King's Pawn Game, Napoleon Attack; e4 e5 Qf3
C20 Portuguese Opening; e4 e5 Bb5
C20 King's Pawn Game, Leonardis Variation; e4 e5 d3
C21 Centre Game; e4 e5 d4
C21 Danish Gambit; e4 e5 d4 exd4 c3
C22 Centre Game, Paulsen Attack; e4 e5 d4 exd4 Qxd4 Nc6 Qe3
C23 Bishop's Opening; e4 e5 Bc4
C24 Bishop's Opening, Berlin Defence; e4 e5 Bc4 Nf6
C24 Bishop's Opening, Urusov Gambit; e4 e5 Bc4 Nf6 d4
C25 Vienna Game; e4 e5 Nc3
C25 Vienna Game, Max Lange Defence; e4 e5 Nc3 Nc6
C25 Vienna Game, Vienna Gambit, with Nc6; e4 e5 Nc3 Nc6 f4
C26 Vienna Game, Falkbeer Variation; e4 e5 Nc3 Nf6
C26 Vienna Game, Stanley Variation; e4 e5 Nc3 Nf6 Bc4
C27 Vienna Game, Frankenstein-Dracula Variation; e4 e5 Nc3 Nf6 Bc4 Nxe4
C29 Vienna Game, Vienna Gambit; e4 e5 Nc3 Nf6 f4
C30 King's Gambit; e4 e5 f4
C30 King's Gambit Declined, Classical Variation; e4 e5 f4 Bc5
C31 King's Gambit Declined, Falkbeer Countergambit; e4 e5 f4 d5
C31 King's Gambit Declined, Nimzowitsch-Marshall Countergambit; e4 e5 f4 d5 exd5 c6
C33 King's Gambit Accepted; e4 e5 f4 exf4
C33 King's Gambit Accepted, Bishop's Gambit; e4 e5 f4 exf4 Bc4
C34 King's Gambit Accepted, King's Knight's Gambit; e4 e5 f4 exf4 Nf3
C34 King's Gambit Accepted, Fischer Defence; e4 e5 f4 exf4 Nf3 d6
C35 King's Gambit Accepted, Cunningham Defence; e4 e5 f4 exf4 Nf3 Be7
C36 King's Gambit Accepted, Modern Defence; e4 e5 f4 exf4 Nf3 d5
C37 King's Gambit Accepted, Classical Variation; e4 e5 f4 exf4 Nf3 g5
C37 King's Gambit Accepted, Muzio Gambit; e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O
C39 King's Gambit Accepted, Kieseritzky Gambit; e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5
C39 King's Gambit Accepted, Allgaier Gambit; e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5
C40 King's Knight Opening; e4 e5 Nf3
C40 Latvian Gambit; e4 e5 Nf3 f5
C40 Elephant Gambit; e4 e5 Nf3 d5
C40 Damiano Defence; e4 e5 Nf3 f6
C41 Philidor Defence; e4 e5 Nf3 d6
C41 Philidor Defence, Main Position; e4 e5 Nf3 d6 d4
C41 Philidor Defence, Exchange Variation; e4 e5 Nf3 d6 d4 exd4
C41 Philidor Defence, Hanham Variation; e4 e5 Nf3 d6 d4 Nd7
C41 Philidor Defence, Nimzowitsch Variation; e4 e5 Nf3 d6 d4 Nf6
C42 Petrov's Defence; e4 e5 Nf3 Nf6
C42 Petrov's Defence, Classical Attack; e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4
C42 Petrov's Defence, Stafford Gambit; e4 e5 Nf3 Nf6 Nxe5 Nc6
C42 Petrov's Defence, Cochrane Gambit; e4 e5 Nf3 Nf6 Nxe5 d6 Nxf7
C42 Petrov's Defence, Three Knights Game; e4 e5 Nf3 Nf6 Nc3
C43 Petrov's Defence, Modern Attack; e4 e5 Nf3 Nf6 d4
C44 King's Knight Opening, Normal Variation; e4 e5 Nf3 Nc6
C44 Ponziani Opening; e4 e5 Nf3 Nc6 c3
C44 Scotch Game; e4 e5 Nf3 Nc6 d4
C44 Scotch Gambit; e4 e5 Nf3 Nc6 d4 exd4 Bc4
C44 Göring Gambit; e4 e5 Nf3 Nc6 d4 exd4 c3
C44 Inverted Hungarian Opening; e4 e5 Nf3 Nc6 Be2
C45 Scotch Game, Main Line; e4 e5 Nf3 Nc6 d4 exd4 Nxd4
C45 Scotch Game, Classical Variation; e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5
C45 Scotch Game, Schmidt Variation; e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6
C45 Scotch Game, Mieses Variation; e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5
C45 Scotch Game, Steinitz Variation; e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4
C46 Three Knights Opening; e4 e5 Nf3 Nc6 Nc3
C47 Four Knights Game; e4 e5 Nf3 Nc6 Nc3 Nf6
C47 Four Knights Game, Scotch Variation; e4 e5 Nf3 Nc6 Nc3 Nf6 d4
C47 Four Knights Game, Halloween Gambit; e4 e5 Nf3 Nc6 Nc3 Nf6 Nxe5
C47 Four Knights Game, Glek System; e4 e5 Nf3 Nc6 Nc3 Nf6 g3
C47 Four Knights Game, Italian Variation; e4 e5 Nf3 Nc6 Nc3 Nf6 Bc4
C48 Four Knights Game, Spanish Variation; e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5
C48 Four Knights Game, Rubinstein Variation; e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4
C50 Italian Game; e4 e5 Nf3 Nc6 Bc4
C50 Italian Game, Giuoco Piano; e4 e5 Nf3 Nc6 Bc4 Bc5
C50 Italian Game, Giuoco Pianissimo; e4 e5 Nf3 Nc6 Bc4 Bc5 d3
C50 Italian Game, Hungarian Defence; e4 e5 Nf3 Nc6 Bc4 Be7
C50 Italian Game, Blackburne-Kostić Gambit; e4 e5 Nf3 Nc6 Bc4 Nd4
C51 Italian Game, Evans Gambit; e4 e5 Nf3 Nc6 Bc4 Bc5 b4
C51 Italian Game, Evans Gambit Declined; e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6
C52 Italian Game, Evans Gambit, Main Line; e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5
C53 Italian Game, Classical Variation; e4 e5 Nf3 Nc6 Bc4 Bc5 c3
C54 Italian Game, Classical Variation, Giuoco Pianissimo; e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3
C54 Italian Game, Classical Variation, Centre Attack; e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4
C55 Italian Game, Two Knights Defence; e4 e5 Nf3 Nc6 Bc4 Nf6
C55 Italian Game, Two Knights Defence, Modern Bishop's Opening; e4 e5 Nf3 Nc6 Bc4 Nf6 d3
C55 Italian Game, Two Knights Defence, Open Variation; e4 e5 Nf3 Nc6 Bc4 Nf6 d4
C55 Italian Game, Max Lange Attack; e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5
C57 Italian Game, Two Knights Defence, Knight Attack; e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5
C57 Italian Game, Traxler Counterattack; e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5
C57 Italian Game, Fried Liver Attack; e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7
C57 Italian Game, Fritz Variation; e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nd4
C57 Italian Game, Ulvestad Variation; e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 b5
C58 Italian Game, Two Knights Defence, Polerio Defence; e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5
C60 Ruy Lopez; e4 e5 Nf3 Nc6 Bb5
C60 Ruy Lopez, Cozio Defence; e4 e5 Nf3 Nc6 Bb5 Nge7
C60 Ruy Lopez, Fianchetto Defence; e4 e5 Nf3 Nc6 Bb5 g6
C61 Ruy Lopez, Bird Variation; e4 e5 Nf3 Nc6 Bb5 Nd4
C62 Ruy Lopez, Steinitz Defence; e4 e5 Nf3 Nc6 Bb5 d6
C63 Ruy Lopez, Schliemann Defence; e4 e5 Nf3 Nc6 Bb5 f5
C64 Ruy Lopez, Classical Variation; e4 e5 Nf3 Nc6 Bb5 Bc5
C65 Ruy Lopez, Berlin Defence; e4 e5 Nf3 Nc6 Bb5 Nf6
C65 Ruy Lopez, Berlin Defence, Anti-Berlin; e4 e5 Nf3 Nc6 Bb5 Nf6 d3
C67 Ruy Lopez, Berlin Defence, Open Variation; e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4
C67 Ruy Lopez, Berlin Defence, Berlin Wall; e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8
C68 Ruy Lopez, Exchange Variation; e4 e5 Nf3 Nc6 Bb5 a6 Bxc6
C69 Ruy Lopez, Exchange Variation, Normal; e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O
C70 Ruy Lopez, Morphy Defence; e4 e5 Nf3 Nc6 Bb5 a6
C70 Ruy Lopez, Morphy Defence, Bishop Retreat; e4 e5 Nf3 Nc6 Bb5 a6 Ba4
C70 Ruy Lopez, Norwegian Variation; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 b5 Bb3 Na5
C71 Ruy Lopez, Modern Steinitz Defence; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6
C77 Ruy Lopez, Morphy Defence, with Nf6; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6
C77 Ruy Lopez, Anderssen Variation; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3
C78 Ruy Lopez, Morphy Defence, Castled; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O
C78 Ruy Lopez, Arkhangelsk Variation; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Bb7
C78 Ruy Lopez, Møller Defence; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Bc5
C80 Ruy Lopez, Open; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4
C82 Ruy Lopez, Open, Main Line; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3
C84 Ruy Lopez, Closed; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
C85 Ruy Lopez, Delayed Exchange Variation; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Bxc6
C88 Ruy Lopez, Closed, with b5; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3
C88 Ruy Lopez, Closed, Anti-Marshall; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O a4
C89 Ruy Lopez, Marshall Attack; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5
C90 Ruy Lopez, Closed, with d6; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O
C92 Ruy Lopez, Closed, Main Line; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3
C92 Ruy Lopez, Zaitsev Variation; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Bb7
C94 Ruy Lopez, Breyer Defence; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8
C96 Ruy Lopez, Chigorin Defence; e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5
D00 Queen's Pawn Game, Closed; d4 d5
D00 Blackmar-Diemer Gambit; d4 d5 e4
D00 London System, Accelerated; d4 d5 Bf4
D00 Levitsky Attack; d4 d5 Bg5
D00 Queen's Pawn Game, Stonewall Attack; d4 d5 e3 Nf6 Bd3
D00 Queen's Pawn Game, Chigorin Variation; d4 d5 Nc3
D01 Richter-Veresov Attack; d4 d5 Nc3 Nf6 Bg5
D02 Queen's Pawn Game, Zukertort Variation; d4 d5 Nf3
D02 Queen's Pawn Game, Symmetrical Variation; d4 d5 Nf3 Nf6
D02 London System; d4 d5 Nf3 Nf6 Bf4
D03 Torre Attack; d4 d5 Nf3 Nf6 Bg5
D04 Colle System; d4 d5 Nf3 Nf6 e3
D05 Colle System, Main Line; d4 d5 Nf3 Nf6 e3 e6 Bd3
D05 Colle-Zukertort System; d4 d5 Nf3 Nf6 e3 e6 Bd3 c5 b3
D06 Queen's Gambit; d4 d5 c4
D06 Queen's Gambit Declined, Baltic Defence; d4 d5 c4 Bf5
D06 Queen's Gambit Declined, Marshall Defence; d4 d5 c4 Nf6
D06 Queen's Gambit Declined, Austrian Defence; d4 d5 c4 c5
D07 Queen's Gambit Declined, Chigorin Defence; d4 d5 c4 Nc6
D08 Queen's Gambit Declined, Albin Countergambit; d4 d5 c4 e5
D08 Queen's Gambit Declined, Albin Countergambit, Main Line; d4 d5 c4 e5 dxe5 d4 Nf3 Nc6
D10 Slav Defence; d4 d5 c4 c6
D10 Slav Defence, Exchange Variation; d4 d5 c4 c6 cxd5 cxd5
D11 Slav Defence, Modern Line; d4 d5 c4 c6 Nf3
D11 Slav Defence, Quiet Variation; d4 d5 c4 c6 Nf3 Nf6 e3
D12 Slav Defence, Quiet Variation, with Bf5; d4 d5 c4 c6 Nf3 Nf6 e3 Bf5
D15 Slav Defence, Three Knights Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3
D15 Slav Defence, Chebanenko Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 a6
D16 Slav Defence, Alapin Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4
D17 Slav Defence, Czech Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5
D18 Slav Defence, Dutch Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3
D20 Queen's Gambit Accepted; d4 d5 c4 dxc4
D20 Queen's Gambit Accepted, Central Variation; d4 d5 c4 dxc4 e4
D20 Queen's Gambit Accepted, Old Variation; d4 d5 c4 dxc4 e3
D21 Queen's Gambit Accepted, Normal Variation; d4 d5 c4 dxc4 Nf3
D26 Queen's Gambit Accepted, Classical Defence; d4 d5 c4 dxc4 Nf3 Nf6 e3 e6
D27 Queen's Gambit Accepted, Classical Defence, Main Line; d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6
D30 Queen's Gambit Declined; d4 d5 c4 e6
D31 Queen's Gambit Declined, Queen's Knight Variation; d4 d5 c4 e6 Nc3
D31 Semi-Slav Defence, Marshall Gambit; d4 d5 c4 e6 Nc3 c6 e4
D31 Semi-Slav Defence, Noteboom Variation; d4 d5 c4 e6 Nc3 c6 Nf3 dxc4
D32 Tarrasch Defence; d4 d5 c4 e6 Nc3 c5
D34 Tarrasch Defence, Classical Variation; d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3 Nf6 Bg2 Be7
D35 Queen's Gambit Declined, Normal Defence; d4 d5 c4 e6 Nc3 Nf6
D35 Queen's Gambit Declined, Exchange Variation; d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5
D35 Queen's Gambit Declined, Exchange Variation, Positional Line; d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 Bg5
D37 Queen's Gambit Declined, Three Knights Variation; d4 d5 c4 e6 Nc3 Nf6 Nf3
D37 Queen's Gambit Declined, Harrwitz Attack; d4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Bf4
D38 Queen's Gambit Declined, Ragozin Defence; d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4
D39 Queen's Gambit Declined, Vienna Variation; d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4 Bg5 dxc4
D40 Semi-Tarrasch Defence; d4 d5 c4 e6 Nc3 Nf6 Nf3 c5
D43 Semi-Slav Defence; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6
D43 Semi-Slav Defence, Moscow Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 h6
D44 Semi-Slav Defence, Botvinnik Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4 e4
D45 Semi-Slav Defence, Normal Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3
D45 Semi-Slav Defence, Anti-Meran Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Qc2
D46 Semi-Slav Defence, Main Line; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3
D47 Semi-Slav Defence, Meran Variation; d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5
D50 Queen's Gambit Declined, Modern Variation; d4 d5 c4 e6 Nc3 Nf6 Bg5
D51 Queen's Gambit Declined, Modern Variation, Knight Defence; d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7
D52 Queen's Gambit Declined, Cambridge Springs Defence; d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 Nf3 c6 e3 Qa5
D53 Queen's Gambit Declined, Modern Variation, Normal Line; d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7
D55 Queen's Gambit Declined, Main Line; d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3
D56 Queen's Gambit Declined, Lasker Defence; d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4
D58 Queen's Gambit Declined, Tartakower Defence; d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6
D60 Queen's Gambit Declined, Orthodox Defence; d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7
D70 Neo-Grünfeld Defence, with f3; d4 Nf6 c4 g6 f3 d5
D70 Neo-Grünfeld Defence; d4 Nf6 c4 g6 g3 Bg7 Bg2 d5
D80 Grünfeld Defence; d4 Nf6 c4 g6 Nc3 d5
D80 Grünfeld Defence, Stockholm Variation; d4 Nf6 c4 g6 Nc3 d5 Bg5
D82 Grünfeld Defence, Brinckmann Attack; d4 Nf6 c4 g6 Nc3 d5 Bf4
D85 Grünfeld Defence, Exchange Variation; d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5
D85 Grünfeld Defence, Modern Exchange Variation; d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Nf3
D86 Grünfeld Defence, Classical Exchange Variation; d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4
D90 Grünfeld Defence, Three Knights Variation; d4 Nf6 c4 g6 Nc3 d5 Nf3
D94 Grünfeld Defence, Burille Variation; d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 e3
D96 Grünfeld Defence, Russian Variation; d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3
E00 Indian Defence, East Indian with e6; d4 Nf6 c4 e6
E00 Catalan Opening; d4 Nf6 c4 e6 g3
E01 Catalan Opening, Closed; d4 Nf6 c4 e6 g3 d5 Bg2
E04 Catalan Opening, Open Defence; d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3
E05 Catalan Opening, Open Defence, Classical Line; d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3 Be7
E06 Catalan Opening, Closed, with Be7; d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3
E10 Indian Defence, Anti-Nimzo-Indian; d4 Nf6 c4 e6 Nf3
E10 Blumenfeld Countergambit; d4 Nf6 c4 e6 Nf3 c5 d5 b5
E11 Bogo-Indian Defence; d4 Nf6 c4 e6 Nf3 Bb4+
E12 Queen's Indian Defence; d4 Nf6 c4 e6 Nf3 b6
E12 Queen's Indian Defence, Petrosian Variation; d4 Nf6 c4 e6 Nf3 b6 a3
E14 Queen's Indian Defence, Spassky System; d4 Nf6 c4 e6 Nf3 b6 e3
E15 Queen's Indian Defence, Fianchetto Variation; d4 Nf6 c4 e6 Nf3 b6 g3
E15 Queen's Indian Defence, Fianchetto Variation, Nimzowitsch Variation; d4 Nf6 c4 e6 Nf3 b6 g3 Ba6
E17 Queen's Indian Defence, Classical Variation; d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7
E20 Nimzo-Indian Defence; d4 Nf6 c4 e6 Nc3 Bb4
E20 Nimzo-Indian Defence, Kmoch Variation; d4 Nf6 c4 e6 Nc3 Bb4 f3
E20 Nimzo-Indian Defence, Romanishin Variation; d4 Nf6 c4 e6 Nc3 Bb4 g3
E21 Nimzo-Indian Defence, Three Knights Variation; d4 Nf6 c4 e6 Nc3 Bb4 Nf3
E22 Nimzo-Indian Defence, Spielmann Variation; d4 Nf6 c4 e6 Nc3 Bb4 Qb3
E24 Nimzo-Indian Defence, Sämisch Variation; d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3
E30 Nimzo-Indian Defence, Leningrad Variation; d4 Nf6 c4 e6 Nc3 Bb4 Bg5
E32 Nimzo-Indian Defence, Classical Variation; d4 Nf6 c4 e6 Nc3 Bb4 Qc2
E40 Nimzo-Indian Defence, Normal Variation; d4 Nf6 c4 e6 Nc3 Bb4 e3
E41 Nimzo-Indian Defence, Hübner Variation; d4 Nf6 c4 e6 Nc3 Bb4 e3 c5 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6
E46 Nimzo-Indian Defence, Reshevsky Variation; d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nge2
E60 King's Indian Defence; d4 Nf6 c4 g6
E60 King's Indian Defence, Fianchetto Variation; d4 Nf6 c4 g6 Nf3 Bg7 g3
E61 King's Indian Defence, with Nc3; d4 Nf6 c4 g6 Nc3 Bg7
E70 King's Indian Defence, Normal Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4
E70 King's Indian Defence, Normal Variation, with d6; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6
E71 King's Indian Defence, Makogonov Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 h3
E73 King's Indian Defence, Averbakh Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5
E76 King's Indian Defence, Four Pawns Attack; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4
E80 King's Indian Defence, Sämisch Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3
E90 King's Indian Defence, Main Line; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3
E91 King's Indian Defence, Orthodox Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2
E92 King's Indian Defence, Classical Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5
E92 King's Indian Defence, Exchange Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 dxe5
E92 King's Indian Defence, Gligorić System; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 Be3
E92 King's Indian Defence, Petrosian Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5
E97 King's Indian Defence, Mar del Plata Variation; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7
E97 King's Indian Defence, Bayonet Attack; d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 b4
)";

} // namespace evenmatch::chess
