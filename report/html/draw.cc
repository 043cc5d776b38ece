#include "report/html/draw.h"

#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>

#include <cstdlib>
#include <string_view>
#include <utility>

#include "base/check.h"

// The two plugins a picture needs, linked instead of searched for: which others
// a machine has, and its fonts, must not change what is drawn.
extern "C" {
extern gvplugin_library_t gvplugin_dot_layout_LTX_library;
extern gvplugin_library_t gvplugin_core_LTX_library;
}

namespace html {
namespace {

using base::Error;
using base::Result;

lt_symlist_t* Plugins() {
  static lt_symlist_t plugins[] = {
      {"gvplugin_dot_layout_LTX_library", &gvplugin_dot_layout_LTX_library},
      {"gvplugin_core_LTX_library", &gvplugin_core_LTX_library},
      {nullptr, nullptr}};
  return plugins;
}

// Cuts out everything from `begin` to the next `end`, both included.
void Remove(std::string& text, std::string_view begin, std::string_view end) {
  std::string kept;
  size_t at = 0;
  for (;;) {
    const size_t from = text.find(begin, at);
    if (from == std::string::npos) break;
    const size_t to = text.find(end, from + begin.size());
    if (to == std::string::npos) break;
    kept.append(text, at, from - at);
    at = to + end.size();
  }
  kept.append(text, at);
  text = std::move(kept);
}

// Ids would clash with those of other pictures, titles say "b1->b2", and the
// font is the page's to choose. Labels hold no raw '<', '>' or '"'.
std::string Compact(std::string svg) {
  const size_t start = svg.find("<svg");
  CHECK(start != std::string::npos, "Graphviz should have drawn an SVG");
  svg.erase(0, start);
  Remove(svg, "<!--", "-->");
  Remove(svg, "<title>", "</title>");
  for (const char* attribute :
       {" id=\"", " font-family=\"", " xmlns:xlink=\"", " xml:space=\""})
    Remove(svg, attribute, "\"");
  std::erase(svg, '\n');
  return svg;
}

struct Graph {
  ~Graph() {
    if (graph == nullptr) return;
    if (laid_out) gvFreeLayout(context, graph);
    agclose(graph);
  }
  GVC_t* context;
  graph_t* graph;
  bool laid_out = false;
};

Error DrawingError() {
  char* why = aglasterr();
  Error error{"cannot be drawn: " +
              std::string(why == nullptr ? "no DOT text" : why)};
  std::free(why);
  return error;
}

}  // namespace

struct Drawer::Library {
  GVC_t* context = nullptr;
};

Drawer::Drawer() : library_(std::make_unique<Library>()) {
  library_->context = gvContextPlugins(Plugins(), /*demand_loading=*/0);
  agseterr(AGMAX);
}

Drawer::~Drawer() { gvFreeContext(library_->context); }

Result<std::string> Drawer::DrawSvg(const std::string& dot) {
  Graph drawn{library_->context, agmemread(dot.c_str())};
  if (drawn.graph == nullptr) return DrawingError();
  if (gvLayout(drawn.context, drawn.graph, "dot") != 0) return DrawingError();
  drawn.laid_out = true;
  char* data = nullptr;
  unsigned length = 0;
  if (gvRenderData(drawn.context, drawn.graph, "svg", &data, &length) != 0)
    return DrawingError();
  std::string svg(data, length);
  gvFreeRenderData(data);
  return Compact(std::move(svg));
}

}  // namespace html
