#include "classfile/stack_sources.h"

#include <algorithm>
#include <string_view>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"

namespace classfile {
namespace {

// Instructions that only move words: how many they take, and what they leave,
// each as its number among those, the deepest first.
struct Shuffle {
  Opcode opcode;
  uint32_t takes;
  std::string_view leaves;
};

constexpr Shuffle kShuffles[] = {
    {Opcode::kDup, 1, "00"},       {Opcode::kDupX1, 2, "101"},
    {Opcode::kDupX2, 3, "2012"},   {Opcode::kDup2, 2, "0101"},
    {Opcode::kDup2X1, 3, "12012"}, {Opcode::kDup2X2, 4, "230123"},
    {Opcode::kSwap, 2, "10"},      {Opcode::kCheckcast, 1, "0"},
};

const Shuffle* ShuffleOf(Opcode opcode) {
  for (const Shuffle& each : kShuffles)
    if (each.opcode == opcode) return &each;
  return nullptr;
}

size_t SlotsOf(const TypeDescriptor& type) {
  return static_cast<size_t>(type.slots());
}

std::string_view MethodTypeOf(const ClassFile& file, const Instruction& in) {
  const auto index = static_cast<uint16_t>(in.a);
  return in.opcode == Opcode::kInvokedynamic
             ? file.pool.Dynamic(index).name_and_type.descriptor
             : file.pool.Member(index).descriptor;
}

// What a constant says: the words for `*` in opcodes.def.
struct Varying {
  size_t pops = 0;
  size_t pushes = 0;
};

Varying VaryingOf(const ClassFile& file, const Instruction& in) {
  switch (InfoOf(in.opcode).format) {
    case Format::kLoadable:
    case Format::kLoadableWide:
      return {0, 1};
    case Format::kLoadable2:
      return {0, 2};
    case Format::kMultiArray:
      return {static_cast<size_t>(in.b), 0};
    case Format::kField: {
      const auto member = file.pool.Member(static_cast<uint16_t>(in.a));
      const size_t words = SlotsOf(*ParseFieldDescriptor(member.descriptor));
      return {words, words};
    }
    case Format::kMethod:
    case Format::kSpecialMethod:
    case Format::kStaticMethod:
    case Format::kInterfaceMethod:
    case Format::kDynamicCall: {
      const auto type = ParseMethodDescriptor(MethodTypeOf(file, in));
      return {static_cast<size_t>(type->parameter_slots),
              SlotsOf(type->result)};
    }
    default:
      return {};
  }
}

size_t WordsOf(std::string_view letters, size_t varying) {
  size_t words = 0;
  for (char letter : letters)
    words += letter == '*' ? varying : letter == 'J' || letter == 'D' ? 2 : 1;
  return words;
}

// Code that was not verified may take what is not there.
void DropWords(std::vector<uint32_t>& words, size_t count) {
  words.resize(words.size() - std::min(words.size(), count));
}

void MoveWords(std::vector<uint32_t>& words, const Shuffle& shuffle) {
  std::vector<uint32_t> taken(shuffle.takes, kNoSource);
  for (size_t i = 0; i < shuffle.takes && i < words.size(); ++i)
    taken[shuffle.takes - 1 - i] = words[words.size() - 1 - i];
  DropWords(words, shuffle.takes);
  for (char number : shuffle.leaves)
    words.push_back(taken[static_cast<size_t>(number - '0')]);
}

// Counting is no assignment: a JVM does not say so either.
void NoteAssignment(const Instruction& in, StackWords& words) {
  const OpcodeInfo& info = InfoOf(in.opcode);
  if (info.format != Format::kLocal && info.format != Format::kImpliedLocal)
    return;
  if (info.pops[0] == '\0') return;
  const auto local = static_cast<uint32_t>(in.a);
  for (uint32_t i = local; i < local + (info.two_slots ? 2 : 1); ++i)
    if (i < 64) words.assigned |= uint64_t{1} << i;
}

bool UsesSubroutine(const Instruction& in) {
  return in.opcode == Opcode::kJsr || in.opcode == Opcode::kJsrW ||
         in.opcode == Opcode::kRet;
}

// Where it may jump to, without the next one.
std::vector<uint32_t> JumpsOf(const Code& code, const Instruction& in) {
  std::vector<uint32_t> targets;
  const Format format = InfoOf(in.opcode).format;
  if (format == Format::kBranch || format == Format::kBranchWide)
    targets.push_back(static_cast<uint32_t>(in.a));
  if (format != Format::kTableSwitch && format != Format::kLookupSwitch)
    return targets;
  targets.push_back(code.SwitchOf(in).default_target);
  for (const SwitchCase& each : code.CasesOf(in))
    targets.push_back(each.target);
  return targets;
}

}  // namespace

bool HasSubroutines(const Code& code) {
  return std::any_of(code.instructions.begin(), code.instructions.end(),
                     UsesSubroutine);
}

StackSources::StackSources(const ClassFile& file, const Code& code,
                           uint32_t wanted)
    : file_(file), code_(code), before_(code.instructions.size()) {
  if (before_.empty()) return;
  before_[0].emplace();
  for (const ExceptionHandler& each : code.handlers)
    before_[each.handler] = StackWords{{each.handler}};
  while (reached_more_ && !Sweep(wanted)) {
  }
}

// Whether that is all.
bool StackSources::Sweep(uint32_t wanted) {
  reached_more_ = false;
  bool all = true;
  for (uint32_t at = 0; at < before_.size(); ++at) {
    if (before_[at])
      Step(at);
    else
      all = false;
    if (at + 1 == wanted && wanted < before_.size() && before_[wanted])
      return true;
  }
  return all;
}

void StackSources::Step(uint32_t at) {
  const Instruction& in = code_.instructions[at];
  StackWords words = *before_[at];
  if (const Shuffle* shuffle = ShuffleOf(in.opcode)) {
    MoveWords(words.sources, *shuffle);
  } else {
    const OpcodeInfo& info = InfoOf(in.opcode);
    const Varying varying = VaryingOf(file_, in);
    DropWords(words.sources, WordsOf(info.pops, varying.pops));
    words.sources.resize(
        words.sources.size() + WordsOf(info.pushes, varying.pushes), at);
  }
  NoteAssignment(in, words);
  if (!EndsBlock(in.opcode)) Arrive(at + 1, words);
  for (uint32_t target : JumpsOf(code_, in)) Arrive(target, words);
}

void StackSources::Arrive(uint32_t at, const StackWords& words) {
  if (at >= before_.size()) return;
  std::optional<StackWords>& known = before_[at];
  if (!known) {
    known = words;
    reached_more_ = true;
    return;
  }
  known->assigned |= words.assigned;
  for (size_t i = 0; i < known->sources.size(); ++i)
    if (i >= words.sources.size() || known->sources[i] != words.sources[i])
      known->sources[i] = kNoSource;
}

}  // namespace classfile
