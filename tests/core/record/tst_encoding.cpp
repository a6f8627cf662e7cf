#include "tests/run_tests.h"

#include "core/record/file/game_reader.h"
#include "core/record/text/charset.h"
#include "core/record/text/encoding.h"

#include <QTest>

#include <span>

namespace tst_encoding {

using namespace evenmatch::record;

namespace {

struct Sample {
    Charset charset;
    const char* utf8;
};

/// Comments and headers as in game files.
constexpr Sample kTexts[] = {
    {Charset::ShiftJis, "黒の次の一手がよい手でした。白は下辺を守るしかありません。"},
    {Charset::ShiftJis, "(;GM[1]SZ[19]PB[井山裕太]PW[一力遼]EV[第76期本因坊戦]DT[2021-05-11]KM[6.5])"},
    {Charset::ShiftJis, "黒中押し勝ち"},
    {Charset::EucJp, "黒の次の一手がよい手でした。白は下辺を守るしかありません。"},
    {Charset::EucJp, "(;GM[1]SZ[19]PB[高尾紳路 九段]PW[山下敬吾 九段]EV[第34期名人戦リーグ])"},
    {Charset::EucJp, "ここまでは定石です。"},
    {Charset::Gb18030, "黑棋这一手非常好,白棋已经没有办法活了。"},
    {Charset::Gb18030, "(;GM[1]SZ[19]PB[柯洁]PW[申真谞]EV[第25届三星杯世界围棋大师赛决赛]RE[W+R])"},
    {Charset::Gb18030, "白中盘胜"},
    {Charset::Gb18030, "谢谢指教"},
    {Charset::Gb18030, "我觉得这里应该先跳一下再说"},
    {Charset::EucKr, "흑이 이 수로 우세해졌다. 백은 돌을 던질 수밖에 없다."},
    {Charset::EucKr, "(;GM[1]SZ[19]PB[이세돌]PW[박정환]EV[제19회 농심신라면배]RE[B+R])"},
    {Charset::EucKr, "백 불계승"},
    {Charset::EucKr, "안녕하세요 잘 부탁드립니다"},
    {Charset::Big5, "黑棋這一手非常好,白棋已經沒有辦法活了。"},
    {Charset::Big5, "(;GM[1]SZ[19]PB[周俊勳]PW[王立誠]EV[第四屆中環杯十段戰]RE[W+R])"},
    {Charset::Big5, "謝謝指教"},
    {Charset::Big5, "我覺得這裡應該先跳一下再說"},
    {Charset::Windows1251, "Хороший ход, чёрные выигрывают партию."},
    {Charset::Windows1251, "[Event \"Чемпионат России\"][White \"Карякин, Сергей\"]"},
    {Charset::Koi8R, "Хороший ход, чёрные выигрывают партию."},
    {Charset::Koi8R, "[White \"Иванчук, Василий\"][Black \"Крамник, Владимир\"]"},
    {Charset::Windows1252, "Schöne Eröffnung, Weiß müßte jetzt schließen"},
    {Charset::Windows1252, "Très bon coup, les noirs ont gagné la partie à la fin"},
    {Charset::Windows1252, "El caballo atacó rápidamente; ¿por qué no jugó más sólido?"},
    {Charset::Windows1252, "[White \"Grünfeld, E\"][Black \"Réti, Richard\"]"},
    {Charset::Windows1252, "Il bianco è in vantaggio, cioè ha più spazio; perciò il nero attacca così"},
    {Charset::Windows1252, "A experiência e a ciência do adversário"},
    {Charset::Windows1252, "La première pièce est clouée, c'est un piège; là il y a un problème"},
    {Charset::Windows1252, "[White \"Jørgensen, Søren\"][Black \"Kjær, Åge\"]"},
    {Charset::Windows1250, "[White \"Dvořák, Jiří\"][Black \"Kučera, Tomáš\"]"},
    {Charset::Windows1250, "[White \"Świątek, Łukasz\"][Black \"Jabłoński, Michał\"]"},
    {Charset::Windows1250, "[White \"Ivanišević, Ivan\"][Black \"Predojević, Borki\"]"},
    {Charset::Windows1250, "Tento tah je nejlepší, protože černý nemůže vzít. Čekal jsem jezdce."},
    {Charset::Windows1250, "Czarny stoi lepiej, białe mają słabości na skrzydle królewskim"},
};

/// Names alone: only two to four characters of evidence.
constexpr Sample kNames[] = {
    {Charset::ShiftJis, "井山裕太"},
    {Charset::ShiftJis, "藤沢里菜"},
    {Charset::ShiftJis, "小林光一"},
    {Charset::ShiftJis, "たけし"},
    {Charset::ShiftJis, "趙治勲"},
    {Charset::ShiftJis, "結城聡"},
    {Charset::ShiftJis, "イチロー"},
    {Charset::EucJp, "井山裕太"},
    {Charset::EucJp, "武宮正樹"},
    {Charset::EucJp, "大竹英雄"},
    {Charset::EucJp, "たけし"},
    {Charset::EucJp, "ヒカル"},
    {Charset::Gb18030, "柯洁"},
    {Charset::Gb18030, "古力"},
    {Charset::Gb18030, "常昊"},
    {Charset::Gb18030, "聂卫平"},
    {Charset::Gb18030, "芈昱廷"},
    {Charset::Gb18030, "连笑"},
    {Charset::Gb18030, "孔杰"},
    {Charset::Gb18030, "马晓春"},
    {Charset::Gb18030, "辜梓豪"},
    {Charset::EucKr, "이세돌"},
    {Charset::EucKr, "이창호"},
    {Charset::EucKr, "박정환"},
    {Charset::EucKr, "신진서"},
    {Charset::EucKr, "조훈현"},
    {Charset::EucKr, "서봉수"},
    {Charset::EucKr, "홍성지"},
    {Charset::Big5, "周俊勳"},
    {Charset::Big5, "張栩"},
    {Charset::Big5, "王立誠"},
    {Charset::Big5, "林海峰"},
    {Charset::Big5, "許皓鋐"},
    {Charset::Windows1251, "Карпов"},
    {Charset::Windows1251, "Иван"},
    {Charset::Windows1251, "Таль"},
    {Charset::Windows1251, "спасский"},
    {Charset::Koi8R, "Карпов"},
    {Charset::Koi8R, "Смыслов"},
    {Charset::Koi8R, "Петросян"},
    {Charset::Windows1252, "Müller"},
    {Charset::Windows1252, "Réti"},
    {Charset::Windows1252, "Åström"},
    {Charset::Windows1252, "Grünfeld"},
    {Charset::Windows1252, "José Raúl"},
    {Charset::Windows1252, "Größe"},
    {Charset::Windows1252, "Sämisch"},
    {Charset::Windows1252, "Ólafsson"},
    {Charset::Windows1252, "Žák"},
    {Charset::Windows1252, "Jérôme"},
    {Charset::Windows1252, "François"},
    {Charset::Windows1252, "Núñez"},
    {Charset::Windows1252, "Hélène"},
    {Charset::Windows1252, "Bjørn"},
    {Charset::Windows1250, "Dvořák"},
    {Charset::Windows1250, "Kučera"},
    {Charset::Windows1250, "Michał"},
    {Charset::Windows1250, "Němec"},
};

} // namespace

class TestEncoding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void detectsTexts()
    {
        for (const Sample& sample : kTexts) {
            const std::string bytes = convertFromUtf8(sample.utf8, sample.charset);
            const DecodedText text = decodeText(bytes);
            QCOMPARE(QString::fromStdString(text.charset + ": " + text.utf8),
                QString::fromStdString(std::string(charsetName(sample.charset)) + ": " + sample.utf8));
            QVERIFY(!text.certain);
            QCOMPARE(QString::fromStdString(decodeText(sample.utf8).utf8), QString::fromUtf8(sample.utf8));
        }
    }

    void detectsMostNames()
    {
        std::size_t right = 0;
        for (const Sample& sample : kNames) {
            const DecodedText text = decodeText(convertFromUtf8(sample.utf8, sample.charset));
            if (text.utf8 == sample.utf8)
                ++right;
            else
                qInfo("%s %s read as %s %s", charsetName(sample.charset).data(), sample.utf8, text.charset.c_str(), text.utf8.c_str());
            QCOMPARE(QString::fromStdString(decodeText(sample.utf8).utf8), QString::fromUtf8(sample.utf8));
        }
        qInfo("%zu of %zu names", right, std::size(kNames));
        QVERIFY(right * 100 >= std::size(kNames) * 90);
    }

    void obeysDeclaration_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(kNames)); ++i)
            QTest::newRow(kNames[i].utf8) << i;
    }

    /// A declared encoding that fits the bytes is used, however short the text.
    void obeysDeclaration()
    {
        QFETCH(int, index);
        const Sample& sample = kNames[index];
        const DecodedText text = decodeText(convertFromUtf8(sample.utf8, sample.charset), charsetName(sample.charset));
        QCOMPARE(QString::fromStdString(text.utf8), QString::fromUtf8(sample.utf8));
        QCOMPARE(text.charset, std::string(charsetName(sample.charset)));
        QVERIFY(text.certain);
    }

    /// Text that does not fit its declared encoding is detected instead; valid UTF-8 of this length is no coincidence, whatever was
    /// declared.
    void seesThroughLies()
    {
        for (const Sample& sample : kTexts) {
            const std::string bytes = convertFromUtf8(sample.utf8, sample.charset);
            const DecodedText underUtf8 = decodeText(bytes, "UTF-8");
            QCOMPARE(QString::fromStdString(underUtf8.utf8), QString::fromUtf8(sample.utf8));
            QVERIFY(!underUtf8.certain);
            QCOMPARE(QString::fromStdString(decodeText(bytes, "x-no-such-charset").utf8), QString::fromUtf8(sample.utf8));
            if (sample.charset >= Charset::ShiftJis && sample.charset <= Charset::Big5) {
                QCOMPARE(QString::fromStdString(decodeText(sample.utf8, "ISO-8859-1").utf8), QString::fromUtf8(sample.utf8));
                QCOMPARE(QString::fromStdString(decodeText(sample.utf8, "GB2312").utf8), QString::fromUtf8(sample.utf8));
            }
        }
        const std::string japanese
            = convertFromUtf8("黒中押し勝ち", Charset::ShiftJis); // starts with 0x8d, which is not a character of Latin-1
        QCOMPARE(QString::fromStdString(decodeText(japanese, "ISO-8859-1").utf8), QString::fromUtf8("黒中押し勝ち"));
    }

    /// Neither the appearance of a text nor a few characters that are valid UTF-8 override the declaration.
    void noGuessOverrulesWhatIsDeclared()
    {
        for (const auto& samples : {std::span<const Sample>(kTexts), std::span<const Sample>(kNames)})
            for (const Sample& sample : samples)
                for (const char* declared : {"ISO-8859-1", "ISO-8859-2", "KOI8-R", "GB18030", "Big5", "EUC-KR", "Shift_JIS"}) {
                    const std::string bytes = convertFromUtf8(sample.utf8, sample.charset);
                    const Converted read = convertToUtf8(bytes, *charsetNamed(declared));
                    if (read.broken > 0)
                        continue;
                    const DecodedText text = decodeText(bytes, declared);
                    QCOMPARE(QString::fromStdString(text.utf8), QString::fromStdString(read.utf8));
                    QVERIFY(text.certain);
                }
        for (const Charset charset : {Charset::Latin2, Charset::Windows1250}) {
            const DecodedText text = decodeText(convertFromUtf8("Żółć", charset), charsetName(charset));
            QCOMPARE(QString::fromStdString(text.utf8), QString::fromUtf8("Żółć"));
            QVERIFY(text.certain);
        }
        const std::string tea = convertFromUtf8("茅", Charset::Gb18030); // as bytes the same as "é" in UTF-8
        QCOMPARE(tea, std::string("\xc3\xa9"));
        QCOMPARE(decodeText(tea, "GB2312").utf8, std::string("茅"));
        QCOMPARE(decodeText(tea, "UTF-8").utf8, std::string("é"));
        QCOMPARE(decodeText("NESTL\xc9\xae", "ISO-8859-1").utf8, std::string("NESTLÉ®"));
        QCOMPARE(decodeText("井山", "UTF-16").utf8, std::string("井山"));
    }

    void readsUnicodeMarks()
    {
        const std::string text = "PB[柯洁]C[é𠮷]";
        QCOMPARE(decodeText("\xef\xbb\xbf" + text).utf8, text);
        QCOMPARE(decodeText("\xff\xfe" + convertFromUtf8(text, Charset::Utf16Le)).utf8, text);
        QCOMPARE(decodeText("\xfe\xff" + convertFromUtf8(text, Charset::Utf16Be), "GB2312").utf8, text);
        QCOMPARE(decodeText(convertFromUtf8(text, Charset::Utf16Le)).utf8, text);
        QCOMPARE(decodeText(convertFromUtf8("(;GM[1])", Charset::Utf16Be)).utf8, std::string("(;GM[1])"));
        QCOMPARE(decodeText("\x1b$B9uHV\x1b(B x").charset, std::string("ISO-2022-JP"));
        QCOMPARE(decodeText("\x1b$B0f;3\x1b(B 9p").utf8, std::string("井山 9p"));
        QVERIFY(isDecodedAsAWhole("\x1b$B0f;3") && !isDecodedAsAWhole("\x1b$B0f;3", "UTF-8"));
        QCOMPARE(decodeText("\x1b$B0f;3", "utf8").utf8, std::string("\x1b$B0f;3"));
    }

    /// Games in text with bytes that are not characters.
    void findsGamesInSuchText()
    {
        const std::string text = "(;GM[1]FF[4]CA[UTF-16]SZ[19]PB[井山]PW[Żółć];B[dd];W[pp])";
        const std::string japanese = "(;GM[1]FF[4]SZ[19]PB[\x1b$B0f;3\x1b(B];B[dd];W[pp])";
        for (const std::string& bytes : {"\xff\xfe" + convertFromUtf8(text, Charset::Utf16Le),
                 "\xfe\xff" + convertFromUtf8(text, Charset::Utf16Be), convertFromUtf8(text, Charset::Utf16Le), japanese}) {
            const auto reader = readGames(bytes, "a.sgf");
            QVERIFY(reader.ok());
            const auto game = (*reader)->next();
            QVERIFY(game.ok() && *game && (*game)->record);
            QCOMPARE((*game)->record->mainLineMoves().size(), std::size_t{2});
            QCOMPARE(gameInfo(*(*game)->record).players[0].name, std::string("井山"));
        }
    }

    void replacesBrokenBytes()
    {
        QCOMPARE(toUtf8Lossy("a\xff"
                             "b\xe4\xb8"
                             "c\xe4\xb8"),
            std::string("a\uFFFDb\uFFFDc\uFFFD"));
        QCOMPARE(decodeText("").utf8, std::string());
        QCOMPARE(decodeText("plain").charset, std::string("UTF-8"));
        // One invalid character does not change the detection of a long UTF-8 text.
        const std::string text = "黑棋这一手非常好,白棋已经没有办法活了。";
        QCOMPARE(decodeText(text + "\xe4" + text, "UTF-8").utf8, text + "\uFFFD" + text);
        QCOMPARE(decodeText(text.substr(0, text.size() - 1)).utf8, text.substr(0, text.size() - 3) + "\uFFFD");
    }

    void judgesUtf8_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("valid");
        QTest::newRow("empty") << QByteArray() << true;
        QTest::newRow("long ascii") << QByteArray(100, 'x') << true;
        QTest::newRow("smallest of two") << QByteArray("\xc2\x80") << true;
        QTest::newRow("overlong of two") << QByteArray("\xc1\xbf") << false;
        QTest::newRow("smallest of three") << QByteArray("\xe0\xa0\x80") << true;
        QTest::newRow("overlong of three") << QByteArray("\xe0\x9f\xbf") << false;
        QTest::newRow("before surrogates") << QByteArray("\xed\x9f\xbf") << true;
        QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << false;
        QTest::newRow("smallest of four") << QByteArray("\xf0\x90\x80\x80") << true;
        QTest::newRow("overlong of four") << QByteArray("\xf0\x8f\xbf\xbf") << false;
        QTest::newRow("last") << QByteArray("\xf4\x8f\xbf\xbf") << true;
        QTest::newRow("beyond") << QByteArray("\xf4\x90\x80\x80") << false;
        QTest::newRow("five") << QByteArray("\xf8\x88\x80\x80\x80") << false;
        QTest::newRow("cut") << QByteArray("12345678\xe4\xb8") << false;
        QTest::newRow("stray") << QByteArray("12345678\x80") << false;
    }

    void judgesUtf8()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, valid);
        QCOMPARE(isValidUtf8({bytes.data(), static_cast<std::size_t>(bytes.size())}), valid);
    }

    void survivesEveryPair()
    {
        for (unsigned code = 0; code < 0x10000; ++code) {
            const char bytes[] = {static_cast<char>(code >> 8), static_cast<char>(code), static_cast<char>(code >> 3)};
            QVERIFY(isValidUtf8(decodeText({bytes, 2}).utf8));
            QVERIFY(isValidUtf8(decodeText({bytes, 3}, code % 3 == 0 ? "Big5" : "Shift_JIS").utf8));
        }
    }

    void quotesWholeCharacters()
    {
        QCOMPARE(quotation("Nf3"), std::string("Nf3"));
        for (std::size_t before = 70; before < 90; ++before) {
            const std::string quoted = quotation(std::string(before, 'a') + "囲碁\xff囲碁");
            QVERIFY(quoted.size() <= 80 && isValidUtf8(quoted));
            QVERIFY(before >= 78 || quoted.size() > 77);
        }
        QVERIFY(quotation(std::string(80, '\xff')).size() <= 80);
        QCOMPARE(quotation(std::string(200, '\x80')).size(), std::size_t(78)); // no character is there to be cut in two
    }

    void knowsAliases()
    {
        for (const char* name : {"gb2312", "GBK", "GB_2312-80", "x-gbk", "cp936", "GB18030"})
            QVERIFY2(charsetNamed(name) == Charset::Gb18030, name);
        for (const char* name : {"Shift_JIS", "shift-jis", "SJIS", "x-sjis", "CP932", "Windows-31J"})
            QVERIFY2(charsetNamed(name) == Charset::ShiftJis, name);
        for (const char* name : {"EUC-KR", "ks_c_5601-1987", "CP949", "windows-949"})
            QVERIFY2(charsetNamed(name) == Charset::EucKr, name);
        for (const char* name : {"ISO-8859-1", "ISO8859-1", "latin1", "Windows-1252", "cp1252"})
            QVERIFY2(charsetNamed(name) == Charset::Windows1252, name);
        for (const char* name : {"UTF-8", "utf8", "UTF8", "us-ascii"})
            QVERIFY2(charsetNamed(name) == Charset::Utf8, name);
        for (const char* name : {"", "klingon", "ISO-2022-CN-EXT", "utf-8//TRANSLIT"})
            QVERIFY2(!charsetNamed(name), name);
    }
};

EVENMATCH_TEST(TestEncoding)

} // namespace tst_encoding

#include "tst_encoding.moc"
