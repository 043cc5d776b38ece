#include "cli/parts/part_wire.h"

#include <cstdint>
#include <cstring>
#include <exception>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "cli/tables/end_groups.h"
#include "engine/search/end.h"
#include "report/wrap.h"
#include "solver/chain.h"

namespace search {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(End, kind, detail)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Exploration, paths, states, most_pending,
                                   stopped, left, share)

static void to_json(nlohmann::json& json, const Part& part) {
  json = part.ToText();
}

static void from_json(const nlohmann::json& json, Part& part) {
  part = Part::Parse(json.get<std::string>()).value();
}

}  // namespace search

namespace solver {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LayerShare, name, questions, answered, ms)

}  // namespace solver

namespace report {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Word, text, tone)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Line, indent, words, hang)

}  // namespace report

namespace cli {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(EndFacts, end, class_name, method, line,
                                   place, objects, example, reliance)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ToldPath, facts, complete, fails, wanted,
                                   head, rest)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RunCounts, bytecodes, questions, solver_ns,
                                   cache_hits, layers)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RunNotes, assumptions, settings, asserts,
                                   reads_strings, requirement_as_code)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PartResult, exploration, paths, left, counts,
                                   notes, seconds, replay_seconds)

// The texts of paths are nearly all of it, and stand as they are behind the
// rest: before both is the size of the rest.
std::string ToBytes(PartResult result) {
  std::string texts;
  std::vector<size_t> ends;
  for (ToldPath& path : result.paths) {
    texts += std::exchange(path.rest, {});
    ends.push_back(texts.size());
  }
  nlohmann::json json = result;
  json["ends"] = ends;
  const std::vector<uint8_t> rest = nlohmann::json::to_cbor(json);
  const uint64_t size = rest.size();
  std::string bytes(reinterpret_cast<const char*>(&size), sizeof size);
  bytes.reserve(bytes.size() + rest.size() + texts.size());
  bytes.append(rest.begin(), rest.end());
  return bytes += texts;
}

base::Result<PartResult> PartFromBytes(std::string_view bytes) {
  uint64_t size = 0;
  if (bytes.size() < sizeof size) return base::Error{"not a part of a run"};
  std::memcpy(&size, bytes.data(), sizeof size);
  const std::string_view rest = bytes.substr(sizeof size, size);
  const std::string_view texts = bytes.substr(sizeof size + rest.size());
  try {
    const auto json = nlohmann::json::from_cbor(rest.begin(), rest.end());
    PartResult result = json.get<PartResult>();
    const std::vector<size_t> ends = json.at("ends");
    for (size_t i = 0; i < result.paths.size(); ++i) {
      const size_t begin = i == 0 ? 0 : ends.at(i - 1);
      result.paths[i].rest = texts.substr(begin, ends.at(i) - begin);
    }
    return result;
  } catch (const std::exception& e) {
    return base::Error{std::string("not a part of a run: ") + e.what()};
  }
}

}  // namespace cli
