#include "cli/checking/failure_kinds.h"

#include <string>

#include "gtest/gtest.h"

namespace cli {
namespace {

std::string KindOf(const char* why) {
  return FailureKinds()[FailureKindOf(why)].name;
}

TEST(FailureKinds, ByTheirReason) {
  EXPECT_EQ(KindOf("an assertion fails: java.lang.AssertionError"),
            "assertion");
  EXPECT_EQ(KindOf("returns false"), "property-false");
  EXPECT_EQ(KindOf("does not throw p.E"), "not-thrown");
  EXPECT_EQ(KindOf("throws p.E"), "exception");
  EXPECT_EQ(KindOf("never ends"), "never-ends");
  EXPECT_EQ(KindOf("something new"), "violation");
}

TEST(FailureKinds, TheTypeIsTheException) {
  EXPECT_EQ(FailureType("an assertion fails: p.A"), "p.A");
  EXPECT_EQ(FailureType("throws p.E"), "p.E");
  EXPECT_EQ(FailureType("throws p.E: because"), "p.E");
  EXPECT_EQ(FailureType("does not throw p.E"), "p.E");
  EXPECT_EQ(FailureType("returns false"), "property-false");
}

}  // namespace
}  // namespace cli
