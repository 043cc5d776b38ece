#include "javalite/generate.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include "base/check.h"
#include "base/rng.h"

namespace javalite {
namespace {

// A type: kBool, kInt, or the index of a class.
using TypeIndex = int;
constexpr TypeIndex kBool = -2;
constexpr TypeIndex kInt = -1;
bool IsClass(TypeIndex type) { return type >= 0; }

struct FieldPlan {
  std::string name;
  TypeIndex type;
};

struct ClassPlan {
  std::string name;
  std::optional<int> super = {};
  bool is_abstract = false;
  std::vector<FieldPlan> fields = {};
  std::string methods = {};  // text
};

struct Variable {
  std::string name;
  TypeIndex type;
};

enum class Recursion { kNone, kFuel, kField };

struct MethodPlan {
  std::string name;
  int owner;
  TypeIndex result;
  std::vector<Variable> params = {};
  Recursion recursion = Recursion::kNone;
  std::string step_field = {};  // kField: followed from the first parameter
};

// "(a b c)". The parts of a braced list are evaluated in order, those of a
// chain of + in any: only this way do all compilers draw the same numbers.
std::string Form(std::initializer_list<std::string> parts) {
  std::string text = "(";
  for (const std::string& part : parts) {
    if (text.size() > 1) text += " ";
    text += part;
  }
  return text + ")";
}

// The classes of one program; Main is the last.
class Hierarchy {
 public:
  explicit Hierarchy(base::Rng& rng) : rng_(rng) {
    size_t others = rng_.Below(4);
    for (size_t i = 0; i < others; ++i) AddClass(i);
    for (size_t i = 0; i < others; ++i) MaybeMakeAbstract(static_cast<int>(i));
    classes_.push_back({.name = "Main"});
    for (size_t i = 0; i < others; ++i)
      AddFields(static_cast<int>(i), 1 + rng_.Below(3));
    AddFields(main(), 2 + rng_.Below(3));
  }

  int main() const { return static_cast<int>(classes_.size()) - 1; }
  const std::vector<ClassPlan>& classes() const { return classes_; }
  ClassPlan& operator[](int c) { return classes_[static_cast<size_t>(c)]; }
  const ClassPlan& operator[](int c) const {
    return classes_[static_cast<size_t>(c)];
  }

  bool IsSubclass(int sub, int super) const {
    std::optional<int> c = sub;
    while (c && *c != super) c = (*this)[*c].super;
    return c.has_value();
  }
  bool Fits(TypeIndex type, TypeIndex wanted) const {
    return type == wanted ||
           (IsClass(type) && IsClass(wanted) && IsSubclass(type, wanted));
  }

  std::string NameOf(TypeIndex type) const {
    if (IsClass(type)) return (*this)[type].name;
    return type == kBool ? "bool" : "int";
  }

  std::vector<int> ConcreteBelow(int c) const {
    std::vector<int> result;
    for (int sub = 0; sub <= main(); ++sub)
      if (IsSubclass(sub, c) && !(*this)[sub].is_abstract)
        result.push_back(sub);
    return result;
  }

  // The fields of `c`, inherited ones included, that fit `wanted`.
  std::vector<FieldPlan> FieldsOf(int c, TypeIndex wanted) const {
    std::vector<FieldPlan> result;
    for (std::optional<int> at = c; at; at = (*this)[*at].super)
      for (const FieldPlan& field : (*this)[*at].fields)
        if (Fits(field.type, wanted)) result.push_back(field);
    return result;
  }

  // Mostly the type of an earlier class, so that fields share types.
  TypeIndex RandomType() {
    uint64_t pick = rng_.Below(10);
    if (pick == 0) return kBool;
    if (pick <= 2) return kInt;
    return RandomClass();
  }
  int RandomClass() {
    if (main() == 0) return 0;
    if (rng_.OneIn(8)) return main();
    size_t others = classes_.size() - 1;
    return static_cast<int>(std::min(rng_.Below(others), rng_.Below(others)));
  }

 private:
  void AddClass(size_t index) {
    ClassPlan plan{.name = std::string(1, static_cast<char>('A' + index))};
    if (index > 0 && rng_.Below(3) > 0)
      plan.super = static_cast<int>(rng_.Below(index));
    classes_.push_back(std::move(plan));
  }

  // An abstract class without subclasses would have no objects at all.
  void MaybeMakeAbstract(int c) {
    bool has_sub = std::any_of(classes_.begin(), classes_.end(),
                               [&](auto& plan) { return plan.super == c; });
    (*this)[c].is_abstract = has_sub && rng_.OneIn(2);
  }

  // Every field of the program has its own name: none hides another.
  void AddFields(int c, uint64_t count) {
    for (uint64_t i = 0; i < count; ++i) {
      TypeIndex type = i == 0 ? RandomClass() : RandomType();
      (*this)[c].fields.push_back({"f" + std::to_string(fields_++), type});
    }
  }

  base::Rng& rng_;
  std::vector<ClassPlan> classes_;
  int fields_ = 0;
};

// What kinds of expressions a program prefers: each kind is drawn in proportion
// to its weight.
enum Choice : uint8_t {
  kLeaf,
  kRead,
  kIf,
  kLet,
  kBegin,
  kCall,
  kAssign,
  kNew,
  kCompareRefs,
  kCompareInts,
  kInstanceOf,
  kConnective,
  kArithmetic,
  kChoices
};

class Generator {
 public:
  Generator(uint64_t seed, const GenerateOptions& options)
      : rng_(seed), options_(options), hierarchy_(rng_) {
    for (uint32_t& weight : weights_) weight = 1 + rng_.Below(6);
    weights_[kRead] += 4;
    weights_[kLet] += 2;
  }

  std::string Run() {
    size_t methods = 1 + rng_.Below(3);
    for (size_t i = 0; i < methods; ++i) AddMethod(i);
    AddEntry();
    return ProgramText();
  }

 private:
  // Makes an expression of a type, if there is one of its kind.
  using Rule = std::optional<std::string> (Generator::*)(TypeIndex);

  template <class T>
  const T& Pick(const std::vector<T>& from) {
    return from[rng_.Below(from.size())];
  }

  // Methods.

  void AddMethod(size_t index) {
    MethodPlan plan{
        .name = "m" + std::to_string(index),
        .owner = rng_.OneIn(2) ? hierarchy_.main() : hierarchy_.RandomClass(),
        .result = hierarchy_.RandomType()};
    ChooseRecursion(plan);
    for (uint64_t i = rng_.Below(3); i > 0; --i)
      plan.params.push_back(
          {"p" + std::to_string(plan.params.size()), hierarchy_.RandomType()});
    for (int c = 0; c <= hierarchy_.main(); ++c)
      if (c == plan.owner ||
          (hierarchy_.IsSubclass(c, plan.owner) && rng_.Below(3) > 0))
        hierarchy_[c].methods += MethodText(plan, c);
    methods_.push_back(std::move(plan));
  }

  void ChooseRecursion(MethodPlan& plan) {
    uint64_t pick = rng_.Below(4);
    if (pick == 0) {
      plan.recursion = Recursion::kFuel;
      plan.params.push_back({"p0", kInt});
    }
    int c = hierarchy_.RandomClass();
    std::vector<FieldPlan> steps = hierarchy_.FieldsOf(c, c);
    if (pick != 1 || steps.empty()) return;
    plan.recursion = Recursion::kField;
    plan.step_field = Pick(steps).name;
    plan.params.push_back({"p0", c});
  }

  void AddEntry() {
    MethodPlan plan{.name = "run",
                    .owner = hierarchy_.main(),
                    .result = rng_.OneIn(2) ? kBool : hierarchy_.RandomType()};
    hierarchy_[plan.owner].methods += MethodText(plan, plan.owner);
  }

  std::string MethodText(const MethodPlan& plan, int owner) {
    scope_ = {{"this", owner}};
    std::string params;
    for (const Variable& param : plan.params) {
      scope_.push_back(param);
      params += "[" + hierarchy_.NameOf(param.type) + " " + param.name + "]";
    }
    budget_ = static_cast<int>(options_.size) / (plan.name == "run" ? 1 : 2);
    return "\n    (" + hierarchy_.NameOf(plan.result) + " " + plan.name + " (" +
           params + ") " + BodyText(plan, owner) + ")";
  }

  std::string BodyText(const MethodPlan& plan, int owner) {
    if (plan.recursion == Recursion::kNone)
      return LocalsThen(owner, plan.result);
    bool fuel = plan.recursion == Recursion::kFuel;
    std::string test = fuel ? "(p0 < 1)" : "(p0 = null)";
    std::string next = fuel ? "(p0 - 1)" : "(p0 $ " + plan.step_field + ")";
    std::string call = "(this @ " + plan.name + " " + next;
    for (size_t i = 1; i < plan.params.size(); ++i)
      call += " " + Leaf(plan.params[i].type);
    call += ")";
    std::string last = Expression(plan.result);
    std::string effect = Statement();
    if (rng_.OneIn(2))
      call = Form(
          {"if", Expression(kBool), Expression(plan.result), "else", call});
    return Form({"if", test, last, "else", Form({"begin", effect, call})});
  }

  // Fields of `this` in variables first: what the rest does with them depends
  // on which of them are null and which are the same object.
  std::string LocalsThen(int owner, TypeIndex result) {
    std::vector<FieldPlan> fields;
    for (int c = 0; c <= hierarchy_.main(); ++c)
      for (FieldPlan& field : hierarchy_.FieldsOf(owner, c))
        if (field.type == c && rng_.Below(4) > 0)
          fields.push_back(std::move(field));
    std::string open, close;
    for (const FieldPlan& field : fields) {
      std::string name = NewVariable();
      open += "(var " + hierarchy_.NameOf(field.type) + " " + name +
              " := (this $ " + field.name + ") in ";
      close += ")";
      scope_.push_back({name, field.type});
    }
    open += "(begin ";
    for (uint64_t i = rng_.Below(4); i > 0; --i) open += Statement() + " ";
    return open + Branches(result, 1 + rng_.Below(3)) + ")" + close;
  }

  // A tree of tests, and an expression with an effect before it at each leaf.
  std::string Branches(TypeIndex type, uint64_t levels) {
    if (levels == 0 || rng_.OneIn(8)) return Expression(type);
    budget_ += 2;
    std::string test = Test();
    if (rng_.OneIn(3)) test = Form({"begin", Statement(), test});
    return Form({"if", test, Branches(type, levels - 1), "else",
                 Branches(type, levels - 1)});
  }

  // A question about variables or about what their fields hold.
  std::string Test() {
    static constexpr Rule kTests[] = {
        &Generator::MakeCompareRefs, &Generator::MakeCompareRefs,
        &Generator::MakeCompareRefs, &Generator::MakeCompareInts,
        &Generator::MakeInstanceOf,  &Generator::MakeRead};
    Rule rule = kTests[rng_.Below(std::size(kTests))];
    auto test = (this->*rule)(kBool);
    return test ? *std::move(test) : Expression(kBool);
  }

  std::string NewVariable() { return "v" + std::to_string(variables_++); }

  // Something done for its effect: mostly a write through a variable.
  std::string Statement() {
    --budget_;
    uint64_t pick = rng_.Below(6);
    if (pick == 0)
      return Form({"if", Expression(kBool),
                   Write(hierarchy_.RandomClass()).value_or("null"), "else",
                   "null"});
    if (pick == 1) return Expression(hierarchy_.RandomType());
    auto write = Write(hierarchy_.RandomType());
    return write ? *std::move(write) : Expression(kBool);
  }

  // A field of type `type`, written through a variable.
  std::optional<std::string> Write(TypeIndex type) {
    for (int attempt = 0; attempt < 4; ++attempt) {
      const Variable variable = Pick(scope_);
      if (!IsClass(variable.type)) continue;
      std::vector<FieldPlan> fields = hierarchy_.FieldsOf(variable.type, type);
      if (fields.empty()) continue;
      const FieldPlan field = Pick(fields);
      return Form(
          {variable.name, "$", field.name, ":=", Expression(field.type)});
    }
    return std::nullopt;
  }

  // Expressions of a wanted type.

  std::string Expression(TypeIndex type) {
    if (--budget_ <= 0) return Leaf(type);
    static constexpr Rule kRules[] = {
        &Generator::MakeLeaf,        &Generator::MakeRead,
        &Generator::MakeIf,          &Generator::MakeLet,
        &Generator::MakeBegin,       &Generator::MakeCall,
        &Generator::MakeAssign,      &Generator::MakeNew,
        &Generator::MakeCompareRefs, &Generator::MakeCompareInts,
        &Generator::MakeInstanceOf,  &Generator::MakeConnective,
        &Generator::MakeArithmetic};
    static_assert(std::size(kRules) == kChoices);
    for (int attempt = 0; attempt < 4; ++attempt)
      if (auto made = (this->*kRules[RandomChoice()])(type))
        return *std::move(made);
    return Leaf(type);
  }

  Choice RandomChoice() {
    uint64_t total = 0;
    for (uint32_t weight : weights_) total += weight;
    uint64_t pick = rng_.Below(total);
    size_t choice = 0;
    while (pick >= weights_[choice]) pick -= weights_[choice++];
    return static_cast<Choice>(choice);
  }

  std::optional<std::string> VariableOf(TypeIndex type) {
    std::vector<std::string> names;
    for (const Variable& variable : scope_)
      if (hierarchy_.Fits(variable.type, type)) names.push_back(variable.name);
    if (names.empty()) return std::nullopt;
    return Pick(names);
  }

  std::string Leaf(TypeIndex type) {
    if (auto name = VariableOf(type); name && rng_.Below(4) > 0) return *name;
    if (type == kBool) return BoolLeaf();
    if (type == kInt) return std::to_string(rng_.Between(-1, 2));
    return "null";
  }

  // Rarely a constant, so that few branches are decided before the run.
  std::string BoolLeaf() {
    if (rng_.OneIn(5)) return rng_.OneIn(2) ? "true" : "false";
    const Variable& left = Pick(scope_);
    if (left.type == kBool) return left.name;
    if (left.type == kInt) return Form({left.name, "<", "1"});
    const Variable& right = Pick(scope_);
    return Form({left.name, "=", IsClass(right.type) ? right.name : "null"});
  }

  std::optional<std::string> MakeLeaf(TypeIndex type) { return Leaf(type); }

  // Mostly a variable: deeper chains tend to end in null. Anything else is
  // bound first, since `null` itself has neither fields nor methods.
  std::string ObjectOf(int c) {
    auto name = VariableOf(c);
    if (name && (budget_ <= 0 || rng_.Below(5) > 0)) return *name;
    return BoundObject(c);
  }

  std::string BoundObject(int c) {
    std::string name = NewVariable();
    return Form(
        {"var", hierarchy_.NameOf(c), name, ":=", Expression(c), "in", name});
  }

  std::optional<std::string> MakeRead(TypeIndex type) {
    std::vector<std::pair<int, std::string>> reads;
    for (const Variable& variable : scope_)
      if (IsClass(variable.type))
        for (const FieldPlan& field : hierarchy_.FieldsOf(variable.type, type))
          reads.emplace_back(variable.type, field.name);
    if (reads.empty()) return std::nullopt;
    auto [owner, field] = Pick(reads);
    return Form({ObjectOf(owner), "$", field});
  }

  std::optional<std::string> MakeIf(TypeIndex type) {
    return Form(
        {"if", Expression(kBool), Expression(type), "else", Expression(type)});
  }

  std::optional<std::string> MakeLet(TypeIndex type) {
    TypeIndex bound = hierarchy_.RandomType();
    std::string name =
        rng_.OneIn(8) && scope_.size() > 1 ? scope_.back().name : NewVariable();
    std::string value = Expression(bound);
    std::vector<Variable> outer = scope_;
    std::erase_if(scope_, [&](auto& v) { return v.name == name; });
    scope_.push_back({name, bound});
    std::string body = Expression(type);
    scope_ = std::move(outer);
    return Form(
        {"var", hierarchy_.NameOf(bound), name, ":=", value, "in", body});
  }

  std::optional<std::string> MakeBegin(TypeIndex type) {
    return Form({"begin", Statement(), Expression(type)});
  }

  std::optional<std::string> MakeCall(TypeIndex type) {
    std::vector<MethodPlan> fitting;
    for (const MethodPlan& method : methods_)
      if (hierarchy_.Fits(method.result, type)) fitting.push_back(method);
    if (fitting.empty()) return std::nullopt;
    const MethodPlan method = Pick(fitting);
    std::string text = "(" + ObjectOf(method.owner) + " @ " + method.name;
    for (const Variable& param : method.params) {
      bool fuel = method.recursion == Recursion::kFuel && param.name == "p0";
      text += " " + (fuel ? std::to_string(rng_.Between(0, 3))
                          : Expression(param.type));
    }
    return text + ")";
  }

  std::optional<std::string> MakeAssign(TypeIndex type) {
    if (rng_.OneIn(2)) return Write(type);
    auto name = VariableOf(type);
    if (!name || *name == "this") return std::nullopt;
    for (const Variable& variable : scope_)
      if (variable.name == *name)
        return Form({*name, ":=", Expression(variable.type)});
    UNREACHABLE("a variable should be in scope");
  }

  std::optional<std::string> MakeNew(TypeIndex type) {
    if (!IsClass(type)) return std::nullopt;
    std::vector<int> concrete = hierarchy_.ConcreteBelow(type);
    return Form({"new", hierarchy_.NameOf(Pick(concrete))});
  }

  // A variable or something read through one, rather than a constant.
  std::string Operand(TypeIndex type) {
    if (auto name = VariableOf(type); name && rng_.OneIn(2)) return *name;
    auto read = MakeRead(type);
    return read ? *std::move(read) : Expression(type);
  }

  std::optional<std::string> MakeCompareRefs(TypeIndex type) {
    if (type != kBool) return std::nullopt;
    int c = hierarchy_.RandomClass();
    return Form({Operand(c), "=", rng_.OneIn(4) ? "null" : Operand(c)});
  }

  std::optional<std::string> MakeCompareInts(TypeIndex type) {
    if (type != kBool) return std::nullopt;
    return Form({Operand(kInt), rng_.OneIn(2) ? "=" : "<", Expression(kInt)});
  }

  std::optional<std::string> MakeInstanceOf(TypeIndex type) {
    if (type != kBool) return std::nullopt;
    return Form({ObjectOf(hierarchy_.RandomClass()), "instanceof",
                 hierarchy_.NameOf(hierarchy_.RandomClass())});
  }

  std::optional<std::string> MakeConnective(TypeIndex type) {
    if (type != kBool) return std::nullopt;
    static constexpr const char* kOperators[] = {"and", "or", "="};
    uint64_t pick = rng_.Below(4);
    if (pick == 3) return Form({"not", Expression(kBool)});
    return Form({Expression(kBool), kOperators[pick], Expression(kBool)});
  }

  std::optional<std::string> MakeArithmetic(TypeIndex type) {
    if (type != kInt) return std::nullopt;
    return Form(
        {Expression(kInt), rng_.OneIn(2) ? "+" : "-", Expression(kInt)});
  }

  std::string ProgramText() const {
    std::string text = "((";
    for (const ClassPlan& plan : hierarchy_.classes()) {
      text += plan.is_abstract ? "\n  (abstract class " : "\n  (class ";
      text += plan.name;
      if (plan.super) text += " extends " + hierarchy_.NameOf(*plan.super);
      text += " (";
      for (const FieldPlan& field : plan.fields)
        text += "[" + hierarchy_.NameOf(field.type) + " " + field.name + "]";
      text += ") (" + plan.methods + "))";
    }
    return text + ")\n (Main run))\n";
  }

  base::Rng rng_;
  GenerateOptions options_;
  Hierarchy hierarchy_;
  std::array<uint32_t, kChoices> weights_;
  std::vector<MethodPlan> methods_;
  std::vector<Variable> scope_;
  int budget_ = 0;
  int variables_ = 0;
};

}  // namespace

std::string GenerateProgram(uint64_t seed, const GenerateOptions& options) {
  return Generator(seed, options).Run();
}

}  // namespace javalite
