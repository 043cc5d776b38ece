// Graphviz: a DOT text in, an SVG element out, to stand inside a page. Text is
// measured by the library's own tables and not by the fonts of this machine,
// so the same text always gives the same picture.
//
// One at a time: Graphviz keeps state of its own. Errors in the text are
// Errors; nothing is printed.
#ifndef REPORT_HTML_DRAW_H_
#define REPORT_HTML_DRAW_H_

#include <memory>
#include <string>

#include "base/result.h"

namespace html {

class Drawer {
 public:
  Drawer();
  ~Drawer();
  Drawer(const Drawer&) = delete;
  Drawer& operator=(const Drawer&) = delete;

  // "<svg viewBox=…>…</svg>" on one line, without ids and titles.
  base::Result<std::string> DrawSvg(const std::string& dot);

 private:
  struct Library;
  std::unique_ptr<Library> library_;
};

}  // namespace html

#endif  // REPORT_HTML_DRAW_H_
