// The user's plan for the Lab: one line of `evenmatch-lab reproduce`, a complexity, or a match.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace evenmatch::ui {

/// The commands of evenmatch-lab that are no line of `reproduce`; they stand among the lines under these names.
inline constexpr const char* kComplexityLine = "complexity";
inline constexpr const char* kMatchLine = "match";

/// For numbers that are 0 the line chooses.
struct LabPlan {
    QString line;
    QString game;
    QString first; ///< SPEC of the player that is measured: complexity and match
    QString second; ///< its opponent: match
    QString network; ///< a file; empty: the bundled one
    QString data; ///< a folder; empty: none
    bool quick = true;
    quint64 games = 0;
    quint64 simulations = 0;
    quint64 seed = 1;

    /// Of evenmatch-lab. What it keeps goes into the folder; the same plan and folder go on where they were.
    QStringList arguments(const QString& folder) const;
    QJsonObject toJson() const;
    static std::optional<LabPlan> fromJson(const QJsonObject& json);

    bool operator==(const LabPlan&) const = default;
};

} // namespace evenmatch::ui
