#include "engine/facts/library_facts.h"

#include <algorithm>
#include <iterator>

namespace engine {
namespace {

struct FieldFact {
  std::string_view of, field;
  LibraryFact fact;
};

// A class whose fields may hold anything is a row without a field.
constexpr FieldFact kFacts[] = {
#define FIELD(of, field, fact) {of, field, LibraryFact::fact},
#define ANY(of) {of, "", LibraryFact::kNone},
#define SAMPLE(of, field, number)
#include "engine/facts/library_fields.def"
#undef FIELD
#undef ANY
#undef SAMPLE
#define CONTENT(of, fill, assumed)
#define CHECK(of, fill, assumed) {of, "", LibraryFact::kNone},
#define CELL(of, name, type, fact) {of, name, LibraryFact::fact},
#include "engine/facts/contents.def"
#undef CONTENT
#undef CHECK
#undef CELL
};

struct Sample {
  std::string_view of, field;
  int32_t number;
};

constexpr Sample kSamples[] = {
#define FIELD(of, field, fact)
#define ANY(of)
#define SAMPLE(of, field, number) {of, field, number},
#include "engine/facts/library_fields.def"
#undef FIELD
#undef ANY
#undef SAMPLE
};

constexpr ContentFact kContents[] = {
#define CONTENT(of, fill, assumed) {of, fill, assumed, false},
#define CHECK(of, fill, assumed) {of, fill, assumed, true},
#define CELL(of, name, type, fact)
#include "engine/facts/contents.def"
#undef CONTENT
#undef CHECK
#undef CELL
};

constexpr CellFact kCells[] = {
#define CONTENT(of, fill, assumed)
#define CHECK(of, fill, assumed)
#define CELL(of, name, type, fact) {of, name, type, LibraryFact::fact},
#include "engine/facts/contents.def"
#undef CONTENT
#undef CHECK
#undef CELL
};

struct Implementation {
  std::string_view type, by;
};

constexpr Implementation kImplementations[] = {
#define IMPLEMENTATION(type, by) {type, by},
#include "engine/facts/implementations.def"
#undef IMPLEMENTATION
};

}  // namespace

LibraryFact FactOf(std::string_view class_name, std::string_view field) {
  for (const FieldFact& f : kFacts)
    if (f.of == class_name && f.field == field) return f.fact;
  return LibraryFact::kNone;
}

int32_t SampleOf(std::string_view class_name, std::string_view field) {
  for (const Sample& s : kSamples)
    if (s.of == class_name && s.field == field) return s.number;
  return 0;
}

bool HasFacts(std::string_view class_name) {
  return std::any_of(std::begin(kFacts), std::end(kFacts),
                     [&](const FieldFact& f) { return f.of == class_name; });
}

bool DeclaresCount(std::string_view class_name) {
  return std::any_of(
      std::begin(kFacts), std::end(kFacts), [&](const FieldFact& f) {
        return f.of == class_name && f.fact == LibraryFact::kCount;
      });
}

const ContentFact* ContentOf(std::string_view class_name) {
  for (const ContentFact& c : kContents)
    if (c.of == class_name) return &c;
  return nullptr;
}

std::vector<const CellFact*> CellsOf(std::string_view class_name) {
  std::vector<const CellFact*> cells;
  for (const CellFact& c : kCells)
    if (c.of == class_name) cells.push_back(&c);
  return cells;
}

std::vector<std::string_view> StandardImplementations(std::string_view type) {
  std::vector<std::string_view> classes;
  for (const Implementation& i : kImplementations)
    if (i.type == type) classes.push_back(i.by);
  return classes;
}

}  // namespace engine
