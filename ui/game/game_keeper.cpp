#include "ui/game/game_keeper.h"

#include "ui/text/error_text.h"

#include <algorithm>
#include <utility>

namespace evenmatch::ui {

GameKeeper::GameKeeper(GameDocument& document, LibraryService& library, QObject* parent)
    : QObject(parent), m_document(document), m_library(library)
{
    connect(&document, &GameDocument::replaced, this, [this] {
        ++m_game;
        m_ended = false;
    });
    connect(&document, &GameDocument::saved, this, &GameKeeper::keep);
    connect(&document, &GameDocument::restored, this, [this] { // the latest annotations may not be in the library
        if (m_document.session().isModified())
            follow();
    });
    connect(&document.session(), &GameSession::recordChanged, this, [this](Change what) {
        if (what == Change::Game)
            follow();
    });
    connect(&document, &GameDocument::wordsSettled, this,
        &GameKeeper::follow); // not earlier, so that the document's file is never the older one
}

GameKeeper::~GameKeeper()
{
    m_document.flush();
    if (m_running)
        m_tasks.push_front(*std::move(m_running)); // it may not have started; writing it twice is harmless
    std::vector<KeptGame> left;
    for (const Task& task : m_tasks)
        left.push_back(task.kept);
    const std::vector<bool> kept = m_library.keepNow(left);
    for (std::size_t i = 0; i < left.size(); ++i)
        if (!kept[i])
            keepElsewhere(m_tasks[i]);
}

core::Result<std::optional<library::Student>> studentCalled(library::Library& library, const std::string& name)
{
    const auto students = library.students();
    if (!students)
        return students.error();
    const auto found = std::ranges::find(*students, name, &library::Student::name);
    return found != students->end() ? std::optional(*found) : std::nullopt;
}

namespace {

/// Makes the player of this name the student's, or the user's.
core::Result<void> giveToWhoPlayed(library::Library& library, const std::string& name)
{
    const auto player = library.playerOf(name);
    const auto student = studentCalled(library, name);
    if (!player || !student)
        return player ? student.error() : player.error();
    if (!*student)
        return library.setMe(*player, true);
    const std::vector<library::PlayerId>& known = (*student)->players;
    if ((*student)->id == *player || std::ranges::find(known, *player) != known.end())
        return {};
    return library.setStudentPlayer((*student)->id, *player, true);
}

} // namespace

void GameKeeper::follow()
{
    const GameSession& session = m_document.session();
    const bool ended = session.origin() == Origin::Here && session.phase() == Phase::Over && !session.result().isEmpty();
    const bool endTakenBack = std::exchange(m_ended, ended) && !ended && session.result().isEmpty();
    const bool isAddition = m_document.libraryId() && (session.standing() == Standing::Fixed || m_document.isKept());
    if (ended || endTakenBack || isAddition)
        keep();
}

void GameKeeper::keep()
{
    const GameSession& session = m_document.session();
    if (!m_document.libraryId() && session.gameMoves().empty())
        return; // resigned before the first move, for example
    Task task{.game = m_game,
        .revision = session.revision(),
        .kept = {.game = session.gameRecord(),
            .record = session.record(),
            .id = m_document.libraryId(),
            .known = m_document.libraryHash(),
            .analysisOnly = m_document.isKept()},
        .itself = m_document.gameItself()};
    if (!m_running)
        start(std::move(task));
    else if (!m_tasks.empty() && m_tasks.back().game == m_game)
        m_tasks.back() = std::move(task);
    else
        m_tasks.push_back(std::move(task));
}

void GameKeeper::whenWritten(std::function<void()> call)
{
    if (m_running)
        m_waiting.push_back(std::move(call));
    else
        call();
}

void GameKeeper::start(Task task)
{
    m_running = std::move(task);
    m_library.keep(m_running->kept, this, [this](const std::optional<LibraryPlace>& place) { done(place); });
}

void GameKeeper::done(const std::optional<LibraryPlace>& place)
{
    const Task task = *m_running;
    const bool isNewest = std::ranges::find(m_tasks, task.game, &Task::game) == m_tasks.end();
    if (!place && isNewest)
        keepElsewhere(task);
    const bool isLinked = place && !place->hasOtherAdditions; // which later additions on the board would replace
    if (isLinked)
        for (Task& later : m_tasks)
            if (later.game == task.game) {
                later.kept.id = place->id;
                later.kept.known = place->contentHash;
                later.kept.analysisOnly = later.itself == task.itself;
            }
    if (isLinked && task.game == m_game) {
        const bool first = !m_document.libraryId();
        m_document.setKept(*place, task.itself, m_document.session().revision() == task.revision);
        if (first)
            return tellWhoPlayed();
    }
    goOn();
}

void GameKeeper::keepElsewhere(const Task& task)
{
    if (!task.kept.analysisOnly)
        return; // the document has not taken it for stored
    if (task.game == m_game)
        m_document.setAdditionsUnkept();
    else if (const auto saved = m_document.keepCopy(task.kept.record); !saved)
        Q_EMIT m_document.failed(errorText(saved.error()));
}

void GameKeeper::goOn()
{
    m_running.reset();
    if (m_tasks.empty()) {
        for (const auto& call : std::exchange(m_waiting, {}))
            call();
        return;
    }
    Task next = std::move(m_tasks.front());
    m_tasks.pop_front();
    start(std::move(next));
}

/// So that the rank of the user, or of the student at the board, is estimated from these games.
void GameKeeper::tellWhoPlayed()
{
    const auto& opponent = m_document.plan().opponent;
    if (!opponent)
        return goOn();
    const std::string name = record::gameInfo(m_document.session().record()).players[static_cast<int>(game::opponent(opponent->side))].name;
    if (name.empty())
        return goOn();
    m_library.change(
        this, [name](library::Library& library) { return giveToWhoPlayed(library, name); }, [this](const core::Result<void>&) { goOn(); });
}

} // namespace evenmatch::ui
