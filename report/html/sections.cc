#include "report/html/sections.h"

namespace html {
namespace {

using Json = nlohmann::ordered_json;

const char* ToneName(Fact::Tone tone) {
  static constexpr const char* kTones[] = {"plain", "good", "bad"};
  return kTones[static_cast<size_t>(tone)];
}

}  // namespace

Section VerdictSection(const Verdict& verdict) {
  Json ends = Json::array();
  for (const Verdict::End& end : verdict.ends)
    ends.push_back({{"name", end.name},
                    {"text", end.text},
                    {"place", end.place},
                    {"example", end.example},
                    {"paths", end.paths},
                    {"path", end.path}});
  return {"verdict",
          "",
          {{"tone", ToneName(verdict.tone)},
           {"headline", verdict.headline},
           {"open", verdict.open},
           {"ends", std::move(ends)}}};
}

Section FactsSection(std::string title, const std::vector<Fact>& facts) {
  Json list = Json::array();
  for (const Fact& fact : facts)
    list.push_back({{"name", fact.name},
                    {"value", fact.value},
                    {"tone", ToneName(fact.tone)}});
  return {"facts", std::move(title), std::move(list)};
}

Section NotesSection(std::string title, const std::vector<std::string>& notes) {
  return {"notes", std::move(title), Json(notes)};
}

Section TableSection(std::string title, const Table& table) {
  return {"table",
          std::move(title),
          {{"columns", table.columns},
           {"rows", table.rows},
           {"textColumns", table.text_columns}}};
}

Section ChartSection(std::string title, const Chart& chart) {
  Json lines = Json::array();
  for (const Chart::Line& line : chart.lines) {
    Json values = Json::array();
    for (const std::optional<double>& v : line.values)
      values.push_back(v ? Json(*v) : Json(nullptr));
    lines.push_back({{"name", line.name}, {"values", std::move(values)}});
  }
  return {"chart",
          std::move(title),
          {{"xTitle", chart.x_title},
           {"yTitle", chart.y_title},
           {"x", chart.x},
           {"lines", std::move(lines)}}};
}

Json ToJson(const Drawing& drawing) {
  Json legend = Json::array();
  for (const LegendEntry& entry : drawing.legend)
    legend.push_back(Json::array({entry.key, entry.text}));
  return {{"caption", drawing.caption},
          {"svg", drawing.svg},
          {"legend", std::move(legend)},
          {"note", drawing.note}};
}

Section PicturesSection(std::string title,
                        const std::vector<Drawing>& drawings) {
  Json list = Json::array();
  for (const Drawing& drawing : drawings) list.push_back(ToJson(drawing));
  return {"pictures", std::move(title), std::move(list)};
}

}  // namespace html
