// Methods that a class of ours does in Java: engine/facts/helpers.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/call_sites/helper_class.h"
#include "engine/library/calling.h"
#include "engine/library/reflection/reflection.h"

namespace engine::intrinsics {
namespace {

// The method of that name and type; `this` is its first argument.
Step RunHelper(Context& c, State& s, std::string_view helper) {
  const Body& body = *s.frame.body;
  std::string type(body.info->descriptor());
  if (!body.IsStatic()) type.insert(1, "L" + c.table[body.owner].name + ";");
  const auto m = HelperMethod(c.table, helper, body.info->name(), type);
  if (!m) return Unsupported(s, body.text + " without a JDK");
  const std::vector<Slot> words(
      s.frame.slots.begin(),
      s.frame.slots.begin() +
          static_cast<std::ptrdiff_t>(body.arguments.size()));
  return CallInstead(c, s, *m, words);
}

}  // namespace

Step ArrayElement(Context& c, State& s) {
  return RunHelper(c, s, "ArrayElements");
}

// There is one thread: nobody else can interrupt it.
Step ThreadSleep(Context& c, State& s) {
  c.settings.insert("Thread.sleep returns when its time is over");
  return RunHelper(c, s, "Sleeping");
}

Step Mismatch(Context& c, State& s) { return RunHelper(c, s, "Mismatches"); }

// One of the orders in which a pool may run its tasks.
Step Fork(Context& c, State& s) {
  c.settings.insert("tasks are run where they are forked");
  s.forked = true;
  return RunHelper(c, s, "Forking");
}

}  // namespace engine::intrinsics
