#include "engine/vm/vm_objects.h"

#include <string>

#include "engine/runtime/mirrors.h"
#include "engine/vm/object_maker.h"
#include "heap/value_set.h"

namespace engine {
namespace {

using Maker = ObjectMaker;

std::optional<heap::Location> MakeGroup(Context& c, State& s,
                                        const char16_t* name,
                                        std::optional<heap::Location> parent) {
  return Maker(c, s, "java/lang/ThreadGroup")
      .Text("name", name)
      .Number("maxPriority", "I", c.pool.Int(10))
      .Object("parent", "Ljava/lang/ThreadGroup;", parent)
      .made();
}

// JVMTI's ALIVE and RUNNABLE.
constexpr int kRunnable = 5;

std::optional<heap::Location> MakeThread(Context& c, State& s) {
  const auto group = MakeGroup(c, s, u"main", MakeGroup(c, s, u"system", {}));
  return Maker(c, s, "java/lang/Thread")
      .Text("name", u"main")
      .Number("priority", "I", c.pool.Int(5))
      .Number("tid", "J", c.pool.Long(1))
      .Number("threadStatus", "I", c.pool.Int(kRunnable))
      .Object("group", "Ljava/lang/ThreadGroup;", group)
      .Object("blockerLock", "Ljava/lang/Object;",
              Maker(c, s, "java/lang/Object").made())
      .made();
}

// All that a table of properties does it asks its map to do, and what that is
// nobody knows: of a class below the one it would have.
std::optional<heap::Location> MakeProperties(Context& c, State& s) {
  Linked<ClassId> map =
      c.table.Load(c.table.Name("java/util/concurrent/ConcurrentHashMap"));
  if (!map.ok()) return std::nullopt;
  const heap::Location unknown =
      s.place.heap.Allocate(c.table.UnknownSubclassOf(map.value()));
  return Maker(c, s, "java/util/Properties")
      .Object("map", "Ljava/util/concurrent/ConcurrentHashMap;", unknown)
      .made();
}

// The one of its class, made when it is first asked for.
template <class Make>
std::optional<heap::Location> OnlyOne(Context& c, State& s,
                                      const char* class_name, Make make) {
  Linked<ClassId> type = c.table.Load(c.table.Name(class_name));
  if (!type.ok()) return std::nullopt;
  if (const heap::Location* known = s.lambdas.Find(type.value().index()))
    return *known;
  auto made = make(c, s);
  if (made) s.lambdas = s.lambdas.With(type.value().index(), *made);
  return made;
}

// As the library builds it: a print stream on a buffer on a file.
std::optional<heap::Location> MakeStream(Context& c, State& s, int file) {
  const auto descriptor = Maker(c, s, "java/io/FileDescriptor")
                              .Number("fd", "I", c.pool.Int(file))
                              .made();
  const auto raw = Maker(c, s, "java/io/FileOutputStream")
                       .Object("fd", "Ljava/io/FileDescriptor;", descriptor)
                       .made();
  const auto buffer = Maker(c, s, "java/io/BufferedOutputStream").made();
  const auto stream = Maker(c, s, "java/io/PrintStream").made();
  Linked<ClassId> filter =
      c.table.Load(c.table.Name("java/io/FilterOutputStream"));
  if (!filter.ok() || !raw || !buffer || !stream) return std::nullopt;
  const auto out =
      c.table.DeclaredField(filter.value(), "out", "Ljava/io/OutputStream;");
  if (!out) return std::nullopt;
  s.place.heap.SetField(*buffer, *out, heap::ValueSet(*raw));
  s.place.heap.SetField(*stream, *out, heap::ValueSet(*buffer));
  return stream;
}

}  // namespace

std::optional<heap::Location> MainThread(Context& c, State& s) {
  return OnlyOne(c, s, "java/lang/Thread", MakeThread);
}

std::optional<heap::Location> SystemProperties(Context& c, State& s) {
  return OnlyOne(c, s, "java/util/Properties", MakeProperties);
}

bool IsSystemProperties(Context& c, const State& s, const Slot& object) {
  if (!object.IsKnown()) return false;
  const heap::Location* known =
      s.lambdas.Find(c.table.Name("java/util/Properties").index());
  return known != nullptr && *known == object.location();
}

std::optional<heap::Location> StandardOutput(Context& c, State& s) {
  return MakeStream(c, s, 1);
}

std::optional<heap::Location> StandardError(Context& c, State& s) {
  return MakeStream(c, s, 2);
}

namespace {

// The one object in a field, if it is of that very class.
std::optional<heap::Location> PartOf(Context& c, const State& s,
                                     heap::Location l, const char* owner,
                                     const char* field, const char* descriptor,
                                     const char* part) {
  Linked<ClassId> type = c.table.Load(c.table.Name(owner));
  if (!type.ok()) return std::nullopt;
  const auto f = c.table.DeclaredField(type.value(), field, descriptor);
  const heap::CellContent* cell = f ? s.place.heap.Written(l, *f) : nullptr;
  const Slot slot = cell != nullptr ? c.values.FromCell(*cell) : Slot::Null();
  if (!slot.IsKnown()) return std::nullopt;
  const heap::Location found = slot.location();
  if (found == heap::kNull || found == heap::kUninitialized ||
      c.table[s.place.heap.Info(found).exact].name != part)
    return std::nullopt;
  return found;
}

constexpr const char* kFilter = "java/io/FilterOutputStream";
constexpr const char* kStream = "Ljava/io/OutputStream;";

}  // namespace

std::optional<int32_t> StandardFile(Context& c, const State& s,
                                    heap::Location l) {
  if (c.table[s.place.heap.Info(l).exact].name != "java/io/PrintStream")
    return std::nullopt;
  const auto buffer =
      PartOf(c, s, l, kFilter, "out", kStream, "java/io/BufferedOutputStream");
  if (!buffer) return std::nullopt;
  // What a program makes has a place for bytes.
  if (PartOf(c, s, *buffer, "java/io/BufferedOutputStream", "buf", "[B", "[B"))
    return std::nullopt;
  const auto raw = PartOf(c, s, *buffer, kFilter, "out", kStream,
                          "java/io/FileOutputStream");
  if (!raw) return std::nullopt;
  const auto descriptor =
      PartOf(c, s, *raw, "java/io/FileOutputStream", "fd",
             "Ljava/io/FileDescriptor;", "java/io/FileDescriptor");
  if (!descriptor) return std::nullopt;
  const auto fd =
      c.table.DeclaredField(s.place.heap.Info(*descriptor).exact, "fd", "I");
  const heap::CellContent* file =
      fd ? s.place.heap.Written(*descriptor, *fd) : nullptr;
  if (file == nullptr) return std::nullopt;
  const Slot number = c.values.FromCell(*file);
  if (!number.IsKnown()) return std::nullopt;
  return number.AsInt();
}

std::optional<heap::Location> NoClasses(Context& c, State& s) {
  const ClassId type = c.table.NameOfType("[Ljava/lang/Class;");
  if (!c.table.Load(type).ok()) return std::nullopt;
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(type, c.pool.Int(0), made);
  return made;
}

}  // namespace engine
