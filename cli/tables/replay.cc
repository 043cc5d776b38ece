#include "cli/tables/replay.h"

#include <utility>

#include "engine/java/jvm.h"
#include "engine/machine/machine.h"

namespace cli {
namespace {

using Replayed = PathSummary::Replayed;

Replayed ReplayedAs(java::Verdict::Kind kind) {
  if (kind == java::Verdict::Kind::kAgrees) return Replayed::kConfirmed;
  return kind == java::Verdict::Kind::kDiffers ? Replayed::kDiffers
                                               : Replayed::kCannot;
}

void CountPath(const PathSummary& path, ReplayReport& report) {
  ++report.paths;
  report.confirmed += path.replayed == Replayed::kConfirmed;
  if (path.replayed == Replayed::kDiffers && report.differ++ == 0)
    report.first_differing = report.paths;
}

}  // namespace

base::Result<std::optional<JavaChoice>> ReadReplay(
    const Arguments& args, const engine::EntryName& entry) {
  if (!args.Has("--replay")) {
    if (args.Has("--java"))
      return base::Error{"--java: explore has no use for it without --replay"};
    return std::optional<JavaChoice>();
  }
  ASSIGN_OR_RETURN(JavaChoice choice, ReadJavaChoice(args, entry));
  return std::optional<JavaChoice>(std::move(choice));
}

ReplayReport ReplayPaths(engine::Analysis& analysis, const JavaChoice& choice,
                         std::vector<PathSummary>& paths,
                         const base::Deadline& deadline) {
  ReplayReport report;
  if (paths.empty()) return report;
  const JavaAnswer answer =
      AskJava(analysis, choice, paths,
              analysis.machine().context().options.assertions, deadline);
  report.not_asked = answer.not_asked;
  for (size_t i = 0; i < paths.size(); ++i) {
    paths[i].replayed = Replayed::kCannot;
    paths[i].replay_text = answer.not_asked;
    if (answer.asked()) {
      paths[i].replayed = ReplayedAs(answer.verdicts[i].kind);
      paths[i].replay_text = answer.verdicts[i].text;
      paths[i].replay_trace = answer.verdicts[i].trace;
    }
    if (paths[i].approximate && paths[i].replayed == Replayed::kDiffers) {
      paths[i].replayed = Replayed::kCannot;
      paths[i].replay_text =
          "approximate, and the run on this input is another";
    }
    CountPath(paths[i], report);
  }
  return report;
}

std::string ReplayText(const ReplayReport& report) {
  if (!report.not_asked.empty())
    return "no path was replayed: " + report.not_asked;
  std::string text = std::to_string(report.confirmed) + " of " +
                     std::to_string(report.paths) + " paths confirmed on a JVM";
  const size_t cannot = report.paths - report.confirmed - report.differ;
  if (cannot > 0) text += ", " + std::to_string(cannot) + " cannot be replayed";
  if (report.differ > 0)
    text += ", " + std::to_string(report.differ) + " DIFFER, first path " +
            std::to_string(report.first_differing) +
            ": to be reported as a bug of Summa";
  return text;
}

nlohmann::ordered_json ReplayJson(const ReplayReport& report) {
  if (!report.not_asked.empty())
    return {{"asked", false}, {"why", report.not_asked}};
  return {{"asked", true},
          {"confirmed", report.confirmed},
          {"cannot", report.paths - report.confirmed - report.differ},
          {"differ", report.differ}};
}

}  // namespace cli
