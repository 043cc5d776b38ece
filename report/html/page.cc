#include "report/html/page.h"

#include <string_view>
#include <utility>

#include "base/check.h"
#include "report/html/assets.h"
#include "report/json_strings.h"
#include "report/visible.h"

namespace html {
namespace {

using Json = nlohmann::ordered_json;

// Every text of the document, keys included.
// JSON that can stand inside a script element: no '<' ends it.
std::string InScript(const Json& json) {
  const std::string plain = json.dump();
  std::string text;
  text.reserve(plain.size());
  for (char c : plain)
    if (c == '<')
      text += "\\u003c";
    else
      text += c;
  return text;
}

bool HasChart(const Page& page) {
  for (const Section& section : page.sections)
    if (section.kind == "chart") return true;
  return false;
}

Json DocumentOf(const Page& page) {
  Json document = {{"summa", 1},
                   {"title", page.title},
                   {"subtitle", page.subtitle},
                   {"sections", Json::array()}};
  for (const Section& section : page.sections)
    document["sections"].push_back({{"kind", section.kind},
                                    {"title", section.title},
                                    {"data", section.data}});
  return report::Rewritten(std::move(document), report::Visible);
}

std::string PolicyOf(bool chart) {
  const auto quoted = [](const Asset& asset) {
    return " 'sha256-" + std::string(asset.hash) + "'";
  };
  return "default-src 'none'; script-src" + quoted(kScript) +
         (chart ? quoted(kChartLibrary) : "") + "; style-src" + quoted(kStyle) +
         "; base-uri 'none'; form-action 'none'";
}

std::string ScriptElement(std::string_view text) {
  return "<script>" + std::string(text) + "</script>";
}

// The shell with each {{name}} replaced; what is filled in is not searched.
std::string Fill(
    std::string_view shell,
    const std::vector<std::pair<std::string, std::string>>& parts) {
  std::string page;
  for (;;) {
    const size_t open = shell.find("{{");
    page += shell.substr(0, open);
    if (open == std::string_view::npos) return page;
    const size_t close = shell.find("}}", open);
    const std::string_view name = shell.substr(open + 2, close - open - 2);
    bool found = false;
    for (const auto& [key, text] : parts)
      if (key == name) {
        page += text;
        found = true;
      }
    CHECK(found, "the page's shell should ask only for what there is");
    shell.remove_prefix(close + 2);
  }
}

}  // namespace

std::string WritePage(const Page& page) {
  const bool chart = HasChart(page);
  return Fill(
      kShell.text,
      {{"title", report::Escaped(page.title)},
       {"policy", PolicyOf(chart)},
       {"style", "<style>" + std::string(kStyle.text) + "</style>"},
       {"data", InScript(DocumentOf(page))},
       {"chart_library", chart ? ScriptElement(kChartLibrary.text) : ""},
       {"script", ScriptElement(kScript.text)}});
}

}  // namespace html
