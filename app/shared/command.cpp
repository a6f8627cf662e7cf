#include "app/shared/command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <iostream>
#include <string_view>
#include <thread>

namespace evenmatch::cli {

CLI::App* addCommand(CLI::App& cli, Context& context, const std::string& name, const std::string& description)
{
    CLI::App* command = cli.add_subcommand(name, description);
    command->add_flag("--json", context.json, "Print JSON instead of text");
    return command;
}

CLI::Validator countFrom(std::uint64_t least)
{
    return CLI::Validator(
        [least](const std::string& text) {
            std::uint64_t number = 0;
            const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
            const bool isCount = failure == std::errc() && end == text.data() + text.size() && number >= least;
            return isCount ? std::string() : text + " is not a whole number from " + std::to_string(least) + " on";
        },
        "");
}

CLI::Validator dateOrPart()
{
    return CLI::Validator(
        [](const std::string& text) {
            constexpr std::string_view kFirstDay = "0000-01-01";
            const std::string date = text + std::string(kFirstDay.substr(std::min(text.size(), kFirstDay.size())));
            const auto number = [&](std::size_t from, std::size_t size) {
                unsigned value = 0; // no month and no day
                const char* const end = date.data() + from + size;
                return std::from_chars(date.data() + from, end, value).ptr == end ? value : 0;
            };
            const std::chrono::year year(static_cast<int>(number(0, 4)));
            const std::chrono::year_month_day day(year, std::chrono::month(number(5, 2)), std::chrono::day(number(8, 2)));
            const bool isPart = text.size() == 4 || text.size() == 7 || text.size() == 10;
            const bool isDate = isPart && date[4] == '-' && date[7] == '-' && year != std::chrono::year(0) && day.ok();
            return isDate || text.empty() ? std::string() : text + " (write dates as YYYY, YYYY-MM or YYYY-MM-DD)";
        },
        "");
}

void checkNumbers(CLI::App& command)
{
    const auto isFinite = [](const std::string& text) {
        double number = 0;
        return CLI::detail::lexical_cast(text, number) && !std::isfinite(number) ? text + " is not a finite number" : std::string();
    };
    const auto isDecimal = [](const std::string& text) { // CLI11 would read 010 as 8
        const auto digits = std::string_view(text).substr(text.starts_with('-') ? 1 : 0);
        return digits.size() > 1 && digits.front() == '0' ? text + " has a leading zero" : std::string();
    };
    for (CLI::Option* option : command.get_options()) {
        if (option->get_type_name().starts_with("UINT") || option->get_type_name().starts_with("INT"))
            option->check(CLI::Validator(isDecimal, ""));
        if (option->get_type_name().starts_with("UINT"))
            option->check(countFrom(0));
        else if (option->get_type_name().starts_with("FLOAT"))
            option->check(CLI::Validator(isFinite, ""));
    }
    for (CLI::App* own : command.get_subcommands([](CLI::App*) { return true; }))
        checkNumbers(*own);
}

void addThreads(CLI::App& command, unsigned& threads)
{
    addNumber(command, "--threads", threads, "Number of threads; 0: one per core", 0, kMostThreads);
}

void addFamily(CLI::App& command, std::string& family)
{
    command.add_option("--game", family, "go or chess")->capture_default_str()->check(CLI::IsMember({"go", "chess"}));
}

unsigned threadsOf(unsigned wanted) { return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency()); }

void addCache(CLI::App& command, std::filesystem::path& cache)
{
    command.add_option("--cache", cache, "Folder for stored analyses, so that no position is evaluated twice")->capture_default_str();
}

void addExact(CLI::App& command, bool& exact)
{
    command.add_flag("--exact", exact, "Compute with 32-bit numbers only, even if the processor is faster with shorter ones");
}

void addServer(CLI::App& command, std::string& server)
{
    command.add_option("--server", server, "Use the ranks of this server (`evenmatch-lab servers NETWORK` lists the known ones)");
}

void addStrong(CLI::App& command, app::Speaking& ranks)
{
    command.add_option("--strong", ranks.strong,
        "A strong network, such as KataGo's: opponents of a rank search with it and choose among the moves of their rank");
}

void fail(Context& context, const core::Error& error, int exitCode)
{
    std::cerr << core::describe(error) << '\n';
    if (context.json && !context.events) // readers of JSON always get JSON; the stream of events has its own
        print({{"error", core::describe(error)}});
    context.exitCode = exitCode;
}

void fail(Context& context, const core::Error& error)
{
    using enum core::ErrorCode;
    constexpr std::array kCouldNotStart{BadArgument, CannotOpen, UnknownFormat, UnsupportedGame, NotALibrary, LibraryTooNew, DatabaseFailed,
        NotANetwork, NetworkDamaged, UnsupportedNetwork};
    fail(context, error, std::ranges::find(kCouldNotStart, error.code) != kCouldNotStart.end() ? 2 : 1);
}

void failPartly(Context& context, const core::Error& error)
{
    std::cerr << core::describe(error) << '\n';
    context.exitCode = 1;
}

void tellUnkept(const core::Error& error) { std::cerr << core::describe(error) << "; analyses are not stored\n"; }

void print(const nlohmann::ordered_json& value)
{
    std::cout << value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

nlohmann::ordered_json numberOrNull(double number)
{
    return std::isfinite(number) ? nlohmann::ordered_json(number) : nlohmann::ordered_json(nullptr);
}

void printFormatted(const char* format, ...)
{
    std::va_list arguments;
    va_start(arguments, format);
    std::va_list again;
    va_copy(again, arguments);
    const int size = std::max(std::vsnprintf(nullptr, 0, format, arguments), 0);
    va_end(arguments);
    std::string text(static_cast<std::size_t>(size) + 1, '\0');
    std::vsnprintf(text.data(), text.size(), format, again);
    va_end(again);
    text.pop_back();
    std::cout << text;
}

} // namespace evenmatch::cli
