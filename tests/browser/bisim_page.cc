// Writes the page of a game whose summary plays by a wrong rule: the command
// itself has none to offer.
//
// usage: bisim_page CLASS_PATH ENTRY REQUIREMENT BOUND MUTATION LEFT OUT.html
//
// REQUIREMENT may be empty. Exit status 0 if there was a disagreement.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "cli/pages/html_bisim.h"
#include "cli/setup/analysis_setup.h"
#include "cli/tables/bisim_java.h"
#include "cli/tables/bisim_report.h"
#include "cli/tables/bisim_table.h"
#include "engine/analysis/analysis.h"
#include "engine/java/jvm.h"
#include "engine/machine/entry_name.h"
#include "heap/initializer.h"
#include "heap/mutation.h"
#include "report/html/page.h"

namespace {

heap::Mutation MutationOf(std::string_view name) {
  for (const heap::MutationInfo& m : heap::kMutations)
    if (name == m.name) return m.mutation;
  std::fprintf(stderr, "no such rule: %s\n", std::string(name).c_str());
  std::exit(2);
}

base::Result<cli::BisimRules> RulesOf(char** argv) {
  ASSIGN_OR_RETURN(
      classfile::ClassPath path,
      classfile::ClassPath::Open(argv[1], classfile::DefaultJdkHome()));
  ASSIGN_OR_RETURN(engine::EntryName entry, engine::ParseEntry(argv[2]));
  cli::BisimRules rules{
      cli::AnalysisRun{std::move(entry), std::move(path), {}, {}, "dfs", 1}};
  engine::AnalysisOptions& options = rules.run.options;
  options.heap = "summary";
  options.requires_method = argv[3];
  const auto bound = static_cast<uint32_t>(std::atoi(argv[4]));
  options.mutation = MutationOf(argv[5]);
  options.machine.pause_at_decisions = true;
  rules.left = argv[6];
  // Lazier modes meet objects in another order: no chain is bounded.
  const bool lazy = rules.left == "lazy";
  options.bounds.depth = lazy ? bound : heap::kUnbounded;
  if (!lazy) options.bounds.objects = bound;
  rules.draw = true;
  rules.java = {.program = java::FindJava(classfile::DefaultJdkHome()),
                .class_path = argv[1]};
  return rules;
}

base::Result<int> Write(char** argv) {
  ASSIGN_OR_RETURN(cli::BisimRules rules, RulesOf(argv));
  ASSIGN_OR_RETURN(std::unique_ptr<engine::Analysis> analysis,
                   engine::Analysis::Make(rules.run.path, rules.run.entry,
                                          rules.run.options));
  const cli::BisimReport report = cli::PlayBisim(*analysis, rules);
  std::fputs(cli::BisimText(analysis->types(), report).c_str(), stdout);
  std::ofstream(argv[7]) << html::WritePage(cli::BisimPage(*analysis, report));
  return report.account ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 8) return 2;
  const base::Result<int> status = Write(argv);
  if (status.ok()) return status.value();
  std::fprintf(stderr, "%s\n", status.error().ToString().c_str());
  return 2;
}
