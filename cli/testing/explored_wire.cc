#include "cli/testing/explored_wire.h"

#include <exception>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "check/testgen/path_test.h"
#include "cli/parts/byte_archive.h"

namespace cli {

using Json = nlohmann::ordered_json;

template <class Archive>
void Fields(Archive& archive, Json& json) {
  std::string text = json.dump();
  archive(text);
  json = Json::parse(text);
}

template <class Archive, class First, class Second>
void Fields(Archive& archive, std::pair<First, Second>& pair) {
  archive(pair.first, pair.second);
}

template <class Archive, class Key, class Value>
void Fields(Archive& archive, std::map<Key, Value>& map) {
  std::vector<std::pair<Key, Value>> pairs(map.begin(), map.end());
  archive(pairs);
  map = {pairs.begin(), pairs.end()};
}

template <class Archive>
void Fields(Archive& archive, Way& way) {
  archive(way.method, way.at, way.outcome);
}

template <class Archive>
void Fields(Archive& archive, std::set<Way>& ways) {
  std::vector<Way> list(ways.begin(), ways.end());
  archive(list);
  ways = {list.begin(), list.end()};
}

// Tests are counted where they are written.
template <class Archive>
void Fields(Archive& archive, Visits& visits) {
  archive(visits.paths);
}

template <class Archive>
void Fields(Archive& archive, BranchFacts& branch) {
  archive(branch.line, branch.ways);
}

template <class Archive>
void Fields(Archive& archive, MethodFacts& facts) {
  archive(facts.name, facts.file, facts.entered, facts.lines, facts.branches);
}

template <class Archive>
void Fields(Archive& archive, Coverage& coverage) {
  archive(coverage.methods_);
}

template <class Archive>
void Fields(Archive& archive, testgen::LeftStatic& left) {
  bool known = left.value.has_value();
  Json value = left.value.value_or(Json());
  archive(left.owner, left.field, known, value);
  if (known) left.value = std::move(value);
}

template <class Archive>
void Fields(Archive& archive, testgen::TestedPath& path) {
  archive(path.on, path.input, path.output, path.roots, path.result_root,
          path.thrown, path.thrower, path.all_messages, path.asserting,
          path.value, path.conditions, path.statics, path.prints, path.border,
          path.watched, path.left_out);
}

template <class Archive>
void Fields(Archive& archive, ExploredMethod& explored) {
  archive(explored.paths, explored.ways, explored.complete, explored.stopped);
}

std::string ToBytes(MethodFound found) {
  ByteWriter writer;
  bool ok = found.explored.ok();
  writer(ok, found.coverage);
  if (ok) {
    writer(found.explored.value());
  } else {
    std::string why = found.explored.error().ToString();
    writer(why);
  }
  return std::move(writer).Take();
}

MethodFound FoundFromBytes(std::string_view bytes) {
  MethodFound found{ExploredMethod{}, {}};
  try {
    ByteReader reader(bytes);
    bool ok = false;
    reader(ok, found.coverage);
    if (ok) {
      reader(found.explored.value());
    } else {
      std::string why;
      reader(why);
      found.explored = base::Error{why};
    }
  } catch (const std::exception& e) {
    found.explored = base::Error{std::string("lost on its way: ") + e.what()};
  }
  return found;
}

}  // namespace cli
