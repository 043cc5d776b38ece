// Classes that no file holds: what they may use, who may name them, and which
// inputs they are among.
#include <algorithm>
#include <cstdint>
#include <string>

#include "engine/call_sites/class_writer.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/linking/resolution.h"
#include "gtest/gtest.h"
#include "tests/unit/engine/program.h"

namespace engine {
namespace {

class HiddenClassTest : public ProgramTest {
 protected:
  // A class like that of a lambda, in the nest of p.Nest.
  ClassId Define(const char* name, ClassWriter& writer) {
    writer.Implement("java/lang/Runnable");
    auto made = table_->Define(name, writer.Finish(), Load("p/Nest$Inner"));
    EXPECT_TRUE(made.ok()) << made.error()->ToString();
    return made.value();
  }
};

TEST_F(HiddenClassTest, BelongsToItsCaller) {
  ClassWriter writer("p/Hidden", 61, 0);
  writer.AddField(0x12, "arg$1", "I");
  const ClassId c = Define("p/Nest$Inner$$Lambda.1", writer);
  const ClassInfo& info = (*table_)[c];
  EXPECT_TRUE(info.hidden);
  EXPECT_EQ(info.package, (*table_)[Load("p/Nest")].package);
  EXPECT_EQ(table_->NestHost(c), Load("p/Nest"));
  EXPECT_TRUE(table_->IsSubtype(c, Load("java/lang/Runnable")));
  EXPECT_EQ(info.instance_fields.size(), 1u);
  EXPECT_EQ(table_->TextOf(c), "p.Nest$Inner$$Lambda.1");
}

TEST_F(HiddenClassTest, IsNamedByItselfAlone) {
  ClassWriter writer("p/Hidden", 61, 0);
  const uint16_t field = writer.Field(writer.self(), "arg$1", "I");
  const uint16_t own = writer.Method("p/Nest", "own", "()Ljava/lang/String;");
  writer.AddField(0x12, "arg$1", "I");
  const ClassId c = Define("p/Nest$Inner$$Lambda.2", writer);
  Resolver resolver(*table_);
  auto found = resolver.Field(c, field);
  ASSERT_TRUE(found.ok()) << found.error()->ToString();
  EXPECT_EQ((*table_)[found.value()].owner, c);
  EXPECT_TRUE(resolver.Class(c, writer.self()).ok());
  EXPECT_EQ(resolver.Class(c, writer.self()).value(), c);
  // Private, and of the same nest.
  EXPECT_TRUE(resolver.Method(c, own).ok());
  EXPECT_FALSE(table_->Load("p/Hidden").ok());
}

TEST_F(HiddenClassTest, BoundConstantsNeedNoRights) {
  ClassWriter writer("p/Hidden", 61, 0);
  const uint16_t constant = writer.Method("p/A", "own", "()Ljava/lang/String;");
  const ClassId c = Define("p/Nest$Inner$$Lambda.3", writer);
  Resolver strict(*table_), bound(*table_);
  EXPECT_FALSE(strict.Method(c, constant).ok());
  bound.Bind(c, constant, Method("p/A", "own"));
  ASSERT_TRUE(bound.Method(c, constant).ok());
  EXPECT_EQ(bound.Method(c, constant).value(), Method("p/A", "own"));
}

TEST_F(HiddenClassTest, InputsMayBeOfItButNeverNew) {
  const ClassId runnable = table_->Name("java/lang/Runnable");
  Hierarchy closed(*table_, World::kClosed), exact(*table_, World::kExact);
  auto has = [&](const Hierarchy& types, ClassId c) {
    auto classes = types.ConcreteSubclasses(runnable);
    EXPECT_TRUE(std::is_sorted(classes.begin(), classes.end()));
    return std::find(classes.begin(), classes.end(), c) != classes.end();
  };
  has(closed, runnable);  // asked before there is any
  ClassWriter writer("p/Hidden", 61, 0);
  const ClassId c = Define("p/Nest$Inner$$Lambda.4", writer);
  EXPECT_TRUE(has(closed, c));
  EXPECT_FALSE(has(exact, c));
  EXPECT_TRUE(closed.IsEnumerated(c));
  ClassWriter other("p/Hidden", 61, 0);
  EXPECT_TRUE(has(closed, Define("p/Nest$Inner$$Lambda.5", other)));
  EXPECT_TRUE(has(closed, c));
}

}  // namespace
}  // namespace engine
