#include "javalite/expr_types.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace javalite {
namespace {

// The first error is kept and the walk goes on; the type of what is wrong is
// that of null. That keeps the frames of this recursion small.
class BodyChecker {
 public:
  BodyChecker(Program& program, const ClassTable& classes,
              const ClassNames& names)
      : program_(program), classes_(classes), names_(names) {}

  base::Status CheckMethod(Method& method) {
    scope_ = {{kThis, Type::Of(method.owner)}};
    for (const Parameter& param : method.params)
      scope_.emplace_back(param.name, param.type);
    locals_.clear();
    Type body = CheckExpr(method.body);
    Fits(program_[method.body].at, body, method.return_type);
    method.locals = locals_;
    if (error_) return *std::move(error_);
    return base::Ok{};
  }

 private:
  Type Fail(Position at, std::string what) {
    if (!error_) error_ = ErrorAt(program_.file, at, std::move(what));
    return Type::Null();
  }

  bool IsSubtype(Type sub, Type super) const {
    if (sub == super) return true;
    if (super.kind != Type::kClass) return false;
    return sub.kind == Type::kNull ||
           (sub.kind == Type::kClass &&
            classes_.IsSubclass(sub.class_id, super.class_id));
  }

  void Fits(Position at, Type found, Type wanted) {
    if (!IsSubtype(found, wanted))
      Fail(at, "expected " + program_.NameOf(wanted) + ", found " +
                   program_.NameOf(found));
  }

  // What `name` is bound to, innermost first; empty if it is not.
  std::optional<Type> Find(SymbolId name) const {
    for (size_t i = scope_.size(); i-- > 0;)
      if (scope_[i].first == name) return scope_[i].second;
    return std::nullopt;
  }

  Type CheckExpr(ExprId id) {
    using Rule = Type (BodyChecker::*)(Expr&);
    static constexpr Rule kRules[] = {
#define JAVALITE_EXPR(name, text, kids, eager) &BodyChecker::Check##name,
#include "javalite/exprs.def"
#undef JAVALITE_EXPR
    };
    static_assert(std::size(kRules) == kExprKinds);
    Expr& expr = program_.exprs[id.index()];
    Rule rule = kRules[static_cast<size_t>(expr.kind)];
    expr.type = (this->*rule)(expr);
    return expr.type;
  }

  void CheckKid(const Expr& expr, size_t kid, Type wanted) {
    Type found = CheckExpr(expr.kids[kid]);
    Fits(program_[expr.kids[kid]].at, found, wanted);
  }

  Type CheckVariable(const Expr& expr) {
    auto type = Find(expr.name);
    if (!type) return Fail(expr.at, "unknown variable " + program_[expr.name]);
    return *type;
  }

  // The class whose field or method is meant; null and primitives have none.
  std::optional<ClassId> ClassWith(const Expr& expr, Type owner,
                                   const std::string& member) {
    if (owner.kind == Type::kClass) return owner.class_id;
    Fail(expr.at, program_.NameOf(owner) + " has no " + member);
    return std::nullopt;
  }

  Type ResolveField(Expr& expr, Type owner) {
    std::string member = "field " + program_[expr.field_name];
    auto c = ClassWith(expr, owner, member);
    if (!c) return Type::Null();
    auto field = classes_.FindField(*c, expr.field_name);
    if (!field)
      return Fail(expr.at,
                  "class " + program_.NameOf(*c) + " has no " + member);
    expr.field = *field;
    return program_[*field].type;
  }

  bool ResolveNamedType(Expr& expr) {
    auto type = names_.TypeOf(expr.type_name.name);
    if (!type)
      Fail(expr.type_name.at, "unknown class " + program_[expr.type_name.name]);
    else
      expr.named_type = *type;
    return type.has_value();
  }

  // One rule per kind.

  Type CheckVar(Expr& expr) { return CheckVariable(expr); }
  Type CheckNull(Expr&) { return Type::Null(); }
  Type CheckBool(Expr&) { return Type::Bool(); }
  Type CheckInt(Expr&) { return Type::Int(); }

  Type CheckNew(Expr& expr) {
    if (!ResolveNamedType(expr)) return Type::Null();
    if (program_[expr.named_type.class_id].is_abstract)
      return Fail(expr.at, "class " + program_.NameOf(expr.named_type) +
                               " is abstract and has no objects of its own");
    return expr.named_type;
  }

  Type CheckRead(Expr& expr) {
    return ResolveField(expr, CheckExpr(expr.kids[0]));
  }

  Type CheckWrite(Expr& expr) {
    Type field = ResolveField(expr, CheckVariable(expr));
    if (!error_) CheckKid(expr, 0, field);
    return field;
  }

  Type CheckEqual(Expr& expr) {
    Type a = CheckExpr(expr.kids[0]);
    Type b = CheckExpr(expr.kids[1]);
    if (a != b && !(a.IsReference() && b.IsReference()))
      Fail(expr.at, "'=' compares two references, two ints or two bools, not " +
                        program_.NameOf(a) + " and " + program_.NameOf(b));
    return Type::Bool();
  }

  Type CheckInts(Expr& expr, Type result) {
    CheckKid(expr, 0, Type::Int());
    CheckKid(expr, 1, Type::Int());
    return result;
  }
  Type CheckLess(Expr& expr) { return CheckInts(expr, Type::Bool()); }
  Type CheckAdd(Expr& expr) { return CheckInts(expr, Type::Int()); }
  Type CheckSubtract(Expr& expr) { return CheckInts(expr, Type::Int()); }

  Type CheckIf(Expr& expr) {
    CheckKid(expr, 0, Type::Bool());
    Type a = CheckExpr(expr.kids[1]);
    Type b = CheckExpr(expr.kids[2]);
    if (auto joined = Join(a, b)) return *joined;
    return Fail(expr.at, "the arms of 'if' have no common type: " +
                             program_.NameOf(a) + " and " + program_.NameOf(b));
  }

  std::optional<Type> Join(Type a, Type b) const {
    if (IsSubtype(a, b)) return b;
    if (IsSubtype(b, a)) return a;
    if (a.kind != Type::kClass || b.kind != Type::kClass) return std::nullopt;
    auto c = classes_.CommonSuperclass(a.class_id, b.class_id);
    return c ? std::optional(Type::Of(*c)) : std::nullopt;
  }

  Type CheckLet(Expr& expr) {
    if (!ResolveNamedType(expr)) return Type::Null();
    CheckKid(expr, 0, expr.named_type);
    if (std::find(locals_.begin(), locals_.end(), expr.name) == locals_.end())
      locals_.push_back(expr.name);
    scope_.emplace_back(expr.name, expr.named_type);
    Type body = CheckExpr(expr.kids[1]);
    scope_.pop_back();
    return body;
  }

  Type CheckBegin(Expr& expr) {
    Type last = Type::Null();
    for (ExprId kid : expr.kids) last = CheckExpr(kid);
    return last;
  }

  Type CheckCall(Expr& expr) {
    Type receiver = CheckExpr(expr.kids[0]);
    std::string member = "method " + program_[expr.name];
    auto c = ClassWith(expr, receiver, member);
    if (!c) return Type::Null();
    auto m = classes_.FindMethod(*c, expr.name);
    if (!m)
      return Fail(expr.at,
                  "class " + program_.NameOf(*c) + " has no " + member);
    CheckArguments(expr, program_[*m]);
    return program_[*m].return_type;
  }

  void CheckArguments(const Expr& call, const Method& method) {
    size_t given = call.kids.size() - 1;
    if (given != method.params.size()) {
      size_t wanted = method.params.size();
      Fail(call.at, "method " + program_[method.name] + " takes " +
                        std::to_string(wanted) +
                        (wanted == 1 ? " argument, not " : " arguments, not ") +
                        std::to_string(given));
      return;
    }
    for (size_t i = 0; i < given; ++i)
      CheckKid(call, i + 1, method.params[i].type);
  }

  Type CheckAssign(Expr& expr) {
    if (expr.name == kThis) return Fail(expr.at, "'this' cannot be assigned");
    Type variable = CheckVariable(expr);
    if (!error_) CheckKid(expr, 0, variable);
    return variable;
  }

  Type CheckNot(Expr& expr) {
    CheckKid(expr, 0, Type::Bool());
    return Type::Bool();
  }

  Type CheckInstanceOf(Expr& expr) {
    Type object = CheckExpr(expr.kids[0]);
    if (!object.IsReference())
      Fail(expr.at,
           "'instanceof' asks about an object, not " + program_.NameOf(object));
    ResolveNamedType(expr);
    return Type::Bool();
  }

  Program& program_;
  const ClassTable& classes_;
  const ClassNames& names_;
  std::vector<std::pair<SymbolId, Type>> scope_;
  std::vector<SymbolId> locals_;
  std::optional<base::Error> error_;
};

}  // namespace

base::Status CheckBodies(Program& program, const ClassTable& classes,
                         const ClassNames& names) {
  BodyChecker checker(program, classes, names);
  for (Method& method : program.methods)
    RETURN_IF_ERROR(checker.CheckMethod(method));
  return base::Ok{};
}

}  // namespace javalite
