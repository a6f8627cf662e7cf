#include "core/accounts/source.h"

#include "core/json_text.h"

#include <charconv>

namespace evenmatch::accounts {

namespace {

constexpr int kMostTries = 5;
constexpr std::chrono::seconds kMinute{60};
constexpr std::size_t kMostBytes = std::size_t{256} << 20; ///< of one response that is read as a whole

/// The server's waiting time, from a second to an hour; a minute if it names none (or a date).
std::chrono::seconds waitAfter(const HttpAnswer& answer)
{
    int seconds = 0;
    std::from_chars(answer.retryAfter.data(), answer.retryAfter.data() + answer.retryAfter.size(), seconds);
    return seconds > 0 ? std::chrono::seconds(std::min(seconds, 3600)) : kMinute;
}

} // namespace

FetchResult Asker::get(const HttpRequest& request, const std::function<bool(std::string_view)>& take, HttpAnswer& answer)
{
    for (int tries = 1;; ++tries) {
        answer = m_http.get(request, take, m_context.stopToken());
        if (stopRequested())
            return std::nullopt;
        if (answer.status != 429)
            break;
        if (tries == kMostTries)
            return FetchTrouble{Trouble::Overasked, {}};
        if (!wait(waitAfter(answer)))
            return std::nullopt;
    }
    if (answer.status == 0)
        return FetchTrouble{Trouble::NotReached, answer.failure};
    if (answer.status == 304 && !request.knownTag.empty())
        return std::nullopt;
    if (answer.status != 200)
        return FetchTrouble{
            answer.status == 404 || answer.status == 410 ? Trouble::NoSuchAccount : Trouble::Refused, std::to_string(answer.status)};
    if (!answer.complete)
        return FetchTrouble{Trouble::CutOff, answer.failure};
    return std::nullopt;
}

FetchResult Asker::getText(const HttpRequest& request, std::string& text)
{
    HttpAnswer answer;
    const auto take = [&](std::string_view piece) {
        text += piece;
        return text.size() <= kMostBytes;
    };
    return get(request, take, answer);
}

FetchResult Asker::getJson(const HttpRequest& request, json& value, HttpAnswer& answer)
{
    std::string text;
    const auto take = [&](std::string_view piece) {
        text += piece;
        return text.size() <= kMostBytes;
    };
    value = nullptr;
    if (auto trouble = get(request, take, answer))
        return trouble;
    if (stopRequested() || answer.status == 304)
        return std::nullopt;
    value = core::parseJson(text);
    if (!value.is_object())
        return FetchTrouble{Trouble::NotUnderstood, text.substr(0, 40)};
    return std::nullopt;
}

bool Asker::wait(std::chrono::seconds time)
{
    if (m_options.wait)
        return m_options.wait(time, m_context.stopToken());
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait_for(lock, m_context.stopToken(), time, [] { return false; });
    return !stopRequested();
}

bool Asker::pause() { return wait(std::chrono::seconds(1)); }

std::string textAt(const json& value, const char* member)
{
    const json& found = memberAt(value, member);
    return found.is_string() ? found.get<std::string>() : std::string();
}

std::int64_t numberAt(const json& value, const char* member)
{
    const json& found = memberAt(value, member);
    return found.is_number_integer() ? found.get<std::int64_t>() : 0;
}

bool flagAt(const json& value, const char* member)
{
    const json& found = memberAt(value, member);
    return found.is_boolean() && found.get<bool>();
}

const json& memberAt(const json& value, const char* member)
{
    static const json nothing;
    if (!value.is_object())
        return nothing;
    const auto found = value.find(member);
    return found == value.end() ? nothing : *found;
}

std::string baseOf(Server server, const std::string& other)
{
    std::string base = other.empty() ? std::string(factsOf(server).base) : other;
    while (base.ends_with('/'))
        base.pop_back();
    return base;
}

std::string escaped(std::string_view text)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char c : text) {
        const bool plain
            = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' || c == '~';
        if (plain) {
            result += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        ((result += '%') += digits[byte >> 4]) += digits[byte & 15];
    }
    return result;
}

std::int64_t secondsOf(std::string_view isoTime)
{
    Selection day;
    day.since = std::string(isoTime.substr(0, 10));
    const std::int64_t date = day.sinceSeconds();
    if (date == 0 || isoTime.size() < 19 || isoTime[13] != ':' || isoTime[16] != ':')
        return date;
    const auto number = [&](std::size_t from) {
        int value = 0;
        std::from_chars(isoTime.data() + from, isoTime.data() + from + 2, value);
        return value;
    };
    const std::int64_t local = date + number(11) * 3600 + number(14) * 60 + number(17);
    const std::size_t zone = isoTime.find_first_of("+-", 19);
    if (zone == std::string_view::npos || isoTime.size() < zone + 6)
        return local;
    const int offset = number(zone + 1) * 3600 + number(zone + 4) * 60;
    return isoTime[zone] == '-' ? local + offset : local - offset;
}

} // namespace evenmatch::accounts
