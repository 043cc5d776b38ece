// The fixed parts of a page, as report/html/embed.py compiled them in from
// report/html/page and from Debian's Chart.js. Hashes are what a
// Content-Security-Policy calls 'sha256-…'.
#ifndef REPORT_HTML_ASSETS_H_
#define REPORT_HTML_ASSETS_H_

#include <string_view>

namespace html {

struct Asset {
  std::string_view text;
  std::string_view hash;
};

extern const Asset kShell;  // page.html, with {{names}} to fill in
extern const Asset kStyle;
extern const Asset kScript;
extern const Asset kChartLibrary;

}  // namespace html

#endif  // REPORT_HTML_ASSETS_H_
