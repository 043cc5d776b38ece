#include "report/html/game.h"

#include <utility>

#include "base/check.h"
#include "report/html/sections.h"

namespace html {
namespace {

using Json = nlohmann::ordered_json;

Json PositionJson(const GamePosition& position) {
  static constexpr const char* kStandings[] = {"fine", "doubt", "wrong"};
  Json end = nullptr;
  if (position.end) end = search::InfoOf(*position.end).text;
  return {{"parent", position.parent ? Json(*position.parent) : Json(nullptr)},
          {"decision", position.decision},
          {"lefts", position.lefts},
          {"end", std::move(end)},
          {"standing", kStandings[static_cast<size_t>(position.standing)]},
          {"complaint", position.complaint},
          {"pair", position.pair ? ToJson(*position.pair) : Json(nullptr)},
          {"note", position.note}};
}

}  // namespace

Section GameSection(std::string title, const GameView& game,
                    const Gallery& gallery) {
  Json positions = Json::array();
  for (const GamePosition& position : game.positions) {
    CHECK(position.parent ? *position.parent < positions.size()
                          : positions.empty(),
          "one position should be the root, all others follow their parents");
    positions.push_back(PositionJson(position));
  }
  Json drawings = Json::array();
  for (const Drawing& drawing : gallery.drawings())
    drawings.push_back(ToJson(drawing));
  return {"game",
          std::move(title),
          {{"left", game.left},
           {"right", game.right},
           {"positions", std::move(positions)},
           {"drawings", std::move(drawings)},
           {"notes", game.notes}}};
}

}  // namespace html
