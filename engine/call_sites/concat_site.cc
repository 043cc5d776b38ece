// String concatenation: a static method that appends the operands and the
// constants of the recipe to a StringBuilder, in their order. Where operands
// are objects, another one asks for their texts first. After
// java.lang.invoke.StringConcatFactory.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/descriptor.h"
#include "classfile/modified_utf8.h"
#include "classfile/opcode.h"
#include "engine/call_sites/site_linking.h"
#include "engine/call_sites/text_writer.h"

namespace engine {
namespace {

using classfile::ConstantTag;
using classfile::Opcode;
using classfile::TypeDescriptor;

constexpr std::string_view kStringType = "Ljava/lang/String;";
constexpr std::string_view kOfObject = "(Ljava/lang/Object;)Ljava/lang/String;";
constexpr std::string_view kJoining = "concat", kAsking = "askAndConcat";
constexpr char16_t kOperand = 1, kConstant = 2;  // in a recipe
constexpr int kMostWords = 200;

bool IsOtherObject(const TypeDescriptor& type) {
  return type.IsReference() && type.text != kStringType;
}

// The same operands, where other objects have become their texts.
std::string TextsOf(const classfile::MethodDescriptor& operands) {
  std::string descriptor = "(";
  for (const TypeDescriptor& type : operands.parameters)
    descriptor +=
        IsOtherObject(type) ? std::string(kStringType) : std::string(type.text);
  return descriptor + ")" + std::string(kStringType);
}

// Objects are asked for their texts at once, in their order; what becomes of
// the texts can wait.
void WriteAsking(const SiteRequest& request, ClassWriter& writer,
                 const std::string& texts) {
  CodeWriter code(static_cast<uint32_t>(request.type.parameter_slots));
  uint32_t local = 0;
  for (const TypeDescriptor& type : request.type.parameters) {
    code.Load(type, local);
    local += static_cast<uint32_t>(type.slots());
    if (IsOtherObject(type))
      code.Invoke(Opcode::kInvokestatic,
                  writer.Method("java/lang/String", "valueOf", kOfObject),
                  kOfObject);
  }
  code.Invoke(Opcode::kInvokestatic, writer.OwnMethod(kJoining, texts), texts);
  code.Return(request.type.result);
  writer.AddMethod(kStaticMethod, kAsking, request.name_and_type.descriptor,
                   code);
}

CallSite Link(const SiteRequest& request, const std::u16string& recipe,
              const std::vector<std::u16string>& constants) {
  if (request.type.result.text != kStringType ||
      request.type.parameter_slots > kMostWords)
    return Refused("a type that StringConcatFactory does not take");
  const std::string texts = TextsOf(request.type);
  const auto type = classfile::ParseMethodDescriptor(texts);
  const auto& operands = type->parameters;
  ClassWriter writer = request.Writer();
  CodeWriter code(static_cast<uint32_t>(request.type.parameter_slots));
  TextWriter text(writer, code);
  std::vector<std::u16string> around(1);
  size_t operand = 0, constant = 0;
  uint32_t local = 0;
  for (char16_t c : recipe) {
    if (c == kOperand && operand < operands.size()) {
      code.Load(operands[operand], local);
      text.AppendValue(operands[operand]);
      local += static_cast<uint32_t>(operands[operand++].slots());
      around.emplace_back();
    } else if (c == kConstant && constant < constants.size()) {
      around.back() += constants[constant];
      text.AppendText(constants[constant++]);
    } else if (c == kOperand || c == kConstant) {
      return Refused("its recipe asks for more than there is");
    } else {
      around.back() += c;
      text.AppendText({c});
    }
  }
  if (operand == 0 || operand < operands.size() || constant < constants.size())
    return Refused("its recipe does not use all that there is");
  text.Finish();
  code.Return(type->result);
  writer.AddMethod(kStaticMethod, kJoining, texts, code);
  const bool asks = std::any_of(request.type.parameters.begin(),
                                request.type.parameters.end(), IsOtherObject);
  if (asks) WriteAsking(request, writer, texts);
  CallSite site = Define(request, writer, asks ? kAsking : kJoining);
  if (!site.method) return site;
  site.joining = request.table.DeclaredMethod(request.table[*site.method].owner,
                                              kJoining, texts);
  site.around = std::move(around);
  return site;
}

}  // namespace

CallSite LinkRecipe(const SiteRequest& request, const std::u16string& recipe) {
  return Link(request, recipe, {});
}

CallSite LinkConcat(const SiteRequest& request) {
  if (!request.arguments.empty())
    return Refused("makeConcat takes no constants");
  return Link(request, std::u16string(request.type.parameters.size(), kOperand),
              {});
}

CallSite LinkConcatWithConstants(const SiteRequest& request) {
  std::vector<std::u16string> texts;
  for (size_t i = 0; i < request.arguments.size(); ++i) {
    if (!request.Has(i, ConstantTag::kString))
      return Refused("a constant that is no string");
    texts.push_back(classfile::DecodeModifiedUtf8(
        request.pool.String(request.arguments[i])));
  }
  if (texts.empty()) return Refused("it has no recipe");
  const std::u16string recipe = texts[0];
  texts.erase(texts.begin());
  return Link(request, recipe, texts);
}

}  // namespace engine
