// What is known of objects of the class library that are part of an input:
// such as a program can have made through their public methods, and no others.
// By name, so that it can be asked before any class is loaded.
#ifndef ENGINE_FACTS_LIBRARY_FACTS_H_
#define ENGINE_FACTS_LIBRARY_FACTS_H_

#include <cstdint>
#include <string_view>
#include <vector>

namespace engine {

enum class LibraryFact : uint8_t {
  kNone,
  kPart,         // leads to a part of the object (heap::TypeHierarchy::IsPart)
  kCountedPart,  // to one that has as many elements as the object counts
  kCount,        // that number: input lists have no spare room
  kBit,          // 0 or 1
  kUnset,        // 0 or null, until it is worked out from the rest
  kInside,       // the same, until somebody looks: see contents.def
  kKeyClass,     // that; then the class that its first type argument names
  kNeverNull,    // leads to some object, where the object is no static one's
};

// Names as class files have them: "java/util/ArrayList".
LibraryFact FactOf(std::string_view class_name, std::string_view field);
// The number to show of an object that nobody has looked at; mostly 0.
int32_t SampleOf(std::string_view class_name, std::string_view field);
// Is it known what objects of that class hold in the fields it declares?
bool HasFacts(std::string_view class_name);
// Does it declare the number of elements of a part?
bool DeclaresCount(std::string_view class_name);

// A class whose objects are known by what they contain: contents.def.
struct ContentFact {
  std::string_view of;
  std::string_view fill;     // the class whose method fills such an object
  std::string_view assumed;  // by that; or empty
  bool checks;  // its fields are the input, and `fill` says whether they fit
};
// None for most.
const ContentFact* ContentOf(std::string_view class_name);

// Cells that the objects of a class have beside its fields.
struct CellFact {
  std::string_view of, name, type;
  LibraryFact fact;
};
std::vector<const CellFact*> CellsOf(std::string_view class_name);

// The classes that stand for a type of the library which has no objects of its
// own; none for most.
std::vector<std::string_view> StandardImplementations(std::string_view type);

}  // namespace engine

#endif  // ENGINE_FACTS_LIBRARY_FACTS_H_
