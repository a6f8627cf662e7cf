// Runs one test class of the program: tst_core sgf [what Qt Test takes]. Without a name, it lists the classes.
#include "tests/run_tests.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif
#include <QStandardPaths>

#include <cstdio>
#include <map>
#include <string>
#include <string_view>

namespace evenmatch::tests {

namespace {

using Classes = std::map<std::string, TestClass, std::less<>>;

Classes& classes()
{
    static Classes all;
    return all;
}

std::string nameOf(std::string_view file)
{
    file.remove_prefix(file.rfind('/') + 1);
    file.remove_prefix(std::string_view("tst_").size());
    file.remove_suffix(std::string_view(".cpp").size());
    return std::string(file);
}

std::unique_ptr<QCoreApplication> application(Application kind, int& argc, char** argv)
{
    if (kind == Application::None)
        return nullptr;
#ifdef QT_WIDGETS_LIB
    if (kind == Application::WithWidgets) {
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
        return std::make_unique<QApplication>(argc, argv);
    }
#endif
    return std::make_unique<QCoreApplication>(argc, argv);
}

int run(const TestClass& test, int argc, char** argv)
{
    const auto app = application(test.application, argc, argv);
    if (test.runChild && argc > 1 && std::string_view(argv[1]) == "--child")
        return test.runChild(argc - 2, argv + 2);
    return QTest::qExec(test.make().get(), argc, argv);
}

int listClasses(const char* program)
{
    std::fprintf(stderr, "usage: %s CLASS [what Qt Test takes]\n", program);
    for (const auto& [name, test] : classes())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}

} // namespace

Registered::Registered(const TestClass& test)
{
    const bool isNew = classes().emplace(nameOf(test.file), test).second;
    if (!isNew)
        qFatal("Two test classes of one program have the name of %s", test.file);
}

} // namespace evenmatch::tests

int main(int argc, char** argv)
{
    using namespace evenmatch::tests;
    const auto found = argc > 1 ? classes().find(argv[1]) : classes().end();
    if (found == classes().end())
        return listClasses(argv[0]);
    // Settings and caches are not the user's, and those of classes that run at the same time stay apart.
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("evenmatch-test"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_%1").arg(QLatin1String(argv[1])));
    argv[1] = argv[0];
    return run(found->second, argc - 1, argv + 1);
}
