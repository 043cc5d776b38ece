#include "report/html/heap_pair.h"

#include <cstddef>
#include <utility>

namespace html {
namespace {

// Moves all of `from` into `pair` as that group; its boxes get new numbers,
// from the returned one on.
size_t Append(TitledHeap from, size_t group, HeapPicture& pair) {
  Picture& all = pair.picture;
  const size_t offset = all.boxes.size();
  all.groups.push_back(std::move(from.title));
  for (Box& box : from.heap.picture.boxes) {
    box.group = group;
    all.boxes.push_back(std::move(box));
  }
  for (Arrow& arrow : from.heap.picture.arrows) {
    arrow.from += offset;
    arrow.to += offset;
    all.arrows.push_back(std::move(arrow));
  }
  for (LegendEntry& entry : from.heap.picture.legend)
    all.legend.push_back(std::move(entry));
  pair.unreachable += from.heap.unreachable;
  pair.ruled_out += from.heap.ruled_out;
  return offset;
}

}  // namespace

HeapPicture PairOfHeaps(TitledHeap first, TitledHeap second,
                        const Matches& matches) {
  const auto first_boxes = std::move(first.heap.boxes);
  const auto second_boxes = std::move(second.heap.boxes);
  HeapPicture pair;
  const size_t from = Append(std::move(first), 0, pair);
  const size_t to = Append(std::move(second), 1, pair);
  for (const auto& [a, b] : matches) {
    const auto start = first_boxes.find(a);
    const auto end = second_boxes.find(b);
    if (start == first_boxes.end() || end == second_boxes.end()) continue;
    pair.picture.arrows.push_back(
        {from + start->second, {}, to + end->second, "", Arrow::Look::kMatch});
  }
  return pair;
}

}  // namespace html
