#include "report/html/gallery.h"

#include <utility>

#include "base/check.h"

namespace html {
namespace {

std::string KeyOf(const HeapPicture& heap, const std::string& dot) {
  std::string key = dot;
  for (const LegendEntry& entry : heap.picture.legend)
    key += "\n" + entry.key + " " + entry.text;
  return key + "\n" + std::to_string(heap.left_out);
}

std::string LeftOutText(size_t objects) {
  if (objects == 0) return "";
  return std::to_string(objects) +
         (objects == 1 ? " object that nothing leads to is"
                       : " objects that nothing leads to are") +
         " left out.";
}

std::string TooLargeText(const Picture& picture) {
  return "Too large to draw: " + std::to_string(picture.boxes.size()) +
         " boxes and " + std::to_string(picture.arrows.size()) +
         " arrows. `summa explore --dot DIR` writes it for other tools.";
}

}  // namespace

size_t Gallery::Add(const HeapPicture& heap) {
  CHECK(!full_, "a full gallery should be asked for nothing");
  const std::string dot = ToDot(heap.picture);
  auto [it, first] = numbers_.emplace(KeyOf(heap, dot), drawings_.size());
  if (!first) return it->second;
  drawings_.push_back(Draw(heap, dot));
  bytes_ += drawings_.back().svg.size();
  for (const LegendEntry& entry : drawings_.back().legend)
    bytes_ += entry.text.size();
  full_ = drawings_.size() >= limits_.drawings || bytes_ >= limits_.bytes;
  return it->second;
}

Drawing Gallery::Draw(const HeapPicture& heap, const std::string& dot) {
  Drawing drawing{"symbolic heap", "", heap.picture.legend,
                  LeftOutText(heap.left_out)};
  if (heap.picture.boxes.size() > limits_.boxes ||
      heap.picture.arrows.size() > limits_.arrows) {
    drawing.note = TooLargeText(heap.picture);
    return drawing;
  }
  base::Result<std::string> svg = drawer_.DrawSvg(dot);
  if (svg.ok())
    drawing.svg = std::move(svg).value();
  else
    drawing.note = "Graphviz could not draw this heap: " + svg.error().what;
  return drawing;
}

}  // namespace html
