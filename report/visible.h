// Text of strangers made visible. Names in class files may hold anything:
// control characters, marks that turn the direction of writing, characters of
// no width, bytes that are no text. A reader must see what is there, so each
// of these becomes an escape such as \u202e; all else stays as it is. Text may
// come as UTF-8 or as class files have it; the result is valid UTF-8 on one
// line, whatever came in.
#ifndef REPORT_VISIBLE_H_
#define REPORT_VISIBLE_H_

#include <string>
#include <string_view>

namespace report {

std::string Visible(std::string_view text);

// The same of text of several lines, which stay as they are.
std::string VisibleLines(std::string_view text);

// Valid UTF-8 with all its characters; only what is no text becomes an escape.
// For formats that have escapes of their own, such as JSON.
std::string ValidUtf8(std::string_view text);

// Visible text as HTML or XML content or attribute value: no markup is left.
std::string Escaped(std::string_view text);

}  // namespace report

#endif  // REPORT_VISIBLE_H_
