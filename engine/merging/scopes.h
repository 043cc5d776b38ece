// Who waits for whom. A path that splits opens a scope: its parts run until
// they meet where the split ends, park there, and go on as one. A scope ends
// when none of its paths is under way any more.
//
//   * The activation a scope is of is known by its depth. Its join is an
//     instruction of it, or its return.
//   * A split where the path is already on its way to that join, as in a
//   further
//     round of a loop, makes the scope it is in larger.
//   * A path that leaves the activation by an exception, or returns where the
//     scope waits at an instruction, belongs to the scope around it from there.
//   * A path that ends leaves its scope.
//   * Who waits too long goes on without the others; these, when they come, go
//     on by themselves.
#ifndef ENGINE_MERGING_SCOPES_H_
#define ENGINE_MERGING_SCOPES_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "base/id.h"

namespace engine {

using ScopeId = base::Id<struct ScopeTag>;

class Scopes {
 public:
  static constexpr uint32_t kReturn = std::numeric_limits<uint32_t>::max();
  using Token = uint32_t;  // a path that waits

  // Of one path in an activation of that depth, up to its return.
  ScopeId Start(uint32_t depth);

  // A path of that scope has split into so many in an activation of that depth;
  // they meet again at `join`, or nowhere before it returns. The scope of all
  // of them.
  ScopeId Split(ScopeId scope, uint32_t depth, uint32_t join, uint32_t parts);

  // Where a path has got to: an activation of that depth, before that
  // instruction. True: it waits here. Otherwise it goes on, perhaps in a scope
  // further out.
  bool Arrive(ScopeId& scope, uint32_t depth, uint32_t next, Token path);
  void End(ScopeId scope);

  // A scope whose paths have all arrived or ended.
  struct Closed {
    ScopeId scope;
    std::vector<Token> waiting;
  };
  std::optional<Closed> NextClosed();
  // What waited goes on as so many paths, in the scope returned.
  ScopeId Resume(ScopeId closed, size_t paths);

  // Of those a path in that scope keeps waiting, the innermost; if any.
  std::optional<ScopeId> WaitingFor(ScopeId scope) const;
  size_t waiting(ScopeId scope) const { return At(scope).waiting.size(); }
  // It waits no longer: NextClosed gives what has arrived.
  void GiveUp(ScopeId scope);

  // Paths under way in scopes that are open: none once all is over.
  size_t live() const;

 private:
  struct Scope {
    uint32_t depth;
    uint32_t join;
    uint32_t live;  // parts under way, or in scopes within
    std::optional<ScopeId> parent;
    bool given_up = false;
    std::vector<Token> waiting = {};
  };

  Scope& At(ScopeId id) { return scopes_[id.index()]; }
  const Scope& At(ScopeId id) const { return scopes_[id.index()]; }
  void Leave(ScopeId id);
  // Itself, or the one around it that waits still.
  ScopeId Open(ScopeId scope) const;

  std::vector<Scope> scopes_;
  std::vector<ScopeId> closed_;
};

}  // namespace engine

#endif  // ENGINE_MERGING_SCOPES_H_
