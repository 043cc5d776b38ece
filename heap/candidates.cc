#include "heap/candidates.h"

#include <algorithm>
#include <utility>

namespace heap {

using expr::Formula;

ClassId TargetOf(const Context& context, const SymbolicHeap& heap,
                 Location owner, FieldId f) {
  return context.cell_types == nullptr
             ? context.types.TypeOf(f).target
             : context.cell_types->TargetOf(heap, owner, f);
}

namespace {

std::vector<ClassId> ClassesOf(const Context& context, const SymbolicHeap& heap,
                               Location owner, FieldId f) {
  std::vector<ClassId> classes;
  for (ClassId c :
       context.types.ConcreteSubclasses(TargetOf(context, heap, owner, f)))
    if (context.cell_types == nullptr ||
        context.cell_types->MayBe(heap, owner, f, c))
      classes.push_back(c);
  return classes;
}

// Without those whose objects were all there before.
std::vector<ClassId> ClassesOfNew(const Context& context,
                                  const SymbolicHeap& heap, Location owner,
                                  FieldId f) {
  if (context.types.IsPart(f)) return {TargetOf(context, heap, owner, f)};
  std::vector<ClassId> classes = ClassesOf(context, heap, owner, f);
  std::erase_if(classes,
                [&](ClassId c) { return context.types.IsEnumerated(c); });
  return classes;
}

bool AnyHasLength(const TypeHierarchy& types,
                  std::span<const ClassId> classes) {
  for (ClassId c : classes)
    if (types.IsArray(c) || types.HasCount(c)) return true;
  return false;
}

// As if-then-else over a choice, so that a question about the length of an
// input array is a question about choices alone.
void AddLength(const Context& context, Location array, uint32_t most,
               ObjectInfo& info) {
  std::vector<uint32_t> labels;
  for (uint32_t n = 0; n <= most; ++n) labels.push_back(n);
  const expr::Variable choice = context.pool.MakeChoice(
      "length:" + std::to_string(array.index()), labels);
  expr::Expr length = context.pool.Int(0);
  for (uint32_t n = 1; n <= most; ++n)
    length =
        context.pool.Ite(context.pool.ChoiceIs(choice, n),
                         context.pool.Int(static_cast<int32_t>(n)), length);
  info.length_term = length;
  info.length = choice;
  info.slots = most;
}

uint32_t LongestOf(const Context& context, FieldId f) {
  return context.types.IsPart(f) ? context.bounds.TextBytes()
                                 : context.bounds.array_length;
}

// As many elements as the object counts.
void TakeLength(const ObjectInfo& owner, ObjectInfo& part) {
  part.length_term = owner.length_term;
  part.length = owner.length;
  part.slots = owner.slots;
}

uint32_t DepthBehind(const Context& context, const SymbolicHeap& heap,
                     Location owner, FieldId f) {
  if (f == context.receiver) return 0;
  return heap.Info(owner).depth + (context.types.IsPart(f) ? 0 : 1);
}

bool DepthAllowsNew(const Context& context, const SymbolicHeap& heap,
                    Location owner, FieldId f) {
  if (context.bounds.depth == kUnbounded) return true;
  uint32_t allowed = context.bounds.depth;
  if (context.Mutated(Mutation::kDepthOffByOne)) ++allowed;
  if (context.bounds.report) ++allowed;
  const bool allows = DepthBehind(context, heap, owner, f) <= allowed;
  if (!allows && context.at_bound != nullptr) *context.at_bound = true;
  return allows;
}

bool MayShare(const Context& context, const SymbolicHeap& heap, Location owner,
              FieldId f, Location object) {
  return context.cell_types == nullptr ||
         context.cell_types->MayShare(heap, owner, f, object);
}

// The classes that the cell may lead to, and such that stand for others.
std::vector<ClassId> FittingOf(const Context& context, const SymbolicHeap& heap,
                               Location object, Location owner, FieldId f) {
  const ClassId target = TargetOf(context, heap, owner, f);
  std::vector<ClassId> fitting = ClassesOf(context, heap, owner, f);
  for (ClassId c : heap.ClassesOf(context.pool, object))
    if (context.types.IsStandard(c) && context.types.IsSubclass(c, target) &&
        (context.cell_types == nullptr ||
         context.cell_types->MayBe(heap, owner, f, c)))
      fitting.push_back(c);
  return fitting;
}

std::optional<Alias> AsAlias(const Context& context, const Place& place,
                             const InitRecord& record, Location owner,
                             FieldId f, Formula when) {
  if (record.created == kNull || record.exists.IsFalse()) return std::nullopt;
  if (context.types.IsPart(record.field)) return std::nullopt;
  const bool root =
      place.heap.Info(record.created).kind == ObjectInfo::Kind::kInput &&
      !record.choice;
  if (root && context.Mutated(Mutation::kReceiverIsNoAlias))
    return std::nullopt;
  Formula fits = context.Mutated(Mutation::kAliasWithoutType)
                     ? Formula::True()
                     : place.heap.TypeIn(context.pool, record.created,
                                         FittingOf(context, place.heap,
                                                   record.created, owner, f));
  Formula allowed = context.pool.And(record.exists, fits);
  if (!context.feasible.Possible(place.path, context.pool.And(when, allowed)))
    return std::nullopt;
  if (context.Mutated(Mutation::kAliasWithoutExistence)) allowed = fits;
  return Alias{record.created, allowed};
}

// Where paths were merged, several records may have brought an object.
void AddAlias(const Context& context, std::vector<Alias>& aliases,
              const Alias& alias) {
  for (Alias& known : aliases)
    if (known.location == alias.location) {
      known.allowed = context.pool.Or(known.allowed, alias.allowed);
      return;
    }
  aliases.push_back(alias);
}

// When the next object, which is at that depth, is one too many.
Formula WhenBeyond(const Context& context, const SymbolicHeap& heap,
                   uint32_t depth) {
  if (!context.bounds.report) return Formula::False();
  if (depth > context.bounds.depth) return Formula::True();
  return !RoomForAnother(context, heap);
}

// An object of its own, whatever the bounds.
Candidates OfAPart() {
  Candidates result;
  result.null_allowed = false;
  result.room = Formula::True();
  return result;
}

}  // namespace

Formula RoomForAnother(const Context& context, const SymbolicHeap& heap) {
  return !heap.count().Is(context.bounds.objects);
}

Candidates FindCandidates(const Context& context, const Place& place,
                          Location owner, FieldId f, Formula when) {
  if (context.types.IsPart(f)) {
    if (context.read_parts != nullptr && !context.types.IsCountedPart(f))
      *context.read_parts = true;
    return OfAPart();
  }
  Candidates result;
  result.null_allowed =
      f != context.receiver && !context.Mutated(Mutation::kDropNull);
  const bool any_new = !ClassesOfNew(context, place.heap, owner, f).empty();
  result.new_allowed = any_new &&
                       DepthAllowsNew(context, place.heap, owner, f) &&
                       !context.Mutated(Mutation::kDropNew);
  result.room = context.bounds.report ? Formula::True()
                                      : RoomForAnother(context, place.heap);
  if (context.Mutated(Mutation::kDropAlias)) return result;
  for (const InitRecord& record : place.heap.log().ToVector()) {
    if (record.created != kNull &&
        !MayShare(context, place.heap, owner, f, record.created))
      continue;
    if (auto alias = AsAlias(context, place, record, owner, f, when))
      AddAlias(context, result.aliases, *alias);
    if (context.Mutated(Mutation::kOnlyOldestAlias) && !result.aliases.empty())
      break;
  }
  if (!any_new && context.without_objects != nullptr)
    (*context.without_objects)[{f, TargetOf(context, place.heap, owner, f)}] |=
        !result.aliases.empty();
  return result;
}

void NoteWithoutObjects(const Context& context, const Place& place,
                        Location owner, FieldId f) {
  if (context.without_objects != nullptr &&
      ClassesOfNew(context, place.heap, owner, f).empty())
    FindCandidates(context, place, owner, f, Formula::True());
}

namespace {

CellNames::Cell CellOf(Location owner, FieldId f,
                       const Candidates& candidates) {
  CellNames::Cell cell{owner, f, candidates.new_allowed, {}};
  if (candidates.null_allowed) cell.others.push_back(kNull.index());
  for (const Alias& a : candidates.aliases)
    cell.others.push_back(a.location.index());
  return cell;
}

// Has the cell brought an object before?
bool HasBrought(const SymbolicHeap& heap, Location owner, FieldId f) {
  bool any = false;
  heap.log().ForEachWhile([&](const InitRecord& r) {
    any = r.owner == owner && r.field == f && r.created != kNull;
    return !any;
  });
  return any;
}

}  // namespace

CellNames::Name MakeCellChoice(const Context& context, const SymbolicHeap& heap,
                               Location owner, FieldId f,
                               const Candidates& candidates) {
  if (context.names != nullptr && context.names->active)
    return context.names->NameOf(context.pool, context.types, heap,
                                 CellOf(owner, f, candidates));
  // Value 0 must be null where null is allowed: definitions rely on it.
  std::vector<uint32_t> labels;
  if (candidates.null_allowed) labels.push_back(kNull.index());
  if (candidates.new_allowed) labels.push_back(heap.next_location().index());
  for (const Alias& a : candidates.aliases)
    labels.push_back(a.location.index());
  // The number of the initialisation keeps choices of one path apart.
  std::string name = std::to_string(heap.log().size()) + ":" +
                     std::to_string(owner.index()) + "." +
                     context.types.FieldName(f);
  return {context.pool.MakeChoice(name, labels), heap.next_location()};
}

SymbolicHeap WithInputObject(const Context& context, const SymbolicHeap& heap,
                             Location owner, FieldId f, Location fresh,
                             Formula exists) {
  const std::vector<ClassId> classes = ClassesOfNew(context, heap, owner, f);
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kInput;
  info.exact = classes[0];
  info.depth = DepthBehind(context, heap, owner, f);
  info.exists = exists;
  if (!context.types.IsPart(f))
    info.beyond = WhenBeyond(context, heap, info.depth);
  info.owner = owner;
  info.field = f;
  info.again = HasBrought(heap, owner, f);
  if (classes.size() > 1) {
    std::vector<uint32_t> labels;
    for (ClassId c : classes) labels.push_back(c.index());
    info.type = context.pool.MakeChoice(
        "class:" + std::to_string(fresh.index()), labels);
  }
  if (context.types.IsCountedPart(f))
    TakeLength(heap.Info(owner), info);
  else if (AnyHasLength(context.types, classes))
    AddLength(context, fresh, LongestOf(context, f), info);
  return heap.WithObjectAt(fresh, std::move(info));
}

SymbolicHeap WithInputRoot(const Context& context, const SymbolicHeap& heap,
                           std::span<const ClassId> classes, Location& made) {
  const SymbolicHeap rooted = heap.WithRoot(context.pool, classes, made);
  if (!AnyHasLength(context.types, classes)) return rooted;
  ObjectInfo info = rooted.Info(made);
  AddLength(context, made, context.bounds.array_length, info);
  return rooted.WithInfo(made, std::move(info));
}

void CountObject(const Context& context, Place& place, FieldId f,
                 Formula exists) {
  const uint32_t most = context.bounds.objects;
  if (most == kUnbounded || context.types.IsPart(f)) return;
  if (context.Mutated(Mutation::kBoundCountsLocations))
    exists = Formula::True();
  place.heap.SetCount(
      place.heap.count().WithAnother(context.pool, place.path, exists, most));
}

}  // namespace heap
