// The Graphviz drawings of one page, each different one once and as many as
// the page has room for. How many that are is decided by number and size, not
// by time, so that the same run always gives the same page.
#ifndef REPORT_HTML_GALLERY_H_
#define REPORT_HTML_GALLERY_H_

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

#include "report/html/draw.h"
#include "report/html/heap_picture.h"
#include "report/html/sections.h"

namespace html {

struct GalleryLimits {
  size_t drawings = 400;
  size_t bytes = size_t{3} << 20;
  // Graphviz takes seconds for more, and nobody can read it.
  size_t boxes = 80;
  size_t arrows = 240;
};

// What is said beside each drawing, and beside one too large to be drawn.
struct GalleryWords {
  const char* caption = "Symbolic heap at the end of this path";
  const char* elsewhere =
      "`summa explore --dot DIR` writes it for other tools.";
};

class Gallery {
 public:
  explicit Gallery(GalleryLimits limits = {}, GalleryWords words = {})
      : limits_(limits), words_(words) {}

  // No further one will be drawn: asking for pictures is in vain.
  bool full() const { return full_; }
  // The number of its drawing. One too large for Graphviz has no SVG but a note
  // that says so. The gallery must not be full.
  size_t Add(const HeapPicture& heap);

  const std::vector<Drawing>& drawings() const { return drawings_; }

 private:
  Drawing Draw(const HeapPicture& heap, const std::string& dot);

  GalleryLimits limits_;
  GalleryWords words_;
  Drawer drawer_;
  std::vector<Drawing> drawings_;
  std::unordered_map<std::string, size_t> numbers_;  // by DOT text and legend
  size_t bytes_ = 0;
  bool full_ = false;
};

}  // namespace html

#endif  // REPORT_HTML_GALLERY_H_
