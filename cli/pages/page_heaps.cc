#include "cli/pages/page_heaps.h"

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/nested_name.h"
#include "heap/concrete.h"
#include "report/heap_json.h"
#include "report/heap_names.h"
#include "report/heap_text_names.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;
using Names = std::map<std::string, std::string>;  // by an object's id

Names ConstantsIn(const heap::TypeHierarchy& types,
                  const heap::ConcreteHeap& heap,
                  const report::HeapLore& lore) {
  const report::HeapNames ids(types, heap, lore);
  const std::vector<std::string> constants = report::ConstantNames(types, heap);
  Names names;
  for (size_t i = 0; i < constants.size(); ++i)
    if (!constants[i].empty() && !ids.IsHidden(i))
      names.emplace(ids[i], constants[i]);
  return names;
}

std::map<std::string, const Json*> ObjectsOf(const Json& heap) {
  std::map<std::string, const Json*> objects;
  for (const char* list : {"objects", "arrays"})
    for (const Json& object : heap[list]) objects[object["id"]] = &object;
  return objects;
}

// What the run changes is told whole.
void KeepUnchanged(const Json& before, const Json& after, Names& names) {
  const auto old = ObjectsOf(before), now = ObjectsOf(after);
  std::erase_if(names, [&](const auto& name) {
    const auto a = old.find(name.first), b = now.find(name.first);
    return a == old.end() || (b != now.end() && *a->second != *b->second);
  });
}

bool IsString(const std::map<std::string, const Json*>& objects,
              const Json& cell) {
  const auto it = objects.find(cell.get<std::string>());
  return it != objects.end() &&
         it->second->value("class", "") == "java.lang.String";
}

// A static field, and no parameter.
bool IsStatic(const std::string& root) {
  return root.find('.') != std::string::npos;
}

void Rename(const Names& names, Json& cell) {
  if (!cell.is_string()) return;
  const auto it = names.find(cell.get<std::string>());
  if (it != names.end()) cell = it->second;
}

// All that is still led to, from the roots on.
std::set<std::string> Reached(const Json& heap) {
  const auto objects = ObjectsOf(heap);
  std::set<std::string> reached;
  std::vector<Json> pending;
  for (const Json& cell : heap["roots"]) pending.push_back(cell);
  while (!pending.empty()) {
    const Json cell = std::move(pending.back());
    pending.pop_back();
    if (!cell.is_string()) continue;
    const auto it = objects.find(cell.get<std::string>());
    if (it == objects.end() || !reached.insert(it->first).second) continue;
    const char* cells = it->second->contains("fields") ? "fields" : "elements";
    for (const Json& each : (*it->second)[cells]) pending.push_back(each);
  }
  return reached;
}

void Drop(const std::set<std::string>& ids, Json& heap) {
  for (const char* list : {"objects", "arrays"}) {
    Json kept = Json::array();
    for (const Json& object : heap[list])
      if (ids.count(object["id"]) == 0) kept.push_back(object);
    heap[list] = std::move(kept);
  }
}

// What nothing leads to and the run leaves alone, such as the compiler's own
// list of an enum's constants.
std::set<std::string> IdleIn(const Json& before, const Json& after) {
  const std::set<std::string> reached = Reached(before);
  const auto now = ObjectsOf(after);
  std::set<std::string> idle;
  for (const auto& [id, object] : ObjectsOf(before)) {
    const auto it = now.find(id);
    if (reached.count(id) == 0 && it != now.end() && *it->second == *object)
      idle.insert(id);
  }
  return idle;
}

Json Folded(const Names& names, const Json& heap,
            const std::set<std::string>& kept_roots,
            std::set<std::string> gone) {
  Json folded = heap;
  const auto objects = ObjectsOf(heap);
  folded["roots"] = Json::object();
  for (const auto& [name, cell] : heap["roots"].items()) {
    const bool fold =
        cell.is_string() && IsStatic(name) && kept_roots.count(name) == 0 &&
        (names.count(cell.get<std::string>()) != 0 || IsString(objects, cell));
    if (!fold) folded["roots"][name] = cell;
  }
  for (Json& cell : folded["roots"]) Rename(names, cell);
  for (const char* list : {"objects", "arrays"})
    for (Json& object : folded[list])
      for (Json& cell : object[list[0] == 'o' ? "fields" : "elements"])
        Rename(names, cell);
  const std::set<std::string> reached = Reached(folded);
  for (const std::string& id : Reached(heap))
    if (reached.count(id) == 0) gone.insert(id);
  Drop(gone, folded);
  return folded;
}

// Static fields that hold something else afterwards.
std::set<std::string> ChangedRoots(const Json& before, const Json& after) {
  std::set<std::string> changed;
  for (const auto& [name, cell] : after["roots"].items())
    if (!before["roots"].contains(name) || before["roots"][name] != cell)
      changed.insert(name);
  return changed;
}

// Classes are for people here: "Outer.Inner".
Json InJavaWords(Json heap) {
  Json roots = Json::object();
  for (const auto& [name, cell] : heap["roots"].items())
    roots[base::NestedMember(name)] = cell;
  heap["roots"] = std::move(roots);
  for (const char* list : {"objects", "arrays"})
    for (Json& object : heap[list]) {
      Json& type = object[list[0] == 'o' ? "class" : "type"];
      type = base::NestedName(type.get<std::string>());
    }
  return heap;
}

}  // namespace

PageHeaps HeapsForPage(const heap::TypeHierarchy& types,
                       const PathSummary& summary) {
  if (!summary.input || !summary.output) return {};
  const Json input = report::HeapJson(types, *summary.input, summary.lore);
  const Json output =
      summary.output == summary.input
          ? input
          : report::HeapJson(types, *summary.output, summary.lore);
  Names names = ConstantsIn(types, *summary.input, summary.lore);
  KeepUnchanged(input, output, names);
  const std::set<std::string> changed = ChangedRoots(input, output);
  const std::set<std::string> idle = IdleIn(input, output);
  return {InJavaWords(Folded(names, input, changed, idle)),
          InJavaWords(Folded(names, output, changed, idle))};
}

}  // namespace cli
