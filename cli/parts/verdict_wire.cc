#include "cli/parts/verdict_wire.h"

#include <cstdint>
#include <type_traits>
#include <vector>

#include "check/check_property.h"
#include "check/coverage.h"

// All fields in the order of their declaration. A field that is missing here
// does not compile: the names are bound to the whole of the struct.
// clang-format off
#define STEP_FIELDS(FIRST, NEXT) \
  FIRST(method) NEXT(line) NEXT(outcome) NEXT(file)
#define FAILURE_FIELDS(FIRST, NEXT) \
  FIRST(why) NEXT(place) NEXT(file) NEXT(line) NEXT(ways) NEXT(stack) \
  NEXT(thrown) NEXT(asked) NEXT(example) NEXT(block) NEXT(plain) NEXT(trace) \
  NEXT(trace_left_out) NEXT(input) NEXT(test) NEXT(test_class) \
  NEXT(test_call) NEXT(no_test) NEXT(confirmed) NEXT(unconfirmed)
#define COVERAGE_FIELDS(FIRST, NEXT) FIRST(method) NEXT(reached) NEXT(missed)
#define VERDICT_FIELDS(FIRST, NEXT) \
  FIRST(name) NEXT(file) NEXT(line) NEXT(source) NEXT(framework) \
  NEXT(verdict) NEXT(gave_up) NEXT(skipped) NEXT(why) NEXT(help) \
  NEXT(bound_text) NEXT(bound) NEXT(assumes) NEXT(coverage) NEXT(code_read) \
  NEXT(failures) \
  NEXT(apart) NEXT(expected) NEXT(paths) NEXT(ruled_out) NEXT(states) \
  NEXT(bytecodes) NEXT(solver_calls) NEXT(seconds)
// clang-format on

#define FIRST_NAME(field) field
#define NEXT_NAME(field) , field
#define WRITE(field) json[#field] = field;
#define READ(field) \
  field = json.at(#field).template get<std::decay_t<decltype(field)>>();

// How the library of JSON finds them, in lists, too.
#define ON_THE_WIRE(Type, FIELDS)                        \
  template <class Json>                                  \
  void to_json(Json& json, const Type& value) {          \
    const auto& [FIELDS(FIRST_NAME, NEXT_NAME)] = value; \
    FIELDS(WRITE, WRITE)                                 \
  }                                                      \
  template <class Json>                                  \
  void from_json(const Json& json, Type& value) {        \
    auto& [FIELDS(FIRST_NAME, NEXT_NAME)] = value;       \
    FIELDS(READ, READ)                                   \
  }

namespace check {

ON_THE_WIRE(MethodCoverage, COVERAGE_FIELDS)

}  // namespace check

namespace cli {

ON_THE_WIRE(TraceStep, STEP_FIELDS)
ON_THE_WIRE(Failure, FAILURE_FIELDS)
ON_THE_WIRE(PropertyVerdict, VERDICT_FIELDS)

#undef ON_THE_WIRE
#undef READ
#undef WRITE
#undef NEXT_NAME
#undef FIRST_NAME

using Json = nlohmann::ordered_json;

Json ToWire(const PropertyVerdict& verdict) { return verdict; }

base::Result<PropertyVerdict> FromWire(const Json& json) {
  try {
    PropertyVerdict verdict = json.get<PropertyVerdict>();
    if (verdict.verdict > check::Verdict::kInconclusive)
      return base::Error{"not a verdict: no such outcome"};
    return verdict;
  } catch (const Json::exception& e) {
    return base::Error{std::string("not a verdict: ") + e.what()};
  }
}

std::string ToBytes(const PropertyVerdict& verdict) {
  const std::vector<uint8_t> bytes = Json::to_cbor(ToWire(verdict));
  return {bytes.begin(), bytes.end()};
}

base::Result<PropertyVerdict> FromBytes(std::string_view bytes) {
  return FromWire(
      Json::from_cbor(bytes.begin(), bytes.end(), true, /*exceptions=*/false));
}

}  // namespace cli
