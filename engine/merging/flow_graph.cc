#include "engine/merging/flow_graph.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/dominator_tree.hpp>
#include <cstddef>

#include "classfile/opcode.h"
#include "engine/merging/scopes.h"

namespace engine {
namespace {

using classfile::Code;
using classfile::Format;
using classfile::Instruction;
using classfile::Opcode;
// From an instruction to those that lead to it: dominators of the way back are
// post-dominators of the way there. The last vertex is the exit.
using Backwards =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::bidirectionalS>;
using Edges = std::vector<std::vector<uint32_t>>;  // by instruction

bool IsReturn(Opcode op) {
  return op >= Opcode::kIreturn && op <= Opcode::kReturn;
}

bool IsLast(Opcode op) {
  return IsReturn(op) || op == Opcode::kAthrow || op == Opcode::kRet;
}

bool IsJump(const Instruction& in) {
  const Format format = classfile::InfoOf(in.opcode).format;
  return format == Format::kBranch || format == Format::kBranchWide;
}

bool IsSwitch(const Instruction& in) {
  return in.opcode == Opcode::kTableswitch ||
         in.opcode == Opcode::kLookupswitch;
}

bool GoesOn(const Instruction& in) {
  return !IsLast(in.opcode) && !IsSwitch(in) && in.opcode != Opcode::kGoto &&
         in.opcode != Opcode::kGotoW;
}

void AddHandlers(const Code& code, uint32_t exit, Edges& edges) {
  for (uint32_t at = 0; at < exit; ++at) {
    bool caught = false;
    for (const auto& h : code.handlers) {
      if (at < h.start || at >= h.end) continue;
      edges[at].push_back(h.handler);
      caught = caught || h.catch_type == 0;
    }
    if (!caught) edges[at].push_back(exit);
  }
}

std::vector<bool> ReachExit(const Edges& edges, uint32_t exit) {
  std::vector<std::vector<uint32_t>> back(exit + 1);
  for (uint32_t at = 0; at < exit; ++at)
    for (uint32_t to : edges[at]) back[to].push_back(at);
  std::vector<bool> reach(exit + 1, false);
  std::vector<uint32_t> pending = {exit};
  while (!pending.empty()) {
    const uint32_t at = pending.back();
    pending.pop_back();
    if (reach[at]) continue;
    reach[at] = true;
    pending.insert(pending.end(), back[at].begin(), back[at].end());
  }
  return reach;
}

std::vector<uint32_t> PostDominators(Edges edges, uint32_t exit) {
  // What never ends is taken to: who goes round there meets nobody.
  const std::vector<bool> reach = ReachExit(edges, exit);
  Backwards graph(exit + 1);
  for (uint32_t at = 0; at < exit; ++at) {
    if (!reach[at]) edges[at].push_back(exit);
    for (uint32_t to : edges[at]) boost::add_edge(to, at, graph);
  }
  const auto none = boost::graph_traits<Backwards>::null_vertex();
  std::vector<Backwards::vertex_descriptor> dominators(exit + 1, none);
  boost::lengauer_tarjan_dominator_tree(
      graph, exit,
      boost::make_iterator_property_map(
          dominators.begin(), boost::get(boost::vertex_index, graph)));
  std::vector<uint32_t> result(exit, Scopes::kReturn);
  for (uint32_t at = 0; at < exit; ++at)
    if (dominators[at] != none && dominators[at] != exit)
      result[at] = static_cast<uint32_t>(dominators[at]);
  return result;
}

// Reverse post-order of a walk from the first instruction.
std::vector<uint32_t> Ordered(const Edges& edges, uint32_t exit) {
  struct Visit {
    uint32_t at;
    size_t next;
  };
  std::vector<uint32_t> order(exit + 1, 0);
  std::vector<bool> seen(exit + 1, false);
  std::vector<Visit> stack = {{0, 0}};
  uint32_t number = exit + 1;
  seen[0] = true;
  while (!stack.empty()) {
    Visit& top = stack.back();
    if (top.at == exit || top.next == edges[top.at].size()) {
      order[top.at] = number--;
      stack.pop_back();
      continue;
    }
    const uint32_t to = edges[top.at][top.next++];
    if (!seen[to]) {
      seen[to] = true;
      stack.push_back({to, 0});
    }
  }
  return order;
}

bool Branches(const Instruction& in) {
  return IsSwitch(in) || (IsJump(in) && GoesOn(in));
}

}  // namespace

std::vector<uint32_t> FlowGraph::TargetsOf(const Code& code, uint32_t at) {
  const Instruction& in = code.instructions[at];
  std::vector<uint32_t> targets;
  if (IsSwitch(in)) {
    targets.push_back(code.SwitchOf(in).default_target);
    for (const auto& one : code.CasesOf(in)) targets.push_back(one.target);
  }
  if (IsJump(in)) targets.push_back(static_cast<uint32_t>(in.a));
  if (GoesOn(in)) targets.push_back(at + 1);
  return targets;
}

bool FlowGraph::ReturnsAt(const Code& code, uint32_t instruction) {
  return IsReturn(code.instructions[instruction].opcode);
}

FlowGraph::FlowGraph(const Code& code) {
  const auto exit = static_cast<uint32_t>(code.instructions.size());
  Edges normal(exit), all;
  for (uint32_t at = 0; at < exit; ++at) {
    normal[at] = TargetsOf(code, at);
    if (IsLast(code.instructions[at].opcode)) normal[at].push_back(exit);
  }
  all = normal;
  AddHandlers(code, exit, all);
  order_ = Ordered(all, exit);
  joins_ = PostDominators(std::move(all), exit);
  const std::vector<uint32_t> of_branches =
      PostDominators(std::move(normal), exit);
  for (uint32_t at = 0; at < exit; ++at)
    if (Branches(code.instructions[at])) joins_[at] = of_branches[at];
}

}  // namespace engine
