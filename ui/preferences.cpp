#include "ui/preferences.h"

#include <QSettings>

namespace evenmatch::ui {

namespace {

const auto kConfirmsKey = QStringLiteral("play/confirmsMoves");
const auto kAnimatesKey = QStringLiteral("view/animates");

} // namespace

bool confirmsMoves()
{
    return QSettings().value(kConfirmsKey, false).toBool();
}

void setConfirmsMoves(bool confirms)
{
    QSettings().setValue(kConfirmsKey, confirms);
}

bool animates()
{
    return QSettings().value(kAnimatesKey, true).toBool();
}

void setAnimates(bool animates)
{
    QSettings().setValue(kAnimatesKey, animates);
}

} // namespace evenmatch::ui
