#include "classfile/member_set.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace classfile {
namespace {

TEST(MemberSetTest, ComparesBothPartsByText) {
  MemberSet set(4);
  std::string copy = "x";
  EXPECT_TRUE(set.Add("x", "I"));
  EXPECT_TRUE(set.Add("x", "J"));
  EXPECT_TRUE(set.Add("y", "I"));
  EXPECT_FALSE(set.Add(copy, "I"));
}

TEST(MemberSetTest, HoldsAsManyAsPromised) {
  std::vector<std::string> names;
  for (int i = 0; i < 5000; ++i) names.push_back("m" + std::to_string(i));
  MemberSet set(names.size());
  for (const std::string& name : names) EXPECT_TRUE(set.Add(name, "()V"));
  for (const std::string& name : names) EXPECT_FALSE(set.Add(name, "()V"));
}

}  // namespace
}  // namespace classfile
