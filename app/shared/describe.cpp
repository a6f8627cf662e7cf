// describe man|bash|zsh|fish, of either program: the manual and the shells' completions, generated from the parser. For packages.
#include "app/shared/command.h"

#include <algorithm>
#include <cctype>
#include <iostream>
#include <memory>

namespace evenmatch::cli {

namespace {

/// Commands and options in the order of the program, without those that are hidden.
std::vector<const CLI::App*> commandsOf(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
}

std::vector<const CLI::Option*> optionsOf(const CLI::App& app)
{
    return app.get_options([](const CLI::Option* option) { return !option->get_group().empty(); });
}

/// "--json -h": as they are typed.
std::vector<std::string> namesOf(const CLI::Option& option)
{
    std::vector<std::string> names;
    for (const std::string& name : option.get_lnames())
        names.push_back("--" + name);
    for (const std::string& name : option.get_snames())
        names.push_back("-" + name);
    return names;
}

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

std::string upper(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// "_evenmatch_cli": the completions' function.
std::string functionName(const CLI::App& root) { return "_" + replaced(root.get_name(), "-", "_"); }

// The manual (man 7 groff_man).

/// For a line of text: a dot or an apostrophe at its start would be a command.
std::string roff(const std::string& text)
{
    const std::string plain = replaced(replaced(text, "\\", "\\e"), "-", "\\-");
    return plain.starts_with('.') || plain.starts_with('\'') ? "\\&" + plain : plain;
}

/// "FLOAT": the type of an option's value. CLI11 appends descriptions of its checks after a colon, some with invalid bytes.
std::string valueName(const CLI::Option& option)
{
    const std::string name = option.get_type_name();
    const auto end = std::ranges::find_if(name, [](char c) { return c == ':' || static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    return {name.begin(), end};
}

void manOptions(const CLI::App& app)
{
    for (const CLI::Option* option : optionsOf(app)) {
        std::string names;
        for (const std::string& name : option->get_positional() ? std::vector{option->get_name(true)} : namesOf(*option))
            names += (names.empty() ? "" : ", ") + name;
        if (option->get_items_expected_max() > 0 && !option->get_positional())
            names += valueName(*option).empty() ? "" : " " + valueName(*option);
        std::cout << ".TP\n.B " << roff(names) << '\n' << roff(option->get_description().empty() ? "." : option->get_description()) << '\n';
    }
}

void printMan(const CLI::App& root)
{
    std::cout << ".TH " << roff(upper(root.get_name())) << " 1 \"\" \"Evenmatch " EVENMATCH_VERSION "\" \"User Commands\"\n.SH NAME\n"
              << roff(root.get_name()) << " \\- " << roff(root.get_description()) << "\n.SH SYNOPSIS\n.B " << roff(root.get_name())
              << "\n.I COMMAND\n[\\fIOPTIONS\\fR]\n.SH OPTIONS\n";
    manOptions(root);
    std::cout << ".SH COMMANDS\n";
    for (const CLI::App* command : commandsOf(root)) {
        std::cout << ".SS " << roff(command->get_name()) << '\n' << roff(command->get_description()) << '\n';
        manOptions(*command);
        for (const CLI::App* inner : commandsOf(*command)) {
            std::cout << ".SS " << roff(command->get_name() + " " + inner->get_name()) << '\n' << roff(inner->get_description()) << '\n';
            manOptions(*inner);
        }
    }
    std::cout << ".SH EXIT STATUS\n0: done. 1: something failed or was damaged. 2: could not start.\n.SH SEE ALSO\n.BR evenmatch (6)\n";
}

// Completions. Commands, their options; files for everything else.

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        (text += text.empty() ? "" : " ") += word;
    return text;
}

/// The options of a command and of the commands in it, each name once.
std::vector<const CLI::Option*> allOptionsOf(const CLI::App& command)
{
    std::vector<const CLI::Option*> options = optionsOf(command);
    for (const CLI::App* inner : commandsOf(command))
        for (const CLI::Option* option : optionsOf(*inner))
            if (std::ranges::none_of(options, [&](const CLI::Option* known) { return known->get_name() == option->get_name(); }))
                options.push_back(option);
    return options;
}

std::vector<std::string> wordsOf(const CLI::App& app, const std::vector<const CLI::Option*>& options)
{
    std::vector<std::string> words;
    for (const CLI::App* inner : commandsOf(app))
        words.push_back(inner->get_name());
    for (const CLI::Option* option : options)
        std::ranges::move(namesOf(*option), std::back_inserter(words));
    return words;
}

void printBash(const CLI::App& root)
{
    std::cout << "# Completions of " << root.get_name() << " for bash; made by: " << root.get_name() << " describe bash\n"
              << functionName(root) << "()\n{\n    local word=${COMP_WORDS[COMP_CWORD]} words\n    case ${COMP_WORDS[1]} in\n";
    for (const CLI::App* command : commandsOf(root))
        std::cout << "    " << command->get_name() << ") words='" << joined(wordsOf(*command, allOptionsOf(*command))) << "' ;;\n";
    const std::string first = joined(wordsOf(root, optionsOf(root)));
    std::cout << "    *) words='" << first
              << "' ;;\n    esac\n"
                 "    [ \"$COMP_CWORD\" -gt 1 ] || words='"
              << first
              << "'\n"
                 "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")\n"
                 "    [[ $COMP_CWORD -eq 1 || $word = -* ]] || mapfile -t COMPREPLY < <(compgen -W \"$words\" -f -- \"$word\")\n"
                 "}\ncomplete -o filenames -F "
              << functionName(root) << " " << root.get_name() << "\n";
}

/// For a text between single quotes.
std::string shellQuoted(const std::string& text) { return "'" + replaced(text, "'", "'\\''") + "'"; }

void printZsh(const CLI::App& root)
{
    const auto described
        = [](const std::string& name, const std::string& text) { return shellQuoted(replaced(name, ":", "\\:") + ":" + text); };
    const auto list = [&](const CLI::App& app, const std::vector<const CLI::Option*>& options) {
        std::cout << "choices=(\n";
        for (const CLI::App* inner : commandsOf(app))
            std::cout << "            " << described(inner->get_name(), inner->get_description()) << '\n';
        for (const CLI::Option* option : options)
            for (const std::string& name : namesOf(*option))
                std::cout << "            " << described(name, option->get_description()) << '\n';
        std::cout << "        )";
    };
    std::cout << "#compdef " << root.get_name() << "\n# Made by: " << root.get_name() << " describe zsh\n"
              << functionName(root)
              << "() {\n    local -a choices\n    if (( "
                 "CURRENT == 2 )); then\n        ";
    list(root, optionsOf(root));
    std::cout << "\n        _describe command choices\n        return\n    fi\n    case $words[2] in\n";
    for (const CLI::App* command : commandsOf(root)) {
        std::cout << "    " << command->get_name() << ") ";
        list(*command, allOptionsOf(*command));
        std::cout << " ;;\n";
    }
    std::cout << "    esac\n    _describe option choices\n    _files\n}\n" << functionName(root) << " \"$@\"\n";
}

void printFish(const CLI::App& root)
{
    std::cout << "# Completions of " << root.get_name() << " for fish; made by: " << root.get_name() << " describe fish\n";
    for (const CLI::App* command : commandsOf(root)) {
        std::cout << "complete -c " << root.get_name() << " -n __fish_use_subcommand -f -a " << command->get_name() << " -d "
                  << shellQuoted(command->get_description()) << '\n';
        for (const CLI::App* inner : commandsOf(*command))
            std::cout << "complete -c " << root.get_name() << " -n '__fish_seen_subcommand_from " << command->get_name() << "' -f -a "
                      << inner->get_name() << " -d " << shellQuoted(inner->get_description()) << '\n';
        for (const CLI::Option* option : allOptionsOf(*command)) {
            if (option->get_positional())
                continue;
            std::cout << "complete -c " << root.get_name() << " -n '__fish_seen_subcommand_from " << command->get_name() << "'";
            for (const std::string& name : option->get_lnames())
                std::cout << " -l " << name;
            for (const std::string& name : option->get_snames())
                std::cout << " -s " << name;
            std::cout << (option->get_items_expected_max() > 0 ? " -r" : "") << " -d " << shellQuoted(option->get_description()) << '\n';
        }
    }
}

void describe(const CLI::App& root, const std::string& form)
{
    if (form == "man")
        printMan(root);
    else if (form == "bash")
        printBash(root);
    else if (form == "zsh")
        printZsh(root);
    else
        printFish(root);
}

} // namespace

void addDescribe(CLI::App& cli, Context&)
{
    CLI::App* command = cli.add_subcommand("describe", "Print the manual page or shell completions, for packages");
    command->group(""); // hidden
    const auto form = std::make_shared<std::string>();
    command->add_option("form", *form, "man, bash, zsh or fish")->required()->check(CLI::IsMember({"man", "bash", "zsh", "fish"}));
    command->callback([form, &cli] { describe(cli, *form); });
}

} // namespace evenmatch::cli
