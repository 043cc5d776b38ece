#include "cli/testing/branches.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "base/counted.h"
#include "check/own_code.h"
#include "classfile/access_flags.h"
#include "classfile/class_file.h"
#include "classfile/instruction.h"
#include "classfile/opcode.h"
#include "cli/checking/coverage_text.h"
#include "cli/checking/source_places.h"
#include "engine/linking/class_table.h"
#include "engine/machine/java_signature.h"
#include "engine/program/program.h"
#include "engine/search/end.h"
#include "engine/state/body.h"
#include "engine/state/branch.h"
#include "engine/state/lines_run.h"

namespace cli {
namespace {

using classfile::Opcode;
using engine::Body;
using engine::Branch;

std::string KeyOf(const engine::ClassTable& table, const Body& body) {
  return table.TextOf(body.owner) + "." + std::string(body.info->name()) +
         std::string(body.info->descriptor());
}

std::string OutcomeText(const engine::ClassTable& table, const Branch& branch) {
  switch (branch.kind) {
    case Branch::Kind::kTest:
      return branch.outcome != 0 ? "true" : "false";
    case Branch::Kind::kSwitch:
      return "to " + std::to_string(branch.body->LineAt(branch.outcome));
    case Branch::Kind::kException:
      return table.TextOf(engine::ClassId(branch.outcome));
    default:
      return "";
  }
}

bool IsTest(Opcode op) {
  return (op >= Opcode::kIfeq && op <= Opcode::kIfAcmpne) ||
         op == Opcode::kIfnull || op == Opcode::kIfnonnull;
}

// The ways out of an instruction; none: it has but one.
std::set<std::string> WaysOut(const Body& body, uint32_t at) {
  const classfile::Instruction& in = body.code->instructions[at];
  if (IsTest(in.opcode)) return {"false", "true"};
  if (in.opcode != Opcode::kTableswitch && in.opcode != Opcode::kLookupswitch)
    return {};
  const auto to = [&](uint32_t target) {
    return "to " + std::to_string(body.LineAt(target));
  };
  std::set<std::string> ways = {to(body.code->SwitchOf(in).default_target)};
  for (const classfile::SwitchCase& each : body.code->CasesOf(in))
    ways.insert(to(each.target));
  return ways;
}

std::string NameForPeople(const engine::ClassTable& table, const Body& body) {
  const std::string owner = engine::JavaName(table[body.owner].name);
  return owner + "::" + engine::JavaMethodName(body.info->name()) +
         engine::JavaParameters(body.info->descriptor());
}

void AddBody(const engine::ClassTable& table, const Body& body,
             MethodFacts& facts) {
  facts.name = NameForPeople(table, body);
  facts.file = SourcePathOf(table[body.owner]);
  facts.entered |= body.reached[0];
  for (uint32_t at = 0; at < body.code->instructions.size(); ++at) {
    if (const int line = body.LineAt(at))
      facts.lines[line].paths |= static_cast<size_t>(body.reached[at]);
    for (const std::string& way : WaysOut(body, at)) {
      facts.branches[at].line = body.LineAt(at);
      facts.branches[at].ways[way];
    }
  }
}

// As a person would not have written it: bridges, what an enum brings along.
// Bodies of lambdas are a person's.
bool IsOfCompiler(const engine::ClassTable& table, const Body& body) {
  const std::string_view name = body.info->name();
  if (body.info->Has(classfile::kAccSynthetic))
    return !name.starts_with("lambda$");
  return table[body.owner].Has(classfile::kAccEnum) && body.IsStatic() &&
         ((name == "values" && body.descriptor.parameters.empty()) ||
          (name == "valueOf" &&
           body.info->descriptor().starts_with("(Ljava/lang/String;)")));
}

// All of them, so that what no path enters is told as well.
void AddClass(engine::Analysis& analysis, engine::ClassId owner,
              std::map<std::string, MethodFacts>& methods) {
  const engine::ClassTable& table = analysis.table();
  for (const engine::MethodId method : table[owner].methods) {
    const Body& body = analysis.program().bodies.Of(method);
    if (body.code != nullptr && !IsOfCompiler(table, body))
      AddBody(table, body, methods[KeyOf(table, body)]);
  }
}

// Class initialisers run before the method does. A test runs for certain that
// of the method's own class and those above it; others where it uses them.
class Starting {
 public:
  explicit Starting(engine::Analysis& analysis) {
    const engine::ClassTable& table = analysis.table();
    std::optional<engine::ClassId> c = analysis.machine().entry().owner;
    for (; c; c = table[*c].superclass) classes_.insert(*c);
  }

  bool MayNotRun(const Body& body) const {
    return body.initializes_class && classes_.count(body.owner) == 0;
  }

  void AddLines(engine::Analysis& analysis, std::set<Way>& ways) const {
    const engine::ClassTable& table = analysis.table();
    analysis.program().bodies.ForEach([&](const Body& body) {
      if (!body.initializes_class || MayNotRun(body) ||
          !check::IsOwnCode(table, body.owner))
        return;
      for (uint32_t at = 0; at < body.code->instructions.size(); ++at)
        if (body.reached[at] && body.LineAt(at) != 0)
          ways.insert({KeyOf(table, body), body.LineAt(at), Way::kLine});
    });
  }

 private:
  std::set<engine::ClassId> classes_;
};

std::string LinesPart(const MethodFacts& facts) {
  std::vector<int> missed;
  for (const auto& [line, visits] : facts.lines)
    if (visits.paths == 0) missed.push_back(line);
  const size_t all = facts.lines.size();
  if (missed.empty()) return "all of " + base::Counted(all, "line");
  return std::to_string(all - missed.size()) + " of " +
         base::Counted(all, "line") + ", never " + LinesText(missed);
}

std::string BranchesPart(const MethodFacts& facts) {
  size_t all = 0, gone = 0;
  std::string never;
  for (const auto& [_, branch] : facts.branches)
    for (const auto& [way, visits] : branch.ways) {
      ++all;
      gone += visits.paths > 0;
      if (visits.paths == 0)
        never += (never.empty() ? ", never " : ", ") +
                 std::to_string(branch.line) + " " + way;
    }
  if (all == 0) return "";
  if (never.empty()) return "; all of " + std::to_string(all) + " branches";
  return "; " + std::to_string(gone) + " of " + std::to_string(all) +
         " branches" + never;
}

// A line, of which the first few are named.
std::string NeverEntered(const std::vector<std::string>& methods) {
  constexpr size_t kNamed = 5;
  if (methods.empty()) return "";
  std::string text = "never entered: ";
  for (size_t i = 0; i < std::min(methods.size(), kNamed); ++i)
    text += (i > 0 ? ", " : "") + methods[i];
  if (methods.size() > kNamed)
    text += " and " + std::to_string(methods.size() - kNamed) + " more";
  return text + "\n";
}

template <class Map, class Key>
typename Map::mapped_type* FindIn(Map& map, const Key& key) {
  const auto found = map.find(key);
  return found == map.end() ? nullptr : &found->second;
}

// One file's part of a trace file.
class LcovFile {
 public:
  void Add(const MethodFacts& facts) {
    const int first = facts.lines.empty() ? 0 : facts.lines.begin()->first;
    const bool entered =
        std::any_of(facts.lines.begin(), facts.lines.end(),
                    [](const auto& line) { return line.second.tests > 0; });
    functions_ += "FN:" + std::to_string(first) + "," + facts.name + "\n";
    counts_ += "FNDA:" + std::to_string(entered) + "," + facts.name + "\n";
    ++all_functions_;
    functions_hit_ += entered;
    for (const auto& [line, visits] : facts.lines) lines_[line] += visits.tests;
    for (const auto& [at, branch] : facts.branches) AddBranch(branch);
  }

  std::string Text(const std::string& file) const {
    std::string text = "SF:" + file + "\n" + functions_ + counts_ +
                       "FNF:" + std::to_string(all_functions_) +
                       "\nFNH:" + std::to_string(functions_hit_) + "\n" +
                       branches_ + "BRF:" + std::to_string(all_branches_) +
                       "\nBRH:" + std::to_string(branches_hit_) + "\n";
    size_t hit = 0;
    for (const auto& [line, tests] : lines_) {
      text += "DA:" + std::to_string(line) + "," + std::to_string(tests) + "\n";
      hit += tests > 0;
    }
    return text + "LF:" + std::to_string(lines_.size()) +
           "\nLH:" + std::to_string(hit) + "\nend_of_record\n";
  }

 private:
  void AddBranch(const BranchFacts& branch) {
    size_t number = 0;
    for (const auto& [_, visits] : branch.ways) {
      branches_ += "BRDA:" + std::to_string(branch.line) + "," +
                   std::to_string(blocks_) + "," + std::to_string(number++) +
                   "," + std::to_string(visits.tests) + "\n";
      ++all_branches_;
      branches_hit_ += visits.tests > 0;
    }
    ++blocks_;
  }

  std::string functions_, counts_, branches_;
  std::map<int, size_t> lines_;
  size_t all_functions_ = 0, functions_hit_ = 0, blocks_ = 0;
  size_t all_branches_ = 0, branches_hit_ = 0;
};

}  // namespace

std::set<Way> WaysOf(engine::Analysis& analysis, const engine::State& state) {
  const engine::ClassTable& table = analysis.table();
  const Starting starting(analysis);
  const Body& entry = analysis.machine().entry();
  std::set<Way> ways = {{KeyOf(table, entry), 0, "entered"}};
  if (state.end)
    ways.insert({KeyOf(table, entry), 0,
                 std::string("ends: ") + search::InfoOf(state.end->kind).text +
                     state.end->detail});
  for (const Branch& branch : state.branches.ToVector()) {
    if (!check::IsOwnCode(table, branch.body->owner) ||
        starting.MayNotRun(*branch.body))
      continue;
    const std::string outcome = OutcomeText(table, branch);
    if (!outcome.empty())
      ways.insert({KeyOf(table, *branch.body), branch.at, outcome});
  }
  using On = engine::LinesRun::On;
  state.lines.ForEach([&](engine::MethodId method, uint16_t line, On on) {
    const Body& body = analysis.program().bodies.Of(method);
    if (on == On::kAllWays && check::IsOwnCode(table, body.owner))
      ways.insert({KeyOf(table, body), line, Way::kLine});
  });
  if (analysis.machine().context().options.record_lines)
    starting.AddLines(analysis, ways);
  return ways;
}

void Coverage::Add(engine::Analysis& analysis,
                   const std::vector<std::set<Way>>& paths) {
  const engine::ClassTable& table = analysis.table();
  std::set<engine::ClassId> entered;
  analysis.program().bodies.ForEach([&](const Body& body) {
    if (body.code != nullptr && check::IsOwnCode(table, body.owner) &&
        body.reached[0])
      entered.insert(body.owner);
  });
  for (const engine::ClassId owner : entered)
    AddClass(analysis, owner, methods_);
  // Lines that a path came to are known already, those of open paths too.
  for (const std::set<Way>& ways : paths)
    for (const Way& way : ways)
      if (Visits* visits = way.IsLine() ? nullptr : Find(way)) ++visits->paths;
}

void Coverage::AddTest(const std::set<Way>& ways) {
  for (const Way& way : ways)
    if (Visits* visits = Find(way)) ++visits->tests;
}

Visits* Coverage::Find(const Way& way) {
  const auto method = methods_.find(way.method);
  if (method == methods_.end()) return nullptr;
  if (way.IsLine()) return FindIn(method->second.lines, way.at);
  BranchFacts* branch = FindIn(method->second.branches, way.at);
  return branch == nullptr ? nullptr : FindIn(branch->ways, way.outcome);
}

void Coverage::Add(const Coverage& other) {
  for (const auto& [key, facts] : other.methods_) {
    MethodFacts& known = methods_[key];
    if (known.name.empty()) {
      known.name = facts.name;
      known.file = facts.file;
    }
    known.entered |= facts.entered;
    for (const auto& [line, visits] : facts.lines)
      known.lines[line].paths |= visits.paths;
    for (const auto& [at, branch] : facts.branches) {
      BranchFacts& same = known.branches[at];
      same.line = branch.line;
      for (const auto& [way, visits] : branch.ways)
        same.ways[way].paths += visits.paths;
    }
  }
}

std::string Coverage::Text() const {
  std::string text;
  std::vector<std::string> others;
  for (const auto& [_, facts] : methods_) {
    if (facts.name.empty()) continue;
    if (facts.entered)
      text += facts.name + ": " + LinesPart(facts) + BranchesPart(facts) + "\n";
    else
      others.push_back(facts.name);
  }
  return text + NeverEntered(others);
}

std::string Coverage::Lcov() const {
  std::map<std::string, LcovFile> files;
  for (const auto& [_, facts] : methods_)
    if (!facts.file.empty()) files[facts.file].Add(facts);
  std::string text;
  for (const auto& [name, file] : files) text += "TN:\n" + file.Text(name);
  return text;
}

std::vector<size_t> FewestFor(const std::vector<std::set<Way>>& paths) {
  std::set<Way> open;
  for (const std::set<Way>& ways : paths)
    for (const Way& way : ways)
      if (!way.IsLine()) open.insert(way);
  std::vector<size_t> chosen;
  while (!open.empty()) {
    size_t best = 0, most = 0;
    for (size_t i = 0; i < paths.size(); ++i) {
      const auto gain = static_cast<size_t>(
          std::count_if(paths[i].begin(), paths[i].end(),
                        [&](const Way& way) { return open.count(way) > 0; }));
      if (gain > most) std::tie(best, most) = std::pair(i, gain);
    }
    for (const Way& way : paths[best]) open.erase(way);
    chosen.push_back(best);
  }
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

}  // namespace cli
