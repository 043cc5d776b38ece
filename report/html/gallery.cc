#include "report/html/gallery.h"

#include <utility>

#include "base/check.h"

namespace html {
namespace {

std::string Counted(size_t number, const char* one, const char* many) {
  return std::to_string(number) + (number == 1 ? one : many);
}

std::string LeftOutText(const HeapPicture& heap) {
  std::string text;
  if (heap.ruled_out > 0)
    text = Counted(heap.ruled_out, " arrow or object", " arrows and objects") +
           " that this path rules out";
  if (heap.unreachable > 0)
    text += (text.empty() ? "" : ", and ") +
            Counted(heap.unreachable, " object", " objects") +
            " that nothing leads to";
  return text.empty() ? "" : "Left out: " + text + ".";
}

std::string KeyOf(const HeapPicture& heap, const std::string& dot) {
  std::string key = dot;
  for (const LegendEntry& entry : heap.picture.legend)
    key += "\n" + entry.key + " " + entry.text;
  return key + "\n" + LeftOutText(heap);
}

std::string TooLargeText(const Picture& picture) {
  return "Too large to draw: " + std::to_string(picture.boxes.size()) +
         " boxes and " + std::to_string(picture.arrows.size()) + " arrows. ";
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
  Drawing drawing{words_.caption, "", heap.picture.legend, LeftOutText(heap)};
  if (heap.picture.boxes.size() > limits_.boxes ||
      heap.picture.arrows.size() > limits_.arrows) {
    drawing.note = TooLargeText(heap.picture) + words_.elsewhere;
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
