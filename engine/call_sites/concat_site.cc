// String concatenation: a static method that appends the operands and the
// constants of the recipe to a StringBuilder, in their order. After
// java.lang.invoke.StringConcatFactory.
#include <string>
#include <utility>
#include <vector>

#include "classfile/modified_utf8.h"
#include "engine/call_sites/site_linking.h"
#include "engine/call_sites/text_writer.h"

namespace engine {
namespace {

using classfile::ConstantTag;

constexpr char16_t kOperand = 1, kConstant = 2;  // in a recipe
constexpr int kMostWords = 200;

CallSite Link(const SiteRequest& request, const std::u16string& recipe,
              const std::vector<std::u16string>& constants) {
  const auto& operands = request.type.parameters;
  if (request.type.result.text != "Ljava/lang/String;" ||
      request.type.parameter_slots > kMostWords)
    return Refused("a type that StringConcatFactory does not take");
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
  code.Return(request.type.result);
  writer.AddMethod(kStaticMethod, "concat", request.name_and_type.descriptor,
                   code);
  CallSite site = Define(request, writer, "concat");
  if (site.method) site.around = std::move(around);
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
