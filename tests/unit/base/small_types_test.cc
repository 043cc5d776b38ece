// The one-screen headers of base: id, result, interner, rng, stats, deadline.
#include <atomic>
#include <chrono>
#include <set>
#include <string>
#include <thread>

#include "base/deadline.h"
#include "base/hash.h"
#include "base/id.h"
#include "base/interner.h"
#include "base/result.h"
#include "base/rng.h"
#include "base/stats.h"
#include "gtest/gtest.h"

namespace base {
namespace {

using NameId = Id<struct NameTag>;

Result<int> Half(int n) {
  if (n % 2 != 0) return Error{"expected an even number"};
  return n / 2;
}

Result<int> Quarter(int n) {
  ASSIGN_OR_RETURN(int half, Half(n));
  ASSIGN_OR_RETURN(int quarter, Half(half));
  return quarter;
}

Status BothEven(int a, int b) {
  RETURN_IF_ERROR(Half(a));
  RETURN_IF_ERROR(Half(b));
  return Ok{};
}

TEST(IdTest, IsFourBytesAndOrderedByIndex) {
  static_assert(sizeof(NameId) == 4);
  EXPECT_LT(NameId(1), NameId(2));
  EXPECT_EQ(NameId(3), NameId(3));
}

TEST(ResultTest, ErrorsPassUp) {
  EXPECT_EQ(Quarter(8).value(), 2);
  EXPECT_EQ(Quarter(6).error().what, "expected an even number");
  EXPECT_TRUE(BothEven(2, 4).ok());
  EXPECT_FALSE(BothEven(2, 5).ok());
}

TEST(ResultTest, AnErrorReadsAsOneLineAndTheInnermostPlaceWins) {
  Error error{"expected magic 0xCAFEBABE", "", 4};
  Error named = std::move(error).In("A.class").In("lib.jar");
  EXPECT_EQ(named.ToString(), "A.class: at byte 4: expected magic 0xCAFEBABE");
  EXPECT_EQ(Error{"no such class"}.ToString(), "no such class");
}

TEST(InternerTest, EqualValuesShareAnId) {
  Interner<std::string, struct NameTag> names;
  NameId a = names.Intern("a");
  NameId b = names.Intern("b");
  EXPECT_EQ(names.Intern("a"), a);
  EXPECT_NE(a, b);
  EXPECT_EQ(names[b], "b");
  EXPECT_EQ(names.Find("c"), std::nullopt);
  for (int i = 0; i < 1000; ++i) names.Intern(std::to_string(i));
  EXPECT_EQ(names[a], "a") << "ids stay valid as the table grows";
}

TEST(HashTest, MixIsInjectiveOnASample) {
  std::set<uint64_t> seen;
  for (uint64_t i = 0; i < 10000; ++i) seen.insert(Mix(i));
  EXPECT_EQ(seen.size(), 10000u);
  EXPECT_NE(HashCombine(1, 2), HashCombine(2, 1));
}

TEST(RngTest, TheSameSeedGivesTheSameNumbers) {
  Rng a(42), b(42), c(43);
  EXPECT_EQ(a.Next(), b.Next());
  EXPECT_NE(a.Next(), c.Next());
  EXPECT_EQ(Rng(0).Next(), 0xe220a8397b1dcdafu) << "SplitMix64's first output";
}

TEST(RngTest, RangesAreInclusiveAndCovered) {
  Rng rng(7);
  std::set<int64_t> seen;
  for (int i = 0; i < 200; ++i) seen.insert(rng.Between(-1, 2));
  EXPECT_EQ(seen, (std::set<int64_t>{-1, 0, 1, 2}));
}

TEST(StatsTest, CountersKeepTheirAddressAndPrintByName) {
  Stats stats;
  uint64_t& b = stats.Counter("b");
  stats.Counter("a") = 2;
  ++b;
  EXPECT_EQ(stats.Get("b"), 1u);
  EXPECT_EQ(stats.Get("missing"), 0u);
  EXPECT_EQ(stats.counters().begin()->first, "a");
  { ScopedTimer timer(stats.Counter("ns")); }
  EXPECT_EQ(stats.counters().size(), 3u);
}

TEST(DeadlineTest, ExpiresByTimeOrByFlag) {
  Deadline never;
  EXPECT_FALSE(never.Expired());
  EXPECT_GT(never.Remaining(), std::chrono::hours(1));

  Deadline soon = Deadline::After(std::chrono::milliseconds(1));
  std::this_thread::sleep_for(std::chrono::milliseconds(3));
  EXPECT_TRUE(soon.TimedOut());
  EXPECT_EQ(soon.Remaining().count(), 0);

  std::atomic<bool> stop = false;
  never.CancelOn(&stop);
  EXPECT_FALSE(never.Expired());
  stop = true;
  EXPECT_TRUE(never.Cancelled());
}

}  // namespace
}  // namespace base
