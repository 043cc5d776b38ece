// What a program does with references, for every machine and every strategy:
// test for null, read and write fields, compare, test types, dispatch. Each
// operation splits a place where, and only where, its outcome differs.
// docs/semantics.md, "Rules".
#ifndef HEAP_ACCESS_H_
#define HEAP_ACCESS_H_

#include <cstdint>
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

// What target_of says of a class that has no such body. No run has a receiver
// of such a class; a mutant of the rules may.
inline constexpr uint32_t kNoTarget = UINT32_MAX;

class Access {
 public:
  Access(const Context& context, const Initializer& initializer)
      : context_(context), initializer_(initializer) {}

  // Is it null? All places where it is come first.
  Answers<bool> IsNull(const Place& place, const ValueSet& set) const;

  // Under bounds that are reported, where `base` is not null: is it an object
  // beyond them? If so its cells must not be read or written; a machine asks
  // before it does, and ends the path there. Otherwise always no.
  Answers<bool> BeyondBound(const Place& place, const ValueSet& base) const;

  // Where `base` is not null (assumed by the caller): the content of base.f.
  Answers<Value> Read(const Place& place, const ValueSet& base,
                      FieldId f) const;
  // Never initialises the cell it overwrites.
  Places Write(const Place& place, const ValueSet& base, FieldId f,
               const Value& value) const;

  // Without what cells cannot lead to on this path: asked once, not by each
  // longer one that looks there.
  Place WithoutImpossible(Place place) const;

  Answers<bool> AreEqual(const Place& place, const ValueSet& a,
                         const ValueSet& b) const;
  // Two sides of any condition.
  Answers<bool> Test(const Place& place, expr::Formula condition) const;
  Answers<bool> IsInstance(const Place& place, const ValueSet& set,
                           std::span<const ClassId> classes) const;

  // When it is an object of a class below `type`; null is none. Splits only
  // where the strategy has to decide which object it is.
  Answers<expr::Formula> WhenInstance(const Place& place, const ValueSet& set,
                                      ClassId type) const;

  // Arrays: `base` is not null and denotes arrays only, as the caller has
  // assumed; an element is read or written where the index is in bounds.
  Answers<expr::Expr> Length(const Place& place, const ValueSet& base) const;
  Answers<bool> InBounds(const Place& place, const ValueSet& base,
                         expr::Expr index) const;
  Answers<Value> ReadElement(const Place& place, const ValueSet& base,
                             expr::Expr index) const;
  Places WriteElement(const Place& place, const ValueSet& base,
                      expr::Expr index, const Value& value) const;
  // When the array takes the value: null, or of a class below the element
  // type of the array's own class. Like WhenInstance.
  Answers<expr::Formula> WhenStorable(const Place& place, const ValueSet& base,
                                      const ValueSet& value) const;

  // Functions of the input: what a call returns, a cell of the input, and the
  // same one where an earlier call had the same arguments. `results` are the
  // cells there are; of none of the functions all are taken.
  Answers<Value> Call(const Place& place, const ValueSet& function,
                      std::span<const FieldId> results,
                      const std::vector<Value>& arguments) const;

  // Where `receiver` is not null: one answer per target that can be selected,
  // in ascending order. target_of(class) is the body a class selects; where
  // that is kNoTarget there is no answer.
  Answers<uint32_t> Dispatch(
      const Place& place, const ValueSet& receiver,
      const std::function<uint32_t(ClassId)>& target_of) const;

 private:
  // One of the cells an access may be about.
  struct Cell {
    expr::Formula guard;
    Location location;
    FieldId field;
  };
  // None: nothing is possible, so that the place itself is not. A path that
  // was taken on a perhaps can come to that; it ends there.
  using Cells = std::vector<Cell>;

  // What it may denote here as far as heap and path say so at once.
  ValueSet Settled(const Place& place, const ValueSet& set) const;
  // Those whose guards can hold; all together cover all cases.
  std::vector<Guarded> PossibleOf(const Place& place,
                                  std::vector<Guarded> entries) const;
  // What `base` may denote here besides null: settled, possible.
  std::vector<Guarded> Objects(const Place& place, const ValueSet& base) const;
  // The same where the path says that it is one of them: the only one needs no
  // guard.
  std::vector<Guarded> Targets(const Place& place, const ValueSet& base) const;

  // The cells of base.f, and those of base[index].
  Cells FieldCells(const Place& place, const ValueSet& base, FieldId f) const;
  Cells ElementCells(const Place& place, const ValueSet& base,
                     expr::Expr index) const;
  // Those of one array of one class.
  void AddSlots(const Place& place, const Guarded& array, ClassId c,
                expr::Expr index, Cells& cells) const;
  bool AreReferences(const Cells& cells) const;  // of some
  // A place together with what is accessed there.
  struct Spot {
    Place place;
    Cells cells;
  };
  // Where the strategy keeps no cases together, one cell each.
  std::vector<Spot> SplitCells(const Place& place, Cells cells) const;

  // Where the strategy has decided what must be known to compare these with
  // the arguments of earlier calls.
  Places Comparable(const Place& place,
                    const std::vector<Value>& arguments) const;
  expr::Formula SameArguments(const Place& place, const InputCall& call,
                              const std::vector<Value>& arguments) const;
  // The cells that a call may return, which is one more call from here on.
  Cells CallCells(Place& place, const ValueSet& function,
                  std::span<const FieldId> results,
                  const std::vector<Value>& arguments) const;
  Cells PossibleCells(const Place& place, Cells cells) const;
  // The entries of a cell's content that are possible where it is there.
  std::vector<Guarded> PossibleIn(const Place& place, Location l, FieldId f,
                                  const ValueSet& set) const;
  // The path knows from here on which labels the choices of cells cannot have.
  void RuleOutLabels(const Place& place) const;
  Places Initialize(const Place& place, const Cells& cells) const;
  Answered<Value> ReadInitialized(Place place, const Cells& cells) const;
  Place WriteSpot(Spot spot, const Value& value) const;
  // These may teach the place's path a name for what they return.
  Value ReadCells(Place& place, const Cells& cells) const;
  // What the cells hold, each under its cell's guard.
  std::vector<Guarded> Contents(const Place& place, const Cells& cells) const;
  ValueSet ReadReferences(Place& place, const Cells& cells) const;
  Value WrittenCell(Place& place, expr::Formula here, const Value& now,
                    const Value& old) const;

  expr::Formula InstanceFormula(const Place& place, const ValueSet& set,
                                ClassId type) const;
  expr::Formula StorableFormula(const Place& place, const ValueSet& base,
                                const ValueSet& value) const;
  bool AlwaysStorable(const Place& place, const ValueSet& base,
                      const ValueSet& value) const;

  const Context& context_;
  const Initializer& initializer_;
};

}  // namespace heap

#endif  // HEAP_ACCESS_H_
