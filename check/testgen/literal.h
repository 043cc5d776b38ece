// Numbers and texts as Java's sources write them.
#ifndef CHECK_TESTGEN_LITERAL_H_
#define CHECK_TESTGEN_LITERAL_H_

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace testgen {

// Of that primitive type, a descriptor's letter; as docs/cli.md has values in
// JSON. None: it is no such value.
std::optional<std::string> LiteralOf(const nlohmann::ordered_json& value,
                                     char type);

// With its quotes, in ASCII.
std::string StringLiteral(std::u16string_view text);

// Real UTF-8 only.
std::u16string Utf16Of(std::string_view utf8);

}  // namespace testgen

#endif  // CHECK_TESTGEN_LITERAL_H_
