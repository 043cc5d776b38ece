#include "engine/linking/subtype_index.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/rng.h"
#include "gtest/gtest.h"

namespace engine {
namespace {

// A random hierarchy, and subtyping by walking it.
struct Naive {
  struct Row {
    bool is_interface;
    std::optional<ClassId> superclass;
    std::vector<ClassId> interfaces;  // all
  };
  std::vector<Row> rows;

  bool IsSubtype(ClassId sub, ClassId super) const {
    const auto& all = rows[sub.index()].interfaces;
    if (std::find(all.begin(), all.end(), super) != all.end()) return true;
    for (std::optional<ClassId> at = sub; at; at = rows[at->index()].superclass)
      if (*at == super) return true;
    return false;
  }

  ClassId Add(base::Rng& rng) {
    const size_t count = rows.size();
    Row row{rng.OneIn(4), std::nullopt, {}};
    if (count > 0 && !rng.OneIn(20))
      row.superclass = ClassId(static_cast<uint32_t>(rng.Below(count)));
    while (row.superclass && rows[row.superclass->index()].is_interface)
      row.superclass = rows[row.superclass->index()].superclass;
    if (row.superclass)
      row.interfaces = rows[row.superclass->index()].interfaces;
    for (uint32_t i = 0; i < count; ++i) {
      if (!rows[i].is_interface || !rng.OneIn(9)) continue;
      row.interfaces.push_back(ClassId(i));
      const auto& more = rows[i].interfaces;
      row.interfaces.insert(row.interfaces.end(), more.begin(), more.end());
    }
    rows.push_back(row);
    return ClassId(static_cast<uint32_t>(count));
  }
};

TEST(SubtypeIndexTest, AgreesWithWalkingWhileClassesAreAdded) {
  base::Rng rng(3);
  for (int round = 0; round < 20; ++round) {
    Naive naive;
    SubtypeIndex index;
    for (int i = 0; i < 150; ++i) {
      ClassId c = naive.Add(rng);
      const auto& row = naive.rows[c.index()];
      index.Add(c, row.is_interface, row.superclass, row.interfaces);
      for (int q = 0; q < 60; ++q) {
        ClassId a(static_cast<uint32_t>(rng.Below(naive.rows.size())));
        ClassId b(static_cast<uint32_t>(rng.Below(naive.rows.size())));
        ASSERT_EQ(index.IsSubtype(a, b), naive.IsSubtype(a, b))
            << a.index() << " " << b.index();
      }
    }
  }
}

TEST(SubtypeIndexTest, ClassesBelowOneAreAnInterval) {
  SubtypeIndex index;
  index.Add(ClassId(0), false, std::nullopt, {});
  index.Add(ClassId(1), false, ClassId(0), {});
  index.Add(ClassId(2), false, ClassId(0), {});
  EXPECT_EQ(index.IntervalOf(ClassId(0)).last, 2u);
  index.Add(ClassId(3), false, ClassId(1), {});
  auto top = index.IntervalOf(ClassId(0));
  EXPECT_EQ(top.last - top.first, 3u);
  auto one = index.IntervalOf(ClassId(1));
  EXPECT_EQ(one.last - one.first, 1u);
  auto three = index.IntervalOf(ClassId(3));
  EXPECT_EQ(three.first, one.last);
}

TEST(SubtypeIndexTest, ADeepChainNeedsNoStack) {
  SubtypeIndex index;
  index.Add(ClassId(0), false, std::nullopt, {});
  const uint32_t deepest = 1000000;
  for (uint32_t i = 1; i <= deepest; ++i)
    index.Add(ClassId(i), false, ClassId(i - 1), {});
  EXPECT_TRUE(index.IsSubtype(ClassId(deepest), ClassId(0)));
  EXPECT_FALSE(index.IsSubtype(ClassId(0), ClassId(deepest)));
}

}  // namespace
}  // namespace engine
