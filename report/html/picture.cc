#include "report/html/picture.h"

#include <algorithm>

#include "base/check.h"
#include "report/visible.h"

namespace html {
namespace {

// The page's style sheet finds boxes and arrows by these names.
const char* NameOf(Box::Look look) {
  static constexpr const char* kNames[] = {"input",  "new",    "deferred",
                                           "before", "holder", "null"};
  return kNames[static_cast<size_t>(look)];
}

const char* NameOf(Arrow::Look look) {
  static constexpr const char* kNames[] = {"always", "guarded", "match"};
  return kNames[static_cast<size_t>(look)];
}

// Not by colour alone: the style is in the picture itself.
const char* StyleOf(Arrow::Look look) {
  static constexpr const char* kStyles[] = {"solid", "dashed", "dotted"};
  return kStyles[static_cast<size_t>(look)];
}

// The fill is a mark for the page's style sheet, which knows light and dark.
std::string Cell(const std::string& port, const char* fill,
                 const std::string& content) {
  return "<TR><TD ALIGN=\"LEFT\" BGCOLOR=\"" + std::string(fill) +
         "\" PORT=\"" + port + "\">" + content + "</TD></TR>";
}

std::string HeadOf(const Box& box) {
  std::string head = "<B>" + report::Escaped(box.title) + "</B>";
  if (!box.type.empty()) head += " : " + report::Escaped(box.type);
  if (!box.note.empty())
    head += "<BR ALIGN=\"LEFT\"/><I>" + report::Escaped(box.note) +
            "</I><BR ALIGN=\"LEFT\"/>";
  return Cell("head", "#eeeeee", head);
}

std::string LabelOf(const Box& box) {
  std::string table =
      "<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\" "
      "CELLPADDING=\"4\">" +
      HeadOf(box);
  for (size_t i = 0; i < box.rows.size(); ++i) {
    const Box::Row& row = box.rows[i];
    std::string text = report::Escaped(row.name);
    if (!row.value.empty()) text += " = " + report::Escaped(row.value);
    table += Cell("r" + std::to_string(i), "#ffffff", text);
  }
  return "<" + table + "</TABLE>>";
}

std::string BoxDot(const Box& box, size_t number) {
  const std::string name = "b" + std::to_string(number);
  const std::string look = NameOf(box.look);
  if (box.look == Box::Look::kNull)
    return name + " [class=\"null\",shape=ellipse,margin=\"0.04\",height=0.2," +
           "width=0.3,label=<" + report::Escaped(box.title) + ">];\n";
  return name + " [class=\"" + look + " box" + std::to_string(number) +
         "\",label=" + LabelOf(box) + "];\n";
}

std::string StartOf(const Picture& picture, const Arrow& arrow) {
  const std::string box = "b" + std::to_string(arrow.from);
  if (arrow.row) return box + ":r" + std::to_string(*arrow.row) + ":e";
  return picture.boxes[arrow.from].look == Box::Look::kNull ? box
                                                            : box + ":head";
}

std::string EndOf(const Picture& picture, const Arrow& arrow) {
  const std::string box = "b" + std::to_string(arrow.to);
  return picture.boxes[arrow.to].look == Box::Look::kNull ? box : box + ":head";
}

// Whether it leads back to a box that was there before: its way is laid from
// there on, so that ranks, and with them all other arrows, go one way.
bool IsBack(const Picture& picture, const Arrow& arrow) {
  return arrow.row && arrow.look != Arrow::Look::kMatch &&
         arrow.to < arrow.from &&
         picture.boxes[arrow.from].look != Box::Look::kHolder &&
         picture.boxes[arrow.from].group == picture.boxes[arrow.to].group;
}

std::string Lines(const std::string& text) {
  std::string lines;
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    if (at > 0) lines += "<BR/>";
    lines += report::Escaped(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

std::string LabelName(size_t arrow) { return "a" + std::to_string(arrow); }

// A label is a small box on its arrow: Graphviz keeps boxes apart, and it is
// plain which arrow it belongs to.
std::string LabelDot(const Arrow& arrow, size_t number) {
  return LabelName(number) + " [class=\"label " + NameOf(arrow.look) +
         "\",shape=box,style=rounded,margin=\"0.06,0.02\",height=0.2," +
         "fontsize=10,label=<" + Lines(arrow.label) + ">];\n";
}

std::string BackDot(const Picture& picture, size_t number,
                    const std::string& looks) {
  const Arrow& arrow = picture.arrows[number];
  const std::string end = EndOf(picture, arrow);
  const std::string start = "b" + std::to_string(arrow.from) + ":r" +
                            std::to_string(*arrow.row) + ":w [" + looks;
  if (arrow.label.empty()) return end + " -> " + start + ",dir=back];\n";
  const std::string label = LabelName(number);
  return end + " -> " + label + " [" + looks + ",dir=back];\n" + label +
         " -> " + start + ",arrowhead=none];\n";
}

std::string ArrowDot(const Picture& picture, size_t number) {
  const Arrow& arrow = picture.arrows[number];
  CHECK(arrow.from < picture.boxes.size() && arrow.to < picture.boxes.size(),
        "an arrow should join two boxes of its picture");
  std::string looks = "class=\"" + std::string(NameOf(arrow.look)) +
                      "\",style=" + StyleOf(arrow.look);
  if (arrow.look == Arrow::Look::kMatch) looks += ",constraint=false";
  if (IsBack(picture, arrow)) return BackDot(picture, number, looks);
  const std::string start = StartOf(picture, arrow);
  const std::string end = EndOf(picture, arrow) + " [" + looks + "];\n";
  if (arrow.label.empty()) return start + " -> " + end;
  const std::string label = LabelName(number);
  return start + " -> " + label + " [" + looks + ",arrowhead=none];\n" + label +
         " -> " + end;
}

// Its boxes, and the labels of the arrows that start there.
std::string ContentsDot(const Picture& picture, size_t group) {
  std::string dot;
  for (size_t i = 0; i < picture.boxes.size(); ++i)
    if (picture.boxes[i].group == group) dot += BoxDot(picture.boxes[i], i);
  for (size_t i = 0; i < picture.arrows.size(); ++i) {
    const Arrow& arrow = picture.arrows[i];
    if (!arrow.label.empty() && picture.boxes[arrow.from].group == group)
      dot += LabelDot(arrow, i);
  }
  return dot;
}

std::string GroupDot(const Picture& picture, size_t group) {
  const std::string contents = ContentsDot(picture, group);
  if (group >= picture.groups.size()) return contents;
  return "subgraph cluster_" + std::to_string(group) +
         " {\nclass=\"group\"\nlabel=<" +
         report::Escaped(picture.groups[group]) + ">\n" + contents + "}\n";
}

}  // namespace

std::string ToDot(const Picture& picture) {
  // Courier: all monospaced fonts are nearly as wide, so boxes fit whatever
  // font the reader's machine has.
  std::string dot =
      "digraph heap {\n"
      "graph "
      "[rankdir=LR,bgcolor=transparent,nodesep=0.22,ranksep=0.4,mclimit=4,"
      "fontname=Courier,fontsize=11]\n"
      "node [shape=plain,fontname=Courier,fontsize=11]\n"
      "edge [fontname=Courier,fontsize=10,arrowsize=0.7]\n";
  size_t groups = picture.groups.size();
  for (const Box& box : picture.boxes)
    if (box.group >= groups) groups = box.group + 1;
  for (size_t group = 0; group < groups; ++group)
    dot += GroupDot(picture, group);
  for (size_t i = 0; i < picture.arrows.size(); ++i)
    dot += ArrowDot(picture, i);
  return dot + "}\n";
}

}  // namespace html
