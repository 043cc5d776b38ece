// Two symbolic heaps, one above the other, with an arrow from each object of
// the first to the one it corresponds to in the second. Each is a drawing of
// its own: Graphviz does not keep two groups of one picture in a fixed order.
// The page joins them and draws the arrows (report/html/page/pair_view.js).
#ifndef REPORT_HTML_HEAP_PAIR_H_
#define REPORT_HTML_HEAP_PAIR_H_

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "heap/location.h"
#include "report/html/gallery.h"
#include "report/html/heap_picture.h"
#include "report/html/page.h"

namespace html {

// By object of the first heap. Objects that a picture leaves out get no arrow.
using Matches = std::map<heap::Location, heap::Location>;

struct HeapPair {
  size_t first = 0, second = 0;                         // drawings of a gallery
  std::vector<std::pair<size_t, size_t>> matches = {};  // by box
};

nlohmann::ordered_json ToJson(const HeapPair& pair);

// Nothing where the gallery has no room for both.
std::optional<HeapPair> AddPair(const HeapPicture& first,
                                const HeapPicture& second,
                                const Matches& matches, Gallery& gallery);

struct PairNames {
  std::string first, second;
};
Section PairSection(std::string title, const PairNames& names,
                    const HeapPair& pair, const Gallery& gallery,
                    const std::string& note);

}  // namespace html

#endif  // REPORT_HTML_HEAP_PAIR_H_
