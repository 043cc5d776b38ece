#include "base/persistent_map.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/rng.h"
#include "gtest/gtest.h"

namespace base {
namespace {

using Map = PersistentMap<int>;
using Model = std::map<uint64_t, int>;

// Keys that collide in prefixes, or fill nodes to the last child, as well as
// keys far apart.
uint64_t RandomKey(Rng& rng) {
  uint64_t key = rng.Below(rng.OneIn(4) ? 600 : 18);
  if (rng.OneIn(3)) key |= rng.Below(4) << 62;
  if (rng.OneIn(3)) key |= rng.Below(4) << 31;
  return key;
}

void ExpectEqual(const Map& map, const Model& model) {
  ASSERT_EQ(map.size(), model.size());
  std::vector<std::pair<uint64_t, int>> seen;
  map.ForEach([&](uint64_t k, int v) { seen.emplace_back(k, v); });
  std::vector<std::pair<uint64_t, int>> expected(model.begin(), model.end());
  EXPECT_EQ(seen, expected) << "entries, in ascending order";
  for (const auto& [k, v] : model) {
    ASSERT_NE(map.Find(k), nullptr);
    EXPECT_EQ(*map.Find(k), v);
  }
}

std::pair<Map, Model> Random(Rng& rng, int steps) {
  Map map;
  Model model;
  for (int i = 0; i < steps; ++i) {
    uint64_t key = RandomKey(rng);
    if (rng.OneIn(3)) {
      map = map.Without(key);
      model.erase(key);
    } else {
      int value = static_cast<int>(rng.Below(5));
      map = map.With(key, value);
      model[key] = value;
    }
  }
  return {map, model};
}

TEST(PersistentMapTest, BehavesLikeStdMap) {
  Rng rng(1);
  for (int round = 0; round < 500; ++round) {
    auto [map, model] = Random(rng, 60);
    ExpectEqual(map, model);
    uint64_t absent = RandomKey(rng);
    EXPECT_EQ(map.Find(absent) != nullptr, model.count(absent) == 1);
  }
}

TEST(PersistentMapTest, OldVersionsStayAsTheyWere) {
  Rng rng(2);
  std::vector<std::pair<Map, Model>> versions = {{}};
  for (int i = 0; i < 300; ++i) {
    auto [map, model] = versions[rng.Below(versions.size())];
    uint64_t key = RandomKey(rng);
    map = map.With(key, i);
    model[key] = i;
    versions.emplace_back(map, model);
  }
  for (const auto& [map, model] : versions) ExpectEqual(map, model);
}

TEST(PersistentMapTest, SettingInPlaceLeavesCopiesAlone) {
  Rng rng(7);
  for (int round = 0; round < 300; ++round) {
    std::vector<std::pair<Map, Model>> versions(1);
    for (int i = 0; i < 80; ++i) {
      auto& [map, model] = versions[rng.Below(versions.size())];
      const uint64_t key = RandomKey(rng);
      const int value = static_cast<int>(rng.Below(1000));
      if (rng.OneIn(6)) {
        map = map.Without(key);
        model.erase(key);
      } else {
        map.Set(key, value);
        model[key] = value;
      }
      if (rng.OneIn(8))
        versions.push_back(versions[rng.Below(versions.size())]);
    }
    for (const auto& [map, model] : versions) ExpectEqual(map, model);
  }
}

TEST(PersistentMapTest, ManyKeysSetInPlaceInAnyOrder) {
  Rng rng(8);
  Map map, kept;
  Model model, kept_model;
  for (int i = 0; i < 20'000; ++i) {
    const uint64_t key = rng.OneIn(2) ? rng.Below(5'000)  // and as cells have
                                      : (rng.Below(500) << 32) | rng.Below(20);
    map.Set(key, i);
    model[key] = i;
    if (i == 10'000) kept = map, kept_model = model;
  }
  ExpectEqual(map, model);
  ExpectEqual(kept, kept_model);
}

TEST(PersistentMapTest, ReferencesToOtherEntriesStay) {
  Map map;
  map.Set(7, 70);
  const int* seven = map.Find(7);
  for (uint64_t k = 0; k < 400; ++k)
    if (k != 7) map.Set(k, 1);
  EXPECT_EQ(map.Find(7), seven);
  EXPECT_EQ(*seven, 70);
}

// A value that counts how many of its kind there are.
struct Tracked {
  explicit Tracked(int* count) : count(count) { ++*count; }
  Tracked(const Tracked& other) : Tracked(other.count) {}
  Tracked& operator=(const Tracked&) = default;
  ~Tracked() { --*count; }
  int* count;
};

TEST(PersistentMapTest, AValueLivesAsLongAsAMapHasIt) {
  int count = 0;
  {
    PersistentMap<Tracked> a;
    for (uint64_t k = 0; k < 100; ++k) a.Set(k * k, Tracked(&count));
    EXPECT_EQ(count, 100);
    PersistentMap<Tracked> b = a;
    b.Set(4, Tracked(&count));
    EXPECT_EQ(count, 101) << "all but one are shared";
    a = a.Without(9);
    EXPECT_EQ(count, 101) << "the other map still has it";
    b = PersistentMap<Tracked>();
    EXPECT_EQ(count, 99);
  }
  EXPECT_EQ(count, 0);
}

TEST(PersistentMapTest, MergeIsUnionWithCombination) {
  Rng rng(3);
  for (int round = 0; round < 500; ++round) {
    auto [a, model_a] = Random(rng, 30);
    auto [b, model_b] = Random(rng, 30);
    if (rng.OneIn(2)) {  // share structure, as forks of one state do
      b = a;
      model_b = model_a;
      for (int i = 0; i < 5; ++i) {
        uint64_t key = RandomKey(rng);
        b = b.With(key, i);
        model_b[key] = i;
      }
    }
    auto max = [](uint64_t, int x, int y) { return x > y ? x : y; };
    Model expected = model_a;
    for (auto [k, v] : model_b) {
      auto [it, fresh] = expected.emplace(k, v);
      if (!fresh) it->second = max(k, it->second, v);
    }
    ExpectEqual(Map::Merge(a, b, max), expected);
  }
}

TEST(PersistentMapTest, FilteredKeepsWhatIsWantedAndTheOriginal) {
  Rng rng(5);
  for (int round = 0; round < 500; ++round) {
    auto [map, model] = Random(rng, 60);
    const int limit = static_cast<int>(rng.Below(6));
    Model expected = model;
    std::erase_if(expected, [&](const auto& e) { return e.second >= limit; });
    std::vector<uint64_t> asked;
    const Map kept = map.Filtered([&](uint64_t key, int value) {
      asked.push_back(key);
      return value < limit;
    });
    ExpectEqual(kept, expected);
    ExpectEqual(map, model);
    EXPECT_EQ(asked.size(), model.size());
    EXPECT_TRUE(std::is_sorted(asked.begin(), asked.end()));
    // The shape is that of any map with these keys: it can be changed on.
    ExpectEqual(kept.With(7, 7).Without(7), [&] {
      Model changed = expected;
      changed.erase(7);
      return changed;
    }());
    EXPECT_EQ(kept.SameAs(map), expected.size() == model.size());
  }
}

TEST(PersistentMapTest, FilteredSharesWhatStaysWhole) {
  Map map;
  for (int i = 0; i < 1000; ++i) map = map.With(static_cast<uint64_t>(i), i);
  const Map kept = map.Filtered([](uint64_t key, int) { return key != 500; });
  int differences = 0;
  Map::ForEachDifference(
      map, kept, [&](uint64_t, const int*, const int*) { ++differences; });
  EXPECT_EQ(differences, 1);
}

TEST(PersistentMapTest, DifferenceListsEveryChangedKeyOnce) {
  Rng rng(4);
  for (int round = 0; round < 500; ++round) {
    auto [a, model_a] = Random(rng, 30);
    auto [b, model_b] = Random(rng, 30);
    using Pair = std::pair<std::optional<int>, std::optional<int>>;
    std::map<uint64_t, Pair> seen;
    Map::ForEachDifference(a, b, [&](uint64_t k, const int* x, const int* y) {
      Pair p;
      if (x) p.first = *x;
      if (y) p.second = *y;
      EXPECT_TRUE(seen.emplace(k, p).second) << "key reported twice";
    });
    for (auto& [k, p] : seen) {
      EXPECT_EQ(p.first.has_value(), model_a.count(k) == 1);
      EXPECT_EQ(p.second.has_value(), model_b.count(k) == 1);
    }
    Model keys = model_a;
    keys.insert(model_b.begin(), model_b.end());
    for (auto& [k, unused] : keys) {
      bool equal =
          model_a.count(k) && model_b.count(k) && model_a[k] == model_b[k];
      EXPECT_TRUE(equal || seen.count(k)) << "difference not reported";
    }
  }
}

TEST(PersistentMapTest, DifferenceOfAForkIsOnlyWhatChanged) {
  Map a;
  for (uint64_t k = 0; k < 1000; ++k) a = a.With(k, 1);
  Map b = a.With(17, 2).With(2000, 3).Without(5);
  std::vector<uint64_t> keys;
  Map::ForEachDifference(
      a, b, [&](uint64_t k, const int*, const int*) { keys.push_back(k); });
  EXPECT_EQ(keys, (std::vector<uint64_t>{5, 17, 2000}));
}

}  // namespace
}  // namespace base
