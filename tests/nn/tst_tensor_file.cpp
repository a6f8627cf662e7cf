#include "tests/run_tests.h"

#include "core/whole_file.h"
#include "nn/model/half.h"
#include "nn/model/tensor_file.h"
#include "tests/nn/tensor_file_samples.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>

namespace tst_tensor_file {

using namespace evenmatch;
using namespace evenmatch::nn;
using core::ErrorCode;

namespace {

template <class T>
TensorView viewOf(DType type, std::vector<std::int64_t> shape, const std::vector<T>& numbers)
{
    return {type, std::move(shape), std::as_bytes(std::span(numbers))};
}

} // namespace

class TestTensorFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsWhatItWrote()
    {
        const std::vector<float> weights{1.5f, -2, 0.25f, 3, 4, 5};
        const std::vector<std::uint16_t> halves{0x3c00, 0xc000};
        const std::vector<std::uint8_t> odd{7, 8, 9};
        const std::vector<std::int64_t> steps{-1};
        const Metadata metadata{{"name", "Küken \"1\""}, {"card", "{\"a\": 1}"}};
        const std::vector<NamedTensor> tensors{{"odd", viewOf(DType::U8, {3}, odd)}, {"weights", viewOf(DType::F32, {2, 3}, weights)},
            {"halves", viewOf(DType::F16, {2}, halves)}, {"steps", viewOf(DType::I64, {}, steps)},
            {"nothing", viewOf(DType::BF16, {0, 5}, std::vector<std::uint16_t>{})}};
        QVERIFY(writeTensorFile(path("a.evm"), metadata, tensors).ok());

        const auto file = TensorFile::open(path("a.evm"));
        QVERIFY2(file.ok(), file ? "" : core::describe(file.error()).c_str());
        QVERIFY(file->metadata() == metadata);
        QVERIFY((file->names() == std::vector<std::string>{"halves", "nothing", "odd", "steps", "weights"}));
        QVERIFY(file->find("absent") == nullptr);
        for (const NamedTensor& written : tensors) {
            const TensorView* read = file->find(written.name);
            QVERIFY(read != nullptr && read->dtype == written.tensor.dtype && read->shape == written.tensor.shape);
            QVERIFY(std::ranges::equal(read->bytes, written.tensor.bytes));
            QCOMPARE(reinterpret_cast<std::uintptr_t>(read->bytes.data()) % sizeOf(read->dtype), 0u);
            QVERIFY(read->count() == written.tensor.count());
        }
        QVERIFY(toFloats(*file->find("weights")) == weights);
        QVERIFY((toFloats(*file->find("halves")) == std::vector<float>{1, -2}));
        QVERIFY((toFloats(*file->find("odd")) == std::vector<float>{7, 8, 9}));
        QVERIFY((toFloats(*file->find("steps")) == std::vector<float>{-1}));
    }

    void replacesAFileWhole()
    {
        const std::vector<float> one{1};
        const std::vector<float> two{2, 2};
        const std::vector<NamedTensor> first{{"x", viewOf(DType::F32, {1}, one)}};
        const std::vector<NamedTensor> second{{"x", viewOf(DType::F32, {2}, two)}};
        QVERIFY(writeTensorFile(path("b.evm"), {}, first).ok());
        const auto before = TensorFile::open(path("b.evm"));
        QVERIFY(before.ok());
        QVERIFY(writeTensorFile(path("b.evm"), {}, second).ok());
        QVERIFY(toFloats(*before->find("x")) == one);
        const auto after = TensorFile::open(path("b.evm"));
        QVERIFY(after.ok() && toFloats(*after->find("x")) == two);

        for (const auto& entry : std::filesystem::directory_iterator(path("b.evm").parent_path()))
            QVERIFY(entry.path().extension() == ".evm"); // no other file is left
    }

    void refusesToWrite_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char* fault : {"twice", "reserved", "shape", "negative", "overflow", "utf8", "folder"})
            QTest::newRow(fault) << fault;
    }

    void refusesToWrite()
    {
        QFETCH(QString, fault);
        const std::vector<float> numbers{1, 2};
        std::vector<NamedTensor> tensors{{"x", viewOf(DType::F32, {2}, numbers)}};
        Metadata metadata;
        std::filesystem::path target = path("refused.evm");
        if (fault == "twice")
            tensors.push_back(tensors[0]);
        else if (fault == "reserved")
            tensors[0].name = "__metadata__";
        else if (fault == "shape")
            tensors[0].tensor.shape = {3};
        else if (fault == "negative")
            tensors[0].tensor.shape = {-1, -2};
        else if (fault == "overflow")
            tensors[0].tensor.shape = {std::int64_t(1) << 62, 16, 2};
        else if (fault == "utf8")
            metadata["name"] = "\xff";
        else
            target = path("no such folder") / "x.evm";
        const auto written = writeTensorFile(target, metadata, tensors);
        QVERIFY(!written.ok());
        QVERIFY(written.error().code == (fault == "folder" ? ErrorCode::CannotWrite : ErrorCode::BadArgument));
        QVERIFY(!std::filesystem::exists(target));
    }

    void readsAForeignFile()
    {
        // As other programs write it: no metadata, tensors in any order, any JSON white space.
        const auto file = TensorFile::fromBytes(tensorFileBytes(
            R"({ "b":{"data_offsets":[4,6],"shape":[2],"dtype":"U8"}, "a":{"dtype":"BF16","shape":[2,1],"data_offsets":[0,4]} }  )",
            std::string_view("\x80\x3f\x00\xc0\x01\x02", 6)));
        QVERIFY(file.ok());
        QVERIFY((toFloats(*file->find("a")) == std::vector<float>{1, -2}));
        QVERIFY((toFloats(*file->find("b")) == std::vector<float>{1, 2}));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("header");
        const auto row = [](const char* what, const char* header) { QTest::newRow(what) << QByteArray(header); };
        row("not JSON", "{x");
        row("more than one value", R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}} {})");
        row("a number", R"({"a":1})");
        row("null", R"({"a":null})");
        row("unknown type", R"({"a":{"dtype":"F8","shape":[4],"data_offsets":[0,4]}})");
        row("unknown key", R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4],"x":"y"}})");
        row("no type", R"({"a":{"shape":[4],"data_offsets":[0,4]}})");
        row("no shape", R"({"a":{"dtype":"U8","data_offsets":[0,4]}})");
        row("no offsets", R"({"a":{"dtype":"U8","shape":[4]}})");
        row("type twice", R"({"a":{"dtype":"U8","dtype":"U8","shape":[4],"data_offsets":[0,4]}})");
        row("tensor twice", R"({"a":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"a":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})");
        row("metadata twice", R"({"__metadata__":{},"__metadata__":{},"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})");
        row("metadatum twice", R"({"__metadata__":{"x":"1","x":"2"},"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})");
        row("metadatum a number", R"({"__metadata__":{"x":1},"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})");
        row("metadatum an object", R"({"__metadata__":{"x":{}},"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})");
        row("negative size", R"({"a":{"dtype":"U8","shape":[-4],"data_offsets":[0,4]}})");
        row("half a size", R"({"a":{"dtype":"U8","shape":[4.0],"data_offsets":[0,4]}})");
        row("nested shape", R"({"a":{"dtype":"U8","shape":[[4]],"data_offsets":[0,4]}})");
        row("nine dimensions", R"({"a":{"dtype":"U8","shape":[4,1,1,1,1,1,1,1,1],"data_offsets":[0,4]}})");
        row("shape too small", R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,4]}})");
        row("shape overflows to what fits", R"({"a":{"dtype":"U8","shape":[4294967296,4294967296,4],"data_offsets":[0,4]}})");
        row("huge shape with a zero", R"({"a":{"dtype":"U8","shape":[9223372036854775807,9223372036854775807,0],"data_offsets":[0,4]}})");
        row("three offsets", R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,2,4]}})");
        row("backwards", R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[4,0]}})");
        row("past the end", R"({"a":{"dtype":"U8","shape":[5],"data_offsets":[0,5]}})");
        row("far past the end", R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[9223372036854775803,9223372036854775807]}})");
        row("not to the end", R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]}})");
        row("a gap", R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},"b":{"dtype":"U8","shape":[2],"data_offsets":[2,4]}})");
        row("overlap", R"({"a":{"dtype":"U8","shape":[3],"data_offsets":[0,3]},"b":{"dtype":"U8","shape":[3],"data_offsets":[1,4]}})");
        row("the same bytes",
            R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]},"b":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})");
        QTest::newRow("deep") << QByteArray(100000, '{');
        QTest::newRow("deep lists") << "{\"a\":" + QByteArray(100000, '[');
    }

    void refuses()
    {
        QFETCH(QByteArray, header);
        const auto file = TensorFile::fromBytes(tensorFileBytes(header.toStdString(), "1234"), "x.evm");
        QVERIFY(!file.ok());
        QVERIFY(file.error().code == ErrorCode::NetworkDamaged);
        QVERIFY(file.error().file == "x.evm");
    }

    void refusesEveryTruncation()
    {
        const auto whole = tensorFileBytes(R"({"__metadata__":{"x":"1"},"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4]}})", "1234");
        QVERIFY(TensorFile::fromBytes(whole).ok());
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY(!TensorFile::fromBytes({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size)}).ok());
        for (const std::uint64_t length : {std::uint64_t{1}, (std::uint64_t{16} << 20) + 1, ~std::uint64_t{0}, ~std::uint64_t{7}})
            QVERIFY(!TensorFile::fromBytes(tensorFileBytes(length, "{}", "")).ok());
    }

    /// Damage in numbers and in metadata is detected, because a slightly changed network would estimate slightly wrong ranks unnoticed.
    void refusesEveryFlippedBit()
    {
        const std::vector<float> weights{1.5f, -2, 0.25f, 3, 4, 5};
        const std::vector<NamedTensor> tensors{{"weights", viewOf(DType::F32, {2, 3}, weights)}};
        QVERIFY(writeTensorFile(path("sum.evm"), {{"profile", "[1.25, 2.5]"}}, tensors).ok());
        const std::string whole = core::readWholeFile(path("sum.evm"), 1 << 20).value();
        const auto opened = [](const std::string& text) {
            const auto bytes = std::as_bytes(std::span(text));
            return TensorFile::fromBytes({bytes.begin(), bytes.end()});
        };
        QVERIFY(opened(whole).ok());
        QVERIFY(!opened(whole)->metadata().contains("checksum"));
        const auto isWeight = [&](std::size_t i) { return i >= whole.size() - weights.size() * sizeof(float); };
        const std::size_t profile = whole.find("1.25");
        for (std::size_t i = 0; i < whole.size(); ++i) {
            std::string damaged = whole;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            const auto file = opened(damaged);
            if (isWeight(i) || (i >= profile && i < profile + 9))
                QVERIFY2(!file.ok() && file.error().code == core::ErrorCode::NetworkDamaged, qPrintable(QString::number(i)));
        }
    }

    void refusesWhatIsNoFile()
    {
        QVERIFY(TensorFile::open(path("absent.evm")).error().code == ErrorCode::CannotOpen);
        QVERIFY(TensorFile::open(m_folder.path().toStdString()).error().code == ErrorCode::NotANetwork);
        std::ofstream(path("empty.evm")).close();
        QVERIFY(TensorFile::open(path("empty.evm")).error().code == ErrorCode::NotANetwork);
        std::ofstream(path("text.evm")) << "(;GM[1]FF[4]SZ[19])";
        QVERIFY(TensorFile::open(path("text.evm")).error().code == ErrorCode::NotANetwork);
    }

    void staysValidWhenMoved()
    {
        auto file = TensorFile::fromBytes(tensorFileBytes(R"({"a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}})", "7"));
        QVERIFY(file.ok());
        const TensorView view = *file->find("a");
        const TensorFile moved = std::move(*file);
        QVERIFY(toFloats(view) == toFloats(*moved.find("a")));
    }

    void halvesConvertBothWays()
    {
        for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
            const auto half = static_cast<std::uint16_t>(bits);
            if (!std::isnan(halfToFloat(half)))
                QCOMPARE(floatToHalf(halfToFloat(half)), half);
            else
                QVERIFY(std::isnan(halfToFloat(floatToHalf(halfToFloat(half)))));
            if (!std::isnan(bfloat16ToFloat(half)))
                QCOMPARE(floatToBfloat16(bfloat16ToFloat(half)), half);
            else
                QVERIFY(std::isnan(bfloat16ToFloat(floatToBfloat16(bfloat16ToFloat(half)))));
        }
    }

    void halvesRoundToTheNearest()
    {
        // Between two neighbours: just below the middle rounds down, just above rounds up, the middle itself to the even one.
        for (std::uint16_t half = 0; half < 0x7bff; ++half) {
            const float low = halfToFloat(half);
            const float high = halfToFloat(static_cast<std::uint16_t>(half + 1));
            const float middle = (low + high) / 2;
            const auto upper = static_cast<std::uint16_t>(half + 1);
            QCOMPARE(floatToHalf(std::nextafter(middle, 0.0f)), half);
            QCOMPARE(floatToHalf(std::nextafter(middle, 1e9f)), upper);
            QCOMPARE(floatToHalf(middle), half % 2 == 0 ? half : upper);
            QCOMPARE(floatToHalf(-middle), static_cast<std::uint16_t>(0x8000 | (half % 2 == 0 ? half : upper)));
        }
        QCOMPARE(floatToHalf(65519.0f), std::uint16_t(0x7bff));
        QCOMPARE(floatToHalf(65520.0f), std::uint16_t(0x7c00));
        QCOMPARE(floatToHalf(std::numeric_limits<float>::infinity()), std::uint16_t(0x7c00));
        QCOMPARE(floatToBfloat16(1.00390625f), std::uint16_t(0x3f80)); // 1 + 2^-8, the middle, to the even
        QCOMPARE(floatToBfloat16(1.01171875f), std::uint16_t(0x3f82)); // 1 + 3·2^-8
    }

private:
    std::filesystem::path path(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }
    QTemporaryDir m_folder;
};

EVENMATCH_TEST(TestTensorFile)

} // namespace tst_tensor_file

#include "tst_tensor_file.moc"
