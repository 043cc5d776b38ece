#include "engine/analysis/fraction_text.h"

#include "engine/linking/ids.h"
#include "engine/machine/machine.h"
#include "engine/runtime/class_init.h"
#include "engine/runtime/context.h"
#include "engine/runtime/invocation.h"
#include "engine/runtime/mirrors.h"
#include "engine/search/end.h"
#include "engine/state/body.h"

namespace engine {
namespace {

constexpr uint64_t kMostSteps = 1'000'000;

const Body* WriterOf(Context& c, char letter) {
  const bool wide = letter == 'D';
  Linked<ClassId> box =
      c.table.Load(c.table.Name(wide ? "java/lang/Double" : "java/lang/Float"));
  if (!box.ok()) return nullptr;
  const auto method = c.table.DeclaredMethod(
      box.value(), "toString",
      wide ? "(D)Ljava/lang/String;" : "(F)Ljava/lang/String;");
  if (!method) return nullptr;
  const Body& body = c.bodies.CodeOf(*method);
  return body.code == nullptr ? nullptr : &body;
}

State AboutToWrite(Context& c, const State& ended, const Body& writer,
                   const Slot& number) {
  State state = ended;
  state.end.reset();
  state.notes = nullptr;
  state.merging_over = true;
  state.callers = {};
  state.frame = MakeFrame(writer);
  state.frame.slots[0] = number;
  if (!IsReady(c, state, writer.owner)) Initialize(c, state, writer.owner);
  return state;
}

}  // namespace

std::optional<std::u16string> FractionText(Analysis& analysis,
                                           const State& ended, char letter,
                                           uint64_t bits) {
  Machine& machine = analysis.machine();
  Context& c = machine.context();
  const Body* const writer = WriterOf(c, letter);
  if (writer == nullptr) return std::nullopt;
  const Slot number = Slot::Number(
      letter == 'D' ? Slot::Type::kDouble : Slot::Type::kFloat, bits);
  // What is told of a run does not count this.
  const auto bytecodes = c.bytecodes;
  const auto written =
      machine.RunAlone(AboutToWrite(c, ended, *writer, number), kMostSteps);
  c.bytecodes = bytecodes;
  const bool returned =
      written && written->end->kind == search::EndKind::kReturn;
  return returned ? KnownText(c, *written, written->result) : std::nullopt;
}

}  // namespace engine
