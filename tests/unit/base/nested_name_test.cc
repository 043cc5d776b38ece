#include "base/nested_name.h"

#include <gtest/gtest.h>

namespace base {
namespace {

TEST(NestedNameTest, DollarsBetweenNamesAreDots) {
  EXPECT_EQ(NestedName("p.Outer$Inner"), "p.Outer.Inner");
  EXPECT_EQ(NestedName("p/Outer$Inner$Deep"), "p/Outer.Inner.Deep");
  EXPECT_EQ(NestedName("Outer$Inner[]"), "Outer.Inner[]");
  EXPECT_EQ(NestedName("p.Plain"), "p.Plain");
}

TEST(NestedNameTest, WhatNoSourceCouldSayStays) {
  for (const char* name : {"A$1", "A$1Local", "$A", "A$", "A$$Lambda$7", "",
                           "$", "p.A$B$$Lambda.1"})
    EXPECT_EQ(NestedName(name), name);
}

TEST(NestedNameTest, MembersKeepTheirDollars) {
  EXPECT_EQ(NestedMember("p.Outer$Inner.count"), "p.Outer.Inner.count");
  EXPECT_EQ(NestedMember("Outer.val$x"), "Outer.val$x");
  EXPECT_EQ(NestedMember("val$x"), "val$x");
}

}  // namespace
}  // namespace base
