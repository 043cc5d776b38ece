#include "cli/checking/html_check.h"

#include <string>
#include <utility>
#include <vector>

#include "check/check_property.h"
#include "report/html/properties.h"
#include "report/html/sections.h"

namespace cli {
namespace {

std::vector<html::PropertyExample> ExamplesOf(
    const std::vector<Failure>& failures) {
  std::vector<html::PropertyExample> examples;
  for (const Failure& failure : failures)
    examples.push_back(
        {failure.why + (failure.place.empty() ? "" : " at " + failure.place),
         CounterexampleText(failure), failure.test, failure.no_test});
  return examples;
}

html::PropertyItem ItemOf(const PropertyVerdict& verdict) {
  html::PropertyItem item;
  item.name = verdict.name;
  item.verdict = WordOf(verdict);
  item.figures = Figures(verdict);
  if (!verdict.violated() && !verdict.skipped) item.why = verdict.why;
  item.help = verdict.help;
  item.assumes = verdict.assumes;
  item.examples = ExamplesOf(verdict.failures);
  item.apart = ExamplesOf(verdict.apart);
  return item;
}

bool IsOpen(const PropertyVerdict& verdict) {
  return !verdict.skipped && (verdict.verdict == check::Verdict::kVacuous ||
                              verdict.verdict == check::Verdict::kInconclusive);
}

html::Verdict Headline(const CheckedAll& checked) {
  html::Verdict top;
  top.headline = TotalsText(checked.verdicts) + ".";
  bool bad = false, open = !checked.problems.empty();
  for (const PropertyVerdict& verdict : checked.verdicts) {
    bad |= verdict.violated() && !verdict.expected;
    open |= IsOpen(verdict);
  }
  if (bad)
    top.tone = html::Fact::Tone::kBad;
  else if (!open)
    top.tone = html::Fact::Tone::kGood;
  for (const std::string& problem : checked.problems)
    top.open.push_back("Not checked: " + problem + ".");
  for (const std::string& name : checked.fixed)
    top.open.push_back("No longer violated: " + name + ".");
  return top;
}

}  // namespace

html::Page CheckPage(const CheckedAll& checked) {
  std::vector<html::PropertyItem> items;
  for (const PropertyVerdict& verdict : checked.verdicts)
    items.push_back(ItemOf(verdict));
  html::Page page{"summa check", "properties and their verdicts", {}};
  page.sections.push_back(html::VerdictSection(Headline(checked)));
  page.sections.push_back(html::PropertiesSection("Properties", items));
  return page;
}

}  // namespace cli
