#include "engine/merging/scopes.h"

#include <utility>

#include "base/check.h"

namespace engine {

ScopeId Scopes::Start(uint32_t depth) {
  scopes_.push_back({depth, kReturn, 1, std::nullopt});
  return ScopeId(static_cast<uint32_t>(scopes_.size() - 1));
}

ScopeId Scopes::Split(ScopeId scope, uint32_t depth, uint32_t join,
                      uint32_t parts) {
  scope = Open(scope);
  Scope& s = At(scope);
  if (s.depth == depth && (join == kReturn || join == s.join)) {
    s.live += parts - 1;
    return scope;
  }
  scopes_.push_back({depth, join, parts, scope});
  return ScopeId(static_cast<uint32_t>(scopes_.size() - 1));
}

bool Scopes::Arrive(ScopeId& scope, uint32_t depth, uint32_t next, Token path) {
  scope = Open(scope);
  while (true) {
    Scope& s = At(scope);
    const bool left = depth < s.depth;
    if (!left && (depth != s.depth || next != s.join)) return false;
    if (left && s.join != kReturn) {
      const ScopeId inner = std::exchange(scope, Open(*s.parent));
      ++At(scope).live;
      Leave(inner);
      continue;
    }
    s.waiting.push_back(path);
    Leave(scope);
    return true;
  }
}

void Scopes::End(ScopeId scope) { Leave(Open(scope)); }

ScopeId Scopes::Open(ScopeId scope) const {
  while (At(scope).given_up) scope = *At(scope).parent;
  return scope;
}

void Scopes::Leave(ScopeId id) {
  Scope& s = At(id);
  CHECK(s.live > 0, "who leaves a scope should have been in it");
  if (--s.live == 0) closed_.push_back(id);
}

std::optional<Scopes::Closed> Scopes::NextClosed() {
  if (closed_.empty()) return std::nullopt;
  const ScopeId id = closed_.back();
  closed_.pop_back();
  return Closed{id, std::exchange(At(id).waiting, {})};
}

// The scope was one of its parent's parts. Those still under way in one that is
// given up are parts of the parent, too.
ScopeId Scopes::Resume(ScopeId closed, size_t paths) {
  const Scope& s = At(closed);
  if (!s.parent) return closed;
  const ScopeId parent = Open(*s.parent);
  const uint32_t under_way = s.given_up ? s.live : 0;
  At(parent).live += static_cast<uint32_t>(paths) + under_way;
  Leave(parent);
  return parent;
}

std::optional<ScopeId> Scopes::WaitingFor(ScopeId scope) const {
  for (std::optional<ScopeId> id = scope; id; id = At(*id).parent)
    if (!At(*id).waiting.empty() && At(*id).parent) return id;
  return std::nullopt;
}

void Scopes::GiveUp(ScopeId scope) {
  CHECK(At(scope).parent, "the outermost scope is what is waited for");
  At(scope).given_up = true;
  closed_.push_back(scope);
}

size_t Scopes::live() const {
  size_t live = 0;
  for (const Scope& s : scopes_)
    if (!s.given_up) live += s.live;
  return live;
}

}  // namespace engine
