// Colours of the text output, for terminals only.
//
// Whether to paint is decided once, by whoever knows where the text goes, and
// passed in: with `colour` off every function here returns plain text. After
// no-color.org.
#ifndef REPORT_COLOUR_H_
#define REPORT_COLOUR_H_

#include <cstdint>
#include <string>

namespace report {

// What a word is, not how it looks: the table in colour.cc says that.
enum class Tone : uint8_t { kPlain, kGood, kNotice, kBad, kOpen, kChanged };

std::string Paint(const std::string& text, Tone tone, bool colour);

// `no_color` and `term` are the values of the environment, null where unset.
bool WantsColour(bool terminal, const char* no_color, const char* term);

}  // namespace report

#endif  // REPORT_COLOUR_H_
