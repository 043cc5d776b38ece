#include "cli/checking/junit_xml.h"

#include <string>
#include <vector>

#include "check/check_property.h"
#include "cli/checking/verdicts.h"
#include "gtest/gtest.h"

namespace cli {
namespace {

using check::Verdict;

PropertyVerdict Named(const std::string& name, Verdict verdict) {
  PropertyVerdict made;
  made.name = name;
  made.verdict = verdict;
  made.seconds = 0.25;
  return made;
}

PropertyVerdict Violated(const std::string& name, const std::string& why) {
  PropertyVerdict made = Named(name, Verdict::kViolated);
  Failure failure;
  failure.why = why;
  failure.place = "A.m:7";
  failure.plain = "  the <input>\n";
  made.failures.push_back(failure);
  return made;
}

std::string Xml(const std::vector<PropertyVerdict>& verdicts,
                const std::vector<std::string>& problems = {},
                bool apart_fails = false) {
  return JUnitXml({verdicts, problems, {}, false, apart_fails});
}

// What is between the tags of the only test case.
std::string Inside(const std::string& xml) {
  const size_t begin = xml.find("<testcase");
  const size_t end = xml.find("  </testsuite>");
  return xml.substr(begin, end - begin);
}

TEST(JUnitXml, ASuitePerClassWithItsCounts) {
  EXPECT_EQ(Xml({Named("p.A::m(int)", Verdict::kHolds),
                 Named("p.B::n()", Verdict::kHolds),
                 Named("p.A::k()", Verdict::kHolds)}),
            R"xml(<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="summa check" tests="3" failures="0" errors="0" skipped="0" time="0.750">
  <testsuite name="p.A" tests="2" failures="0" errors="0" skipped="0" time="0.500">
    <testcase classname="p.A" name="m(int)" time="0.250"/>
    <testcase classname="p.A" name="k()" time="0.250"/>
  </testsuite>
  <testsuite name="p.B" tests="1" failures="0" errors="0" skipped="0" time="0.250">
    <testcase classname="p.B" name="n()" time="0.250"/>
  </testsuite>
</testsuites>
)xml");
}

TEST(JUnitXml, AViolationIsAFailureWithItsCounterexample) {
  EXPECT_EQ(Inside(Xml({Violated("A::m()", "throws p.E")})),
            R"xml(<testcase classname="A" name="m()" time="0.250">
      <failure message="throws p.E at A.m:7" type="p.E">  the &lt;input&gt;
</failure>
    </testcase>
)xml");
}

TEST(JUnitXml, AKnownViolationIsSkipped) {
  PropertyVerdict known = Violated("A::m()", "returns false");
  known.expected = true;
  EXPECT_EQ(Inside(Xml({known})),
            R"xml(<testcase classname="A" name="m()" time="0.250">
      <skipped message="known: returns false at A.m:7"/>
    </testcase>
)xml");
}

TEST(JUnitXml, WithoutAVerdictItIsAnError) {
  for (const Verdict verdict : {Verdict::kVacuous, Verdict::kInconclusive}) {
    PropertyVerdict open = Named("A::m()", verdict);
    open.why = "because";
    open.help = "--bound 4";
    const std::string type = check::WordOf(verdict);
    EXPECT_EQ(Inside(Xml({open})),
              R"xml(<testcase classname="A" name="m()" time="0.250">
      <error message="because" type=")xml" +
                  type + R"xml(">try --bound 4
</error>
    </testcase>
)xml");
  }
}

TEST(JUnitXml, SkippedSaysWhy) {
  PropertyVerdict skipped = Named("A::m()", Verdict::kHolds);
  skipped.skipped = true;
  skipped.why = "disabled";
  const std::string xml = Xml({skipped});
  EXPECT_NE(xml.find("<skipped message=\"disabled\"/>"), std::string::npos);
  EXPECT_NE(xml.find("skipped=\"1\""), std::string::npos);
}

TEST(JUnitXml, WhatStandsApartFailsOnlyWhereAsked) {
  PropertyVerdict apart = Named("A::m()", Verdict::kHolds);
  apart.apart = Violated("", "throws p.E").failures;
  EXPECT_EQ(Xml({apart}).find("<failure"), std::string::npos);
  EXPECT_NE(Xml({apart}, {}, true).find("<failure"), std::string::npos);
}

TEST(JUnitXml, TargetsNotCheckedAreErrors) {
  const std::string xml = Xml({}, {"q.Z: no such class"});
  EXPECT_NE(xml.find("<error message=\"q.Z: no such class\" "
                     "type=\"not-checked\"/>"),
            std::string::npos);
  EXPECT_NE(xml.find("errors=\"1\""), std::string::npos);
}

TEST(JUnitXml, NothingInItIsMarkupOrBeyondXml) {
  PropertyVerdict bad = Violated("A<\"&'>\x01::m()", "throws \x1b[31m]]>");
  bad.failures[0].plain = "\x02]]>\xff\xef\xbf\xbf\n<!--\n";
  const std::string xml = Xml({bad});
  EXPECT_NE(xml.find("classname=\"A&lt;&quot;&amp;&#39;&gt;\\u0001\""),
            std::string::npos);
  EXPECT_NE(xml.find("\n&lt;!--\n"), std::string::npos);
  for (const char* never :
       {"\x01", "\x02", "\x1b", "]]>", "<!--", "\xff", "\xef\xbf\xbf"})
    EXPECT_EQ(xml.find(never), std::string::npos) << never;
}

}  // namespace
}  // namespace cli
