#include "base/persistent_stack.h"

#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "gtest/gtest.h"

namespace base {
namespace {

TEST(PersistentStackTest, EveryVersionBehavesLikeItsVector) {
  Rng rng(1);
  using Version = std::pair<PersistentStack<int>, std::vector<int>>;
  std::vector<Version> versions = {{}};
  for (int i = 0; i < 2000; ++i) {
    auto [stack, model] = versions[rng.Below(versions.size())];
    if (!model.empty() && rng.OneIn(3)) {
      stack = stack.WithoutTop();
      model.pop_back();
    } else {
      stack = stack.With(i);
      model.push_back(i);
    }
    versions.emplace_back(stack, model);
  }
  for (const auto& [stack, model] : versions) {
    EXPECT_EQ(stack.ToVector(), model);
    EXPECT_EQ(stack.size(), model.size());
    EXPECT_EQ(stack.empty(), model.empty());
    if (!model.empty()) {
      EXPECT_EQ(stack.top(), model.back());
    }
  }
}

TEST(PersistentStackTest, ChangingInPlaceLeavesCopiesAlone) {
  Rng rng(2);
  using Version =
      std::pair<PersistentStack<std::string>, std::vector<std::string>>;
  std::vector<Version> versions(1);
  for (int i = 0; i < 3000; ++i) {
    auto& [stack, model] = versions[rng.Below(versions.size())];
    if (!model.empty() && rng.OneIn(3)) {
      EXPECT_EQ(stack.Pop(), model.back());
      model.pop_back();
    } else {
      model.push_back("a text too long to be kept in place " +
                      std::to_string(i));
      stack.Push(model.back());
    }
    if (rng.OneIn(20)) versions.push_back(versions[rng.Below(versions.size())]);
  }
  for (const auto& [stack, model] : versions)
    EXPECT_EQ(stack.ToVector(), model);
}

TEST(PersistentStackTest, CommonPrefixCountsSharedElements) {
  PersistentStack<int> base = PersistentStack<int>().With(1).With(2);
  PersistentStack<int> a = base.With(3);
  PersistentStack<int> b = base.With(4).With(5).With(6);
  EXPECT_EQ(PersistentStack<int>::CommonPrefix(a, b), 2u);
  EXPECT_EQ(PersistentStack<int>::CommonPrefix(b, a), 2u);
  EXPECT_EQ(PersistentStack<int>::CommonPrefix(a, a), 3u);
  EXPECT_EQ(PersistentStack<int>::CommonPrefix(a, {}), 0u);
  EXPECT_EQ(
      PersistentStack<int>::CommonPrefix(a, PersistentStack<int>().With(1)), 0u)
      << "equal elements in separate lists are not shared";
}

TEST(PersistentStackTest, ALongStackIsDestroyedWithoutRecursion) {
  PersistentStack<int> stack;
  for (int i = 0; i < 2'000'000; ++i) stack = stack.With(i);
  PersistentStack<int> fork = stack.WithoutTop();
  stack = {};
  EXPECT_EQ(fork.size(), 1'999'999u);
}

}  // namespace
}  // namespace base
