#include "engine/runtime/vm_objects.h"

#include <string>

#include "engine/runtime/mirrors.h"
#include "heap/value_set.h"

namespace engine {
namespace {

// Writes a field where the class has it.
class Maker {
 public:
  Maker(Context& c, State& s, const char* class_name) : c_(c), s_(s) {
    Linked<ClassId> type = c.table.Load(c.table.Name(class_name));
    if (!type.ok()) return;
    type_ = type.value();
    made_ = s.place.heap.Allocate(type.value());
  }

  std::optional<heap::Location> made() const { return made_; }

  Maker& Number(const char* name, const char* descriptor, expr::Expr value) {
    return Set(name, descriptor, value);
  }
  Maker& Text(const char* name, const std::u16string& text) {
    auto literal = LiteralOf(c_, s_, c_.program.Intern(text));
    return literal ? Object(name, "Ljava/lang/String;", literal) : *this;
  }
  Maker& Object(const char* name, const char* descriptor,
                std::optional<heap::Location> l) {
    return Set(name, descriptor, heap::ValueSet(l.value_or(heap::kNull)));
  }

 private:
  Maker& Set(const char* name, const char* descriptor,
             const heap::Value& value) {
    if (!made_) return *this;
    if (auto f = c_.table.DeclaredField(type_, name, descriptor))
      s_.place.heap.SetField(*made_, *f, value);
    return *this;
  }

  Context& c_;
  State& s_;
  ClassId type_;
  std::optional<heap::Location> made_;
};

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
      s.place.heap.Allocate(c.table.AddUnknownSubclass(map.value()));
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

std::optional<heap::Location> NoClasses(Context& c, State& s) {
  const ClassId type = c.table.NameOfType("[Ljava/lang/Class;");
  if (!c.table.Load(type).ok()) return std::nullopt;
  heap::Location made;
  s.place.heap = s.place.heap.WithArray(type, c.pool.Int(0), made);
  return made;
}

}  // namespace engine
