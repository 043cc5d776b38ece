// Methods with input heaps on which the tests of exactness agree: the examples
// and small programs on which wrong rules show.
#ifndef TESTS_DIFFERENTIAL_ENGINE_BISIM_EXAMPLES_H_
#define TESTS_DIFFERENTIAL_ENGINE_BISIM_EXAMPLES_H_

#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "engine/analysis/analysis.h"
#include "engine/machine/entry_name.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "tests/differential/engine/bisim_game.h"

namespace engine {

struct Example {
  const char* folder;  // with the classes
  const char* entry;
  const char* requirement;
  uint32_t depth;
  uint32_t objects;
};

inline constexpr char kLitmus[] = "tests/differential/engine/litmus";
inline constexpr char kArrays[] = "examples/arrays/classes";
inline constexpr char kSymbolic[] = "tests/differential/engine/symbolic";
inline constexpr char kOwnLitmus[] = "tests/differential/engine/bisim_programs";

inline constexpr Example kExamples[] = {
    {"examples/linkedlist/classes", "LinkedList::contains", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/linkedlist/classes", "LinkedList::reverse", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/elements/classes", "ElementList::containsAny", "isAcyclic", 2,
     heap::kUnbounded},
    {"examples/elements/classes", "ElementList::contains", "isAcyclic", 3, 2},
    {"examples/doublylinked/classes", "DoublyLinked::unlink", "", 2,
     heap::kUnbounded},
    {"examples/doublylinked/classes", "DoublyLinked::insertAfter", "", 1,
     heap::kUnbounded},
    {"examples/twolists/classes", "TwoLists::append", "", 2, heap::kUnbounded},
    {"examples/twolists/classes", "TwoLists::writeThrough", "", 2,
     heap::kUnbounded},
    {"examples/tree/classes", "Tree::findTwo", "", 2, heap::kUnbounded},
    {"examples/tree/classes", "Tree::rotateRight", "", 2, 1},
    {"examples/dispatch/classes", "Shapes::kind", "", 2, heap::kUnbounded},
    {"examples/dispatch/classes", "Shapes::isEmpty", "", 2, heap::kUnbounded},
    {"examples/bughunt/classes", "Account::transfer", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::initialisedTwice", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::writtenThroughAlias", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::dispatched", "", 2, heap::kUnbounded},
    {kLitmus, "Litmus::instance", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::unrelated", "", 2, heap::kUnbounded},
};

// Arrays whose length, elements and index are input; identity hashes and Class
// objects, which are no cells at all.
inline constexpr Example kArrayExamples[] = {
    {kArrays, "Arrays::max", "", 2, heap::kUnbounded},
    {kArrays, "Arrays::swap", "", 2, heap::kUnbounded},
    {kArrays, "Arrays::find", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::search", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::largest", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::swap", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::readAfterWrite", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::twoArrays", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::isSorted", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::countTrue", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::storeByte", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::storeAnimal", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::cell", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::make", "", 2, heap::kUnbounded},
    {kSymbolic, "symbolic.Arrays::lastChar", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::initialisedTwice", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::writtenThroughAlias", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::numbers", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::stored", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::chained", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::hashed", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::hashOfNew", "", 2, heap::kUnbounded},
    {kOwnLitmus, "ShapeLitmus::sameClass", "", 2, heap::kUnbounded},
};

inline AnalysisOptions OptionsOf(const Example& example,
                                 heap::Mutation mutation) {
  AnalysisOptions options;
  options.bounds.depth = example.depth;
  options.bounds.objects = example.objects;
  options.bounds.array_length = 2;
  options.machine.steps = 2'000;
  options.requires_method = example.requirement;
  options.mutation = mutation;
  return options;
}

// A bench with the class path that it stands on.
struct ExampleBench {
  classfile::ClassPath path;
  std::unique_ptr<GameBench> bench = {};
};

inline std::unique_ptr<ExampleBench> BenchOf(const Example& example,
                                             heap::Mutation mutation,
                                             std::string_view left = "lazy") {
  auto path =
      classfile::ClassPath::Open(example.folder, classfile::DefaultJdkHome());
  auto entry = ParseEntry(example.entry);
  CHECK(path.ok() && entry.ok(), "an example should be there");
  auto made =
      std::make_unique<ExampleBench>(ExampleBench{std::move(path.value())});
  auto bench = GameBench::Make(made->path, entry.value(),
                               OptionsOf(example, mutation), left);
  CHECK(bench.ok(), "an example should be a method");
  made->bench = std::move(bench.value());
  return made;
}

}  // namespace engine

#endif  // TESTS_DIFFERENTIAL_ENGINE_BISIM_EXAMPLES_H_
