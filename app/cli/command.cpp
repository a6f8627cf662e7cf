#include "app/cli/command.h"

#include <iostream>

namespace evenmatch::cli {

CLI::App* addCommand(CLI::App& cli, Context& context, const std::string& name, const std::string& description)
{
    CLI::App* command = cli.add_subcommand(name, description);
    command->add_flag("--json", context.json, "Print JSON instead of text");
    return command;
}

void addExact(CLI::App& command, bool& exact)
{
    command.add_flag("--exact", exact, "Compute in 32-bit numbers everywhere");
}

void fail(Context& context, const core::Error& error, int exitCode)
{
    std::cerr << core::describe(error) << '\n';
    context.exitCode = exitCode;
}

void tellUnkept(const core::Error& error)
{
    std::cerr << core::describe(error) << "; analyses are not kept\n";
}

void print(const nlohmann::ordered_json& value)
{
    std::cout << value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

} // namespace evenmatch::cli
