#include <CLI/CLI.hpp>

int main(int argc, char** argv)
{
    CLI::App cli("Evenmatch: human-like opponents and honest ranks for Go and chess", "evenmatch-cli");
    cli.require_subcommand(1);
    CLI11_PARSE(cli, argc, argv);
    return 0;
}
