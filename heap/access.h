// What a program does with references, for every machine and every strategy:
// test for null, read and write fields, compare, test types, dispatch. Each
// operation splits a place where, and only where, its outcome differs.
// docs/semantics.md, "Rules".
#ifndef HEAP_ACCESS_H_
#define HEAP_ACCESS_H_

#include <functional>
#include <span>
#include <vector>

#include "heap/initializer.h"
#include "heap/symbolic_heap.h"

namespace heap {

// A place together with how the question was answered there.
template <class T>
struct Answered {
  Place place;
  T answer;
};
template <class T>
using Answers = std::vector<Answered<T>>;

class Access {
 public:
  Access(const Context& context, const Initializer& initializer)
      : context_(context), initializer_(initializer) {}

  // Is it null? All places where it is come first.
  Answers<bool> IsNull(const Place& place, const ValueSet& set) const;

  // Where `base` is not null (assumed by the caller): the content of base.f.
  Answers<Value> Read(const Place& place, const ValueSet& base,
                      FieldId f) const;
  // Never initialises the cell it overwrites.
  Places Write(const Place& place, const ValueSet& base, FieldId f,
               const Value& value) const;

  Answers<bool> AreEqual(const Place& place, const ValueSet& a,
                         const ValueSet& b) const;
  // Two sides of any condition.
  Answers<bool> Test(const Place& place, expr::Formula condition) const;
  Answers<bool> IsInstance(const Place& place, const ValueSet& set,
                           std::span<const ClassId> classes) const;

  // Where `receiver` is not null: one answer per target that can be selected,
  // in ascending order. target_of(class) is the body a class selects.
  Answers<uint32_t> Dispatch(
      const Place& place, const ValueSet& receiver,
      const std::function<uint32_t(ClassId)>& target_of) const;

 private:
  Places Initialize(const Place& place, const ValueSet& base, FieldId f) const;
  // What `base` may denote here besides null: settled, possible.
  std::vector<Guarded> Objects(const Place& place, const ValueSet& base) const;
  // The same where the path says that it is one of them: the only one needs no
  // guard.
  std::vector<Guarded> Targets(const Place& place, const ValueSet& base) const;
  // These may teach the place's path a name for what they return.
  Value ReadCells(Place& place, const std::vector<Guarded>& targets,
                  FieldId f) const;
  ValueSet ReadReferences(Place& place, const std::vector<Guarded>& targets,
                          FieldId f) const;
  Value WrittenCell(Place& place, expr::Formula here, const Value& now,
                    const Value& old) const;

  const Context& context_;
  const Initializer& initializer_;
};

}  // namespace heap

#endif  // HEAP_ACCESS_H_
