// Any text gives a program or an error that says where. A program prints to
// text that parses to the same program; one that checks also runs.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "base/result.h"
#include "javalite/ast.h"
#include "javalite/concrete.h"
#include "javalite/concrete_heap.h"
#include "javalite/parser.h"
#include "javalite/print.h"
#include "javalite/types.h"

namespace {

void CheckError(const base::Error& error) {
  CHECK(error.where.starts_with("fuzz:"), "an error should say where");
  CHECK(!error.what.empty(), "an error should say what");
}

void CheckRoundTrip(const javalite::Program& program) {
  std::string printed = Print(program);
  base::Result<javalite::Program> again = javalite::Parse(printed, "fuzz");
  CHECK(again.ok(), "what is printed should parse");
  CHECK(Print(again.value()) == printed, "printing should be stable");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  base::Result<javalite::Program> program = javalite::Parse(text, "fuzz");
  if (!program.ok()) {
    CheckError(program.error());
    return 0;
  }
  CheckRoundTrip(program.value());
  base::Result<javalite::CheckedProgram> checked =
      javalite::Check(std::move(program).value());
  if (!checked.ok()) {
    CheckError(checked.error());
    return 0;
  }
  javalite::ClassId entry = checked.value().program().entry.class_id;
  Run(checked.value(), {{NewObject(checked.value(), entry)}},
      {.call_depth = 20, .steps = 1000});
  return 0;
}
