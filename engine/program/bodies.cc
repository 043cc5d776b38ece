#include "engine/program/bodies.h"

#include <utility>

#include "base/check.h"
#include "base/hash.h"
#include "base/nested_name.h"
#include "classfile/source_facts.h"
#include "engine/program/observers.h"
#include "engine/state/slot.h"

namespace engine {
namespace {

std::vector<Slot::Type> ArgumentTypes(const Body& body) {
  std::vector<Slot::Type> types;
  if (!body.IsStatic()) types.push_back(Slot::Type::kReference);
  for (const auto& parameter : body.descriptor.parameters) {
    types.push_back(TypeOfLetter(parameter.text[0]));
    if (parameter.slots() == 2) types.push_back(Slot::Type::kNone);
  }
  return types;
}

}  // namespace

const Body& Bodies::Of(MethodId m) {
  if (m.index() >= bodies_.size()) bodies_.resize(m.index() + 1);
  std::unique_ptr<Body>& body = bodies_[m.index()];
  if (body == nullptr) body = Make(m);
  return *body;
}

const Body& Bodies::NewerOf(MethodId m) {
  const auto newer = table_.NewerVersionOf(table_[m].owner);
  if (!newer) return Of(m);
  return Of(table_.DeclaredMethod(*newer, table_[m].signature).value_or(m));
}

const Body& Bodies::CodeOf(MethodId m) {
  std::unique_ptr<Body>& body = code_[m];
  if (body == nullptr) {
    body = Make(m);
    body->intrinsic = nullptr;
    body->does_nothing = false;
  }
  return *body;
}

std::unique_ptr<Body> Bodies::Make(MethodId m) const {
  const MethodInfo& info = table_[m];
  auto body = std::make_unique<Body>();
  body->method = m;
  body->owner = info.owner;
  body->info = &info;
  auto descriptor = classfile::ParseMethodDescriptor(info.descriptor());
  CHECK(descriptor.has_value(), "a parsed class should have valid descriptors");
  body->descriptor = *std::move(descriptor);
  body->text = base::NestedName(table_.TextOf(info.owner)) + "." +
               std::string(info.name());
  body->hash = base::HashText(table_.TextOf(m));
  body->intrinsic =
      intrinsics_.find(table_[info.owner].name, info.name(), info.descriptor());
  body->does_nothing = body->intrinsic == intrinsics_.nothing;
  body->arguments = ArgumentTypes(*body);
  body->initializes_class = info.name() == "<clinit>";
  if (info.declaration->code) {
    body->code = &*info.declaration->code;
    body->lines = classfile::LinesOf(*body->code);
    body->reached = std::make_unique<bool[]>(body->code->instructions.size());
    body->observes = Observes(table_[info.owner], *body);
    body->asks_text = AsksText(table_[info.owner], *body);
  }
  return body;
}

}  // namespace engine
