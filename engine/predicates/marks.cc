#include "engine/predicates/marks.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/nested_name.h"
#include "classfile/bytes.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "classfile/parser.h"
#include "classfile/source_facts.h"
#include "engine/merging/flow_graph.h"
#include "engine/predicates/parse.h"

namespace engine {
namespace {

using base::Error;
using base::Result;
using base::Status;
using classfile::ClassFile;
using classfile::Code;
using classfile::ConstantTag;
using classfile::Format;
using classfile::Instruction;
using classfile::Opcode;

constexpr std::string_view kMarker = "summa/Merge";
constexpr std::string_view kOfText = "(Ljava/lang/String;)V";

// A method of the marker. What several calls at one line say may be one point.
struct Mark {
  std::string_view method;
  Result<PredicatePoint> (*parse)(std::string_view text);
  bool adds;
};
constexpr Mark kMarks[] = {{"point", ParsePoint, false},
                           {"predicate", ParseAllOf, true}};

const Mark* MarkCalled(const ClassFile& file, const Instruction& in) {
  if (in.opcode != Opcode::kInvokestatic) return nullptr;
  const classfile::MemberRef called =
      file.pool.Member(static_cast<uint16_t>(in.a));
  if (called.class_name != kMarker || called.descriptor != kOfText)
    return nullptr;
  const auto* mark =
      std::find_if(std::begin(kMarks), std::end(kMarks),
                   [&](const Mark& m) { return m.method == called.name; });
  return mark == std::end(kMarks) ? nullptr : mark;
}

std::optional<std::string_view> TextPushed(const ClassFile& file,
                                           const Instruction& in) {
  const Format format = classfile::InfoOf(in.opcode).format;
  if (format != Format::kLoadable && format != Format::kLoadableWide)
    return std::nullopt;
  const auto index = static_cast<uint16_t>(in.a);
  if (!file.pool.Is(index, ConstantTag::kString)) return std::nullopt;
  return file.pool.String(index);
}

// The calls in one method.
class MethodMarks {
 public:
  MethodMarks(const ClassFile& file, const classfile::Method& method)
      : file_(file),
        code_(*method.code),
        name_(base::NestedName(classfile::InternalToJava(file.name())) + "." +
              std::string(method.name)),
        lines_(classfile::LinesOf(code_)) {}

  Status AddTo(Predicates& marks) {
    for (uint32_t at = 0; at < code_.instructions.size(); ++at) {
      const Mark* mark = MarkCalled(file_, code_.instructions[at]);
      if (mark == nullptr) continue;
      Status added = Add(*mark, at, marks);
      if (!added.ok()) return std::move(added).error().In(PlaceText(at));
    }
    return base::Ok{};
  }

 private:
  std::string PlaceText(uint32_t at) const {
    return lines_[at] == 0 ? name_ : name_ + ":" + std::to_string(lines_[at]);
  }

  Status Add(const Mark& mark, uint32_t at, Predicates& marks) {
    if (lines_[at] == 0)
      return Error{
          "a call of summa.Merge where no line is known: compile it "
          "with -g"};
    const auto text = TextAt(at);
    if (!text)
      return Error{"expected a text in quotes, alone, for summa.Merge." +
                   std::string(mark.method)};
    ASSIGN_OR_RETURN(PredicatePoint point, mark.parse(*text));
    point.in_program = true;
    const bool more = mark.adds && adding_.count(lines_[at]) != 0;
    if (mark.adds) adding_.insert(lines_[at]);
    const auto [it, fresh] = marks.points.try_emplace({name_, lines_[at]});
    if (!fresh && !more)
      return Error{"has predicates already: expected one call for it"};
    if (fresh)
      it->second = std::move(point);
    else
      for (Predicate& one : point.predicates)
        it->second.predicates.push_back(std::move(one));
    return base::Ok{};
  }

  // That is always the argument of the call there.
  std::optional<std::string_view> TextAt(uint32_t call) const {
    if (call == 0 || IsJumpedTo(call)) return std::nullopt;
    return TextPushed(file_, code_.instructions[call - 1]);
  }
  bool IsJumpedTo(uint32_t target) const {
    for (uint32_t from = 0; from < code_.instructions.size(); ++from) {
      const auto to = FlowGraph::TargetsOf(code_, from);
      if (from + 1 != target && std::count(to.begin(), to.end(), target) != 0)
        return true;
    }
    return false;
  }

  const ClassFile& file_;
  const Code& code_;
  const std::string name_;
  const std::vector<uint16_t> lines_;
  std::set<uint16_t> adding_;  // lines with calls that add to each other
};

// Without reading the class: whether it may have such calls.
bool Mentions(const classfile::Bytes& bytes, std::string_view text) {
  const auto data = bytes.data();
  return std::search(data.begin(), data.end(), text.begin(), text.end()) !=
         data.end();
}

Status AddMarksIn(const classfile::ClassPath& path, const std::string& name,
                  Predicates& marks) {
  const auto found = path.Find(name);
  // Whoever needs it tells why it cannot be read.
  if (!found.ok() || !found.value() || name == kMarker) return base::Ok{};
  const classfile::ClassBytes& bytes = *found.value();
  if (!Mentions(bytes.bytes, kMarker)) return base::Ok{};
  const auto file = classfile::ParseClassFile(bytes.bytes, bytes.origin);
  return file.ok() ? AddMarksOf(file.value(), marks) : Status(base::Ok{});
}

}  // namespace

Status AddMarksOf(const ClassFile& file, Predicates& marks) {
  for (const classfile::Method& method : file.methods)
    if (method.code) RETURN_IF_ERROR(MethodMarks(file, method).AddTo(marks));
  return base::Ok{};
}

Status AddMarks(const classfile::ClassPath& path, Predicates& all) {
  Predicates marks;
  for (const std::string& name : path.ClassNames())
    RETURN_IF_ERROR(AddMarksIn(path, name, marks));
  all.points.merge(marks.points);
  return base::Ok{};
}

}  // namespace engine
