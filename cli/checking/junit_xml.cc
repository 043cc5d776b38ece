#include "cli/checking/junit_xml.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <utility>

#include "check/check_property.h"
#include "cli/checking/failure_kinds.h"
#include "report/visible.h"

namespace cli {
namespace {

constexpr const char* kNotChecked = "not checked";

// Content of several lines. XML has no word for control characters, so these
// are visible escapes by now.
std::string XmlLines(const std::string& text) {
  std::string out;
  for (size_t at = 0; at <= text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    out += report::Escaped(std::string_view(text).substr(at, end - at));
    if (end < text.size()) out += '\n';
    at = end + 1;
  }
  return out;
}

std::string Attribute(const char* name, const std::string& value) {
  return std::string(" ") + name + "=\"" + report::Escaped(value) + "\"";
}

std::string TimeText(double seconds) {
  char text[40];
  std::snprintf(text, sizeof text, "%.3f", seconds);
  return text;
}

// A test case as Surefire has it; `tag` is what went wrong, empty: nothing.
struct TestCase {
  std::string class_name, name;
  double seconds = 0;
  std::string_view tag = {};
  std::string message = {}, type = {}, text = {};
};

struct TestSuite {
  std::string name;
  std::vector<TestCase> cases = {};
};

void AddFailures(const std::vector<Failure>& failures, TestCase& test) {
  if (failures.empty()) return;
  test.tag = "failure";
  if (test.message.empty()) {
    const Failure& first = failures.front();
    test.message =
        first.why + (first.place.empty() ? "" : " at " + first.place);
    test.type = FailureType(first.why);
  }
  for (const Failure& failure : failures)
    test.text += CounterexampleText(failure);
}

void AddOpen(const PropertyVerdict& verdict, TestCase& test) {
  test.tag = "error";
  test.type = check::WordOf(verdict.verdict);
  test.message = verdict.why;
  if (!verdict.help.empty()) test.text += "try " + verdict.help + "\n";
  for (const Failure& failure : verdict.failures)
    test.text += CounterexampleText(failure);
}

TestCase CaseOf(const PropertyVerdict& verdict, bool apart_fails) {
  const auto [class_name, method] = NameParts(verdict.name);
  TestCase test{class_name, method, verdict.seconds};
  if (verdict.skipped) {
    test.tag = "skipped";
    test.message = verdict.why;
    return test;
  }
  if (verdict.violated()) AddFailures(verdict.failures, test);
  if (verdict.violated() && verdict.expected) {
    test.tag = "skipped";
    test.message = "known: " + test.message;
    test.type = test.text = "";
    return test;
  }
  if (!verdict.violated() && verdict.verdict != check::Verdict::kHolds)
    AddOpen(verdict, test);
  else if (apart_fails)
    AddFailures(verdict.apart, test);
  return test;
}

std::string CaseText(const TestCase& test) {
  std::string text = "    <testcase" + Attribute("classname", test.class_name) +
                     Attribute("name", test.name) +
                     Attribute("time", TimeText(test.seconds));
  if (test.tag.empty()) return text + "/>\n";
  const std::string tag(test.tag);
  text += ">\n      <" + tag + Attribute("message", test.message);
  if (!test.type.empty()) text += Attribute("type", test.type);
  text += test.text.empty() ? "/>\n"
                            : ">" + XmlLines(test.text) + "</" + tag + ">\n";
  return text + "    </testcase>\n";
}

// tests, failures, errors, skipped and time of some test cases.
struct Counts {
  size_t tests = 0, failures = 0, errors = 0, skipped = 0;
  double seconds = 0;

  void Add(const TestCase& test) {
    ++tests;
    failures += test.tag == "failure";
    errors += test.tag == "error";
    skipped += test.tag == "skipped";
    seconds += test.seconds;
  }
  std::string Text() const {
    return Attribute("tests", std::to_string(tests)) +
           Attribute("failures", std::to_string(failures)) +
           Attribute("errors", std::to_string(errors)) +
           Attribute("skipped", std::to_string(skipped)) +
           Attribute("time", TimeText(seconds));
  }
};

// In the order of the first property of each.
TestSuite& SuiteNamed(const std::string& name, std::vector<TestSuite>& suites) {
  for (TestSuite& suite : suites)
    if (suite.name == name) return suite;
  suites.push_back({name});
  return suites.back();
}

std::vector<TestSuite> SuitesOf(const CheckedAll& checked) {
  std::vector<TestSuite> suites;
  for (const PropertyVerdict& verdict : checked.verdicts) {
    TestCase test = CaseOf(verdict, checked.apart_fails);
    SuiteNamed(test.class_name, suites).cases.push_back(std::move(test));
  }
  for (const std::string& problem : checked.problems)
    SuiteNamed(kNotChecked, suites)
        .cases.push_back(
            {kNotChecked, problem, 0, "error", problem, "not-checked"});
  return suites;
}

}  // namespace

std::string JUnitXml(const CheckedAll& checked) {
  Counts all;
  std::string body;
  for (const TestSuite& suite : SuitesOf(checked)) {
    Counts own;
    std::string cases;
    for (const TestCase& test : suite.cases) {
      own.Add(test);
      all.Add(test);
      cases += CaseText(test);
    }
    body += "  <testsuite" + Attribute("name", suite.name) + own.Text() +
            ">\n" + cases + "  </testsuite>\n";
  }
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites" +
         Attribute("name", "summa check") + all.Text() + ">\n" + body +
         "</testsuites>\n";
}

}  // namespace cli
