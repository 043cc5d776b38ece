// What a path wrote to System.out and err, for people and programs.
#ifndef CLI_TABLES_PRINTED_H_
#define CLI_TABLES_PRINTED_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/analysis/analysis.h"
#include "engine/state/state.h"
#include "report/path_text.h"

namespace cli {

// A piece of output: a text, or what the text is made from, in the source's
// terms.
struct Printed {
  bool to_error = false;
  enum class Kind : uint8_t { kText, kValue, kUnknown };
  Kind kind = Kind::kText;
  std::string text = {};  // UTF-8
};
using AllPrinted = std::vector<Printed>;

// In the order in which it was written; neighbouring texts are one.
AllPrinted PrintedBy(engine::Analysis& analysis, const engine::State& state,
                     report::PathText& text);

// [{"stream": "out", "text": "a\n"}, {"stream": "out", "value": "x + 1"}].
nlohmann::ordered_json PrintedJson(const AllPrinted& printed);
// Of one stream: "a\n" x + 1 "\n"; empty: nothing was written there.
std::string PrintedText(const AllPrinted& printed, bool to_error);

}  // namespace cli

#endif  // CLI_TABLES_PRINTED_H_
