#include "cli/watching/round_text.h"

#include <map>
#include <set>
#include <utility>

#include "report/visible.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr size_t kMostFiles = 5;
constexpr const char* kNone = "not there";

std::string WasWord(const PropertyVerdict* was) {
  return was == nullptr ? kNone : WordOf(*was);
}

// The same word for another reason, or of another input, is another verdict.
bool IsSame(const PropertyVerdict& a, const PropertyVerdict& b) {
  if (WordOf(a) != WordOf(b) || a.why != b.why ||
      a.failures.size() != b.failures.size())
    return false;
  for (size_t i = 0; i < a.failures.size(); ++i)
    if (a.failures[i].why != b.failures[i].why ||
        a.failures[i].example != b.failures[i].example)
      return false;
  return true;
}

std::string ChangeText(const VerdictChange& change, size_t& number,
                       const report::Medium& medium) {
  if (change.is == nullptr)
    return "  gone         " + report::Visible(change.was->name) +
           "\n               was: " + WordOf(*change.was) + "\n";
  std::string text = VerdictLine(*change.is, medium) +
                     "               was: " + WasWord(change.was) + "\n";
  const bool at_length = !change.is->skipped && !change.is->expected &&
                         change.is->verdict != check::Verdict::kHolds;
  return at_length ? text + "\n" + FailureText(*change.is, ++number, medium)
                   : text;
}

std::vector<PropertyVerdict> Others(const std::vector<VerdictChange>& changes,
                                    const CheckResult& after) {
  std::set<std::string> changed;
  for (const VerdictChange& each : changes)
    if (each.is != nullptr) changed.insert(each.is->name);
  std::vector<PropertyVerdict> others;
  for (const PropertyVerdict& verdict : after.verdicts)
    if (changed.count(verdict.name) == 0) others.push_back(verdict);
  return others;
}

std::string SecondsText(double seconds) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f s", seconds);
  return text;
}

}  // namespace

std::vector<VerdictChange> VerdictChanges(
    const std::vector<PropertyVerdict>& before,
    const std::vector<PropertyVerdict>& after) {
  std::map<std::string, const PropertyVerdict*> known;
  for (const PropertyVerdict& verdict : before) known[verdict.name] = &verdict;
  std::vector<VerdictChange> changes;
  for (const PropertyVerdict& verdict : after) {
    const auto was = known.find(verdict.name);
    if (was == known.end()) {
      changes.push_back({nullptr, &verdict});
      continue;
    }
    if (!IsSame(*was->second, verdict))
      changes.push_back({was->second, &verdict});
    known.erase(was);
  }
  for (const PropertyVerdict& verdict : before)
    if (known.count(verdict.name) > 0) changes.push_back({&verdict, nullptr});
  return changes;
}

std::string FileChangesText(const std::vector<FileChange>& changes) {
  std::string text = "\n";
  size_t told = 0;
  for (const FileChange& change : changes) {
    if (told++ == kMostFiles) {
      text += "and " + std::to_string(changes.size() - kMostFiles) +
              " other files\n";
      break;
    }
    text +=
        std::string(change.how) + ": " + report::Visible(change.path) + "\n";
  }
  return text;
}

std::string RoundText(const std::vector<PropertyVerdict>& before,
                      const CheckResult& after, size_t checked_again,
                      const report::Medium& medium) {
  const std::vector<VerdictChange> changes =
      VerdictChanges(before, after.verdicts);
  std::string text;
  size_t number = 0;
  for (const VerdictChange& change : changes)
    text += ChangeText(change, number, medium);
  const std::vector<PropertyVerdict> others = Others(changes, after);
  if (!others.empty()) text += "as before: " + TotalsText(others) + "\n";
  for (const std::string& problem : after.problems)
    text += "not checked: " + report::VisibleLines(problem) + "\n";
  return text + "checked again: " + std::to_string(checked_again) + " of " +
         std::to_string(after.verdicts.size()) + ", " +
         SecondsText(after.seconds) + "\n";
}

std::string WaitingText(const RoundOutcome& outcome) {
  std::string text;
  for (const auto& [name, why] : outcome.waiting)
    text += "cannot be read yet: " + report::VisibleLines(why) + "\n";
  if (text.empty())
    text =
        "cannot be checked now: " + report::VisibleLines(outcome.error) + "\n";
  return text + "waiting for the next change\n";
}

Json RoundJson(size_t number, const std::vector<FileChange>& changes,
               const RoundOutcome& outcome, const CheckResult& result) {
  Json json = CheckDocument(result);
  json["command"] = "watch";
  json["round"] = number;
  json["changed"] = Json::array();
  for (const FileChange& change : changes)
    json["changed"].push_back({{"file", change.path}, {"how", change.how}});
  json["checked_again"] = outcome.again;
  if (!outcome.waiting.empty()) json["waiting"] = outcome.waiting;
  if (!outcome.error.empty()) json["error"] = outcome.error;
  return json;
}

}  // namespace cli
