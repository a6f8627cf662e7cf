// The user's plan for the Lab: one line of `evenmatch-lab reproduce`, a complexity, or a match.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace evenmatch::ui {

/// The commands of evenmatch-lab outside `reproduce`, under their names in the list.
inline constexpr const char* kComplexityLine = "complexity";
inline constexpr const char* kMatchLine = "match";

/// A number of 0 means the line's default.
struct LabPlan {
    QString line;
    QString game;
    QString first; ///< SPEC of the measured player: complexity and match
    QString second; ///< its opponent: match
    QString network; ///< a file; empty: the bundled one
    QString data; ///< a folder; empty: none
    bool quick = true;
    quint64 games = 0;
    quint64 simulations = 0;
    quint64 seed = 1;

    /// The arguments of evenmatch-lab. Its files go into the folder; the same plan and folder continue an earlier run.
    QStringList arguments(const QString& folder) const;
    QJsonObject toJson() const;
    static std::optional<LabPlan> fromJson(const QJsonObject& json);

    bool operator==(const LabPlan&) const = default;
};

} // namespace evenmatch::ui
