// Linking of damaged classes: whatever the parser lets through must load or
// fail, resolve or fail, select or fail, but never crash.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/rng.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "engine/linking/class_info.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/resolution.h"
#include "engine/linking/selection.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/crafted.h"
#include "tests/unit/engine/program.h"

namespace engine {
namespace {

using classfile::ConstantTag;

constexpr char kClasses[] = "tests/data/linking/classes";

class MutatedTest : public ProgramTest {
 protected:
  struct Counts {
    int loaded = 0, refused = 0, resolved = 0, unresolved = 0;
  };

  static std::string Read(const std::string& name) {
    std::ifstream in(std::string(kClasses) + "/" + name + ".class",
                     std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  void ResolveAll(ClassId c, Counts* counts) {
    Resolver resolver(*table_);
    Selector selector(*table_);
    const auto& pool = (*table_)[c].file->pool;
    for (uint16_t i = 1; i < pool.size(); ++i) {
      bool ok = true;
      if (pool.Is(i, ConstantTag::kClass)) {
        ok = resolver.Class(c, i).ok();
      } else if (pool.Is(i, ConstantTag::kFieldref)) {
        ok = resolver.Field(c, i).ok();
      } else if (pool.Is(i, ConstantTag::kMethodref) ||
                 pool.Is(i, ConstantTag::kInterfaceMethodref)) {
        auto m = resolver.Method(c, i);
        ok = m.ok();
        if (ok) Select(selector, c, resolver.NamedClass(c, i), m.value());
      } else {
        continue;
      }
      ++(ok ? counts->resolved : counts->unresolved);
    }
  }

  void Select(Selector& selector, ClassId c, ClassId named, MethodId m) {
    EXPECT_NE(selector.SelectStatic(m).ok(), selector.CheckInstance(m).ok());
    (void)selector.SelectSpecial(c, named, m).ok();
    for (ClassId receiver : {c, named, table_->object()}) {
      Target target = selector.SelectInterface(m, receiver);
      EXPECT_FALSE(target.method && (*table_)[*target.method].IsAbstract());
    }
  }
};

TEST_F(MutatedTest, DamageIsAnErrorOrHarmless) {
  base::Rng rng(29);
  Counts counts;
  const auto names = path_->ClassNames();
  for (int round = 0; round < 1000; ++round) {
    const std::string& name = names[rng.Below(names.size())];
    std::string bytes = Read(name);
    ASSERT_FALSE(bytes.empty()) << name;
    bytes[rng.Below(bytes.size())] ^= static_cast<char>(1 << rng.Below(8));
    WriteBytes(crafted_, name, bytes);
    Open(crafted_ + ":" + kClasses);
    ClassId c = table_->Name(name);
    if (table_->Load(c).ok()) {
      ++counts.loaded;
      ResolveAll(c, &counts);
    } else {
      ++counts.refused;
    }
    if (rng.OneIn(40)) Hierarchy(*table_, World::kOpen).ConcreteSubclasses(c);
    std::filesystem::remove(crafted_ + "/" + name + ".class");
  }
  std::printf("%d loaded, %d refused; %d resolved, %d not\n", counts.loaded,
              counts.refused, counts.resolved, counts.unresolved);
  // Both ways must be trodden for this to mean anything.
  EXPECT_GE(counts.loaded, 50);
  EXPECT_GE(counts.refused, 50);
  EXPECT_GE(counts.resolved, 500);
  EXPECT_GE(counts.unresolved, 20);
}

}  // namespace
}  // namespace engine
