// The list of the test classes of one program. Each file of tests names its class with one of the macros below.
#pragma once

#include "tests/patience.h"

#include <QFloat16> // Qt Test only declares it, and nlohmann::json needs the complete type
#include <QTest>

#include <memory>

namespace evenmatch::tests {

/// The application object that a test class runs under.
enum class Application { None, WithEvents, WithWidgets };

struct TestClass {
    const char* file; ///< a class is called by the name of its file, without "tst_" and ".cpp"
    Application application;
    std::unique_ptr<QObject> (*make)();
    int (*runChild)(int argc, char** argv) = nullptr; ///< runs after "--child", for a test that starts its own program again
};

/// Registers a class before main() begins.
struct Registered {
    explicit Registered(const TestClass& test);
};

template <typename Test>
std::unique_ptr<QObject> make()
{
    return std::make_unique<Test>();
}

} // namespace evenmatch::tests

/// Adds a row to the table of a test's data.
template <typename... Values>
void addRow(const char* name, const Values&... values)
{
    (QTest::newRow(name) << ... << values);
}

#define EVENMATCH_TEST_UNDER(Test, ...) static const ::evenmatch::tests::Registered registered##Test({__FILE__, __VA_ARGS__});

// The class needs no application object, one for events, or one for widgets.
#define EVENMATCH_TEST(Test) EVENMATCH_TEST_UNDER(Test, ::evenmatch::tests::Application::None, ::evenmatch::tests::make<Test>)
#define EVENMATCH_TEST_WITH_EVENTS(Test)                                                                                                   \
    EVENMATCH_TEST_UNDER(Test, ::evenmatch::tests::Application::WithEvents, ::evenmatch::tests::make<Test>)
#define EVENMATCH_TEST_WITH_WIDGETS(Test)                                                                                                  \
    EVENMATCH_TEST_UNDER(Test, ::evenmatch::tests::Application::WithWidgets, ::evenmatch::tests::make<Test>)
