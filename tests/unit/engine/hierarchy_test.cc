#include "engine/linking/hierarchy.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/linking/class_info.h"
#include "expr/sort.h"
#include "gtest/gtest.h"
#include "heap/types.h"
#include "tests/unit/engine/crafted.h"
#include "tests/unit/engine/program.h"

namespace engine {
namespace {

class HierarchyTest : public ProgramTest {
 protected:
  // Sorted by name, since ids follow the order of loading.
  std::string Concrete(const Hierarchy& types, const std::string& name) {
    auto ids = types.ConcreteSubclasses(table_->Name(name));
    EXPECT_TRUE(std::is_sorted(ids.begin(), ids.end()));
    std::vector<std::string> names;
    for (ClassId c : ids) names.push_back(types.ClassName(c));
    std::sort(names.begin(), names.end());
    std::string text;
    for (const auto& n : names) text += (text.empty() ? "" : " ") + n;
    return text;
  }
  FieldId Field(const char* owner, const char* name, const char* descriptor) {
    auto f = table_->DeclaredField(Load(owner), name, descriptor);
    EXPECT_TRUE(f) << owner << "." << name;
    return f.value_or(FieldId());
  }
};

TEST_F(HierarchyTest, AClosedWorldIsTheProgram) {
  Hierarchy types(*table_, World::kClosed);
  EXPECT_EQ(Concrete(types, "p/Shapes$Shape"),
            "p.Shapes$Both p.Shapes$Circle p.Shapes$More p.Shapes$Square");
  EXPECT_EQ(Concrete(types, "p/A"), "p.A p.C p.E q.B q.D q.F");
  EXPECT_EQ(Concrete(types, "q/D"), "q.D");
  EXPECT_EQ(Concrete(types, "p/Shapes$Colour"),
            "p.Shapes$Colour p.Shapes$Colour$1");
  EXPECT_EQ(Concrete(types, "p/Defaults$Again"), "p.Defaults$Fills");
  EXPECT_TRUE(types.failures().empty());
}

TEST_F(HierarchyTest, LibraryTypesStandForThemselves) {
  Hierarchy types(*table_, World::kClosed);
  EXPECT_EQ(Concrete(types, "java/util/ArrayDeque"), "java.util.ArrayDeque");
  EXPECT_EQ(Concrete(types, "java/util/TimeZone"), "");
}

TEST_F(HierarchyTest, SomeStandForTypesWithoutObjects) {
  Hierarchy types(*table_, World::kClosed);
  EXPECT_EQ(Concrete(types, "java/util/AbstractSequentialList"),
            "java.util.LinkedList");
  EXPECT_EQ(Concrete(types, "java/time/temporal/TemporalUnit"),
            "java.time.temporal.ChronoUnit");
}

TEST_F(HierarchyTest, ArraysAreThoseTheProgramMakes) {
  Hierarchy types(*table_, World::kClosed);
  EXPECT_EQ(Concrete(types, "[Lp/Shapes$Shape;"),
            "p.Shapes$Circle[] p.Shapes$Shape[]");
  EXPECT_EQ(Concrete(types, "[I"), "int[]");
  EXPECT_EQ(Concrete(types, "[[[D"), "double[][][]");
  const std::string objects = Concrete(types, "[Ljava/lang/Object;");
  EXPECT_NE(objects.find("java.lang.Object[]"), std::string::npos);
  EXPECT_NE(objects.find("p.Shapes$Shape[][]"), std::string::npos);
}

TEST_F(HierarchyTest, AnExactWorldHasTheTypeAlone) {
  Hierarchy types(*table_, World::kExact);
  EXPECT_EQ(Concrete(types, "p/A"), "p.A");
  EXPECT_EQ(Concrete(types, "p/Shapes$Shape"), "");
  EXPECT_EQ(Concrete(types, "[Lp/Shapes$Shape;"), "p.Shapes$Shape[]");
}

TEST_F(HierarchyTest, AnOpenWorldHasATokenPerOpenClass) {
  Hierarchy types(*table_, World::kOpen);
  EXPECT_EQ(Concrete(types, "p/Shapes$Shape"),
            "? extends p.Shapes$Both ? extends p.Shapes$More p.Shapes$Both "
            "p.Shapes$Circle p.Shapes$More p.Shapes$Square");
  EXPECT_EQ(Concrete(types, "p/Shapes$Colour"),
            "p.Shapes$Colour p.Shapes$Colour$1");
  EXPECT_EQ(Concrete(types, "java/util/Spliterator"),
            "? extends java.util.Spliterator");
  auto token = types.UnknownSubclassOf(Load("q/B"));
  ASSERT_TRUE(token);
  EXPECT_EQ((*table_)[*token].kind, ClassKind::kUnknownSubclass);
  EXPECT_TRUE(types.IsSubclass(*token, Load("p/A")));
  EXPECT_FALSE(types.IsSubclass(*token, Load("p/C")));
  EXPECT_EQ(types.FieldsOf(*token).size(), 4u);
  EXPECT_FALSE(types.UnknownSubclassOf(Load("java/lang/String")));
  EXPECT_FALSE(types.UnknownSubclassOf(Load("p/Shapes$Shape")));
}

TEST_F(HierarchyTest, TheWorldDoesNotDependOnWhatIsLoadedLater) {
  Hierarchy types(*table_, World::kClosed);
  Load("java/util/concurrent/atomic/AtomicLong");
  Load("java/math/BigDecimal");
  EXPECT_EQ(Concrete(types, "java/lang/Number").find("BigDecimal"),
            std::string::npos);
}

TEST_F(HierarchyTest, FieldsHaveTheSortsOfTheStack) {
  Hierarchy types(*table_, World::kClosed);
  const char* both = "p/Shapes$Both";
  for (auto [name, descriptor, sort] :
       {std::tuple("b", "B", expr::Sort::kBv32),
        std::tuple("c", "C", expr::Sort::kBv32),
        std::tuple("s", "S", expr::Sort::kBv32),
        std::tuple("z", "Z", expr::Sort::kBv32),
        std::tuple("f", "F", expr::Sort::kF32),
        std::tuple("d", "D", expr::Sort::kF64)}) {
    heap::FieldType type = types.TypeOf(Field(both, name, descriptor));
    EXPECT_EQ(type.kind, heap::FieldType::Kind::kNumber);
    EXPECT_EQ(type.sort, sort) << name;
  }
  heap::FieldType grid =
      types.TypeOf(Field("p/Shapes$Square", "grid", "[[Lp/Shapes$Shape;"));
  EXPECT_EQ(grid.kind, heap::FieldType::Kind::kReference);
  EXPECT_EQ(types.ClassName(grid.target), "p.Shapes$Shape[][]");
  EXPECT_EQ(types.TypeOf(table_->AddCell("x", table_->NameOfType("J"))).sort,
            expr::Sort::kBv64);
  EXPECT_EQ(types.FieldName(Field(both, "z", "Z")), "z");
}

TEST_F(HierarchyTest, ATypeThatCannotBeLoadedHasNoObjects) {
  WriteUnloadable(crafted_);
  Hierarchy types(*table_, World::kExact);
  EXPECT_EQ(Concrete(types, "b/MissingSuper"), "");
  EXPECT_EQ(types.FieldsOf(table_->Name("b/MissingSuper")).size(), 0u);
  EXPECT_FALSE(types.IsSubclass(Load("p/A"), table_->Name("b/Nowhere")));
  ASSERT_EQ(types.failures().size(), 1u);
  EXPECT_EQ(types.failures()[0]->error.what,
            "b.Nowhere: no such class; superclass of b.MissingSuper");
}

TEST_F(HierarchyTest, BadClassesOnTheClassPathAreReportedNotFatal) {
  const size_t bad = WriteUnloadable(crafted_).size();
  for (const CraftedClass& c : LoadableClasses()) WriteClass(crafted_, c);
  Hierarchy types(*table_, World::kClosed);
  // And two classes that are nowhere, which crafted ones name.
  ASSERT_EQ(types.failures().size(), bad + 2);
  EXPECT_EQ(types.failures().back()->ToString(),
            "NoClassDefFoundError: no.Such: no such class; named by "
            "c.BadSites");
  EXPECT_EQ(Concrete(types, "p/Shapes$Shape"),
            "p.Shapes$Both p.Shapes$Circle p.Shapes$More p.Shapes$Square");
}

// 255 dimensions of each primitive type: as many array classes as a program
// can name without classes of its own.
TEST_F(HierarchyTest, SlotsOfManyArrayClassesAreKeptApart) {
  Hierarchy types(*table_, World::kExact);
  constexpr uint32_t kIndexes[] = {0, 1, 4095, 4096, Hierarchy::kLongest - 1};
  std::set<FieldId> slots;
  size_t count = 0;
  for (char letter : std::string("ZBCSIJFD")) {
    std::string name(1, letter);
    for (int dimensions = 1; dimensions <= 255; ++dimensions) {
      name = "[" + name;
      const ClassId array = table_->Name(name);
      ASSERT_TRUE(table_->Load(array).ok()) << name;
      for (uint32_t index : kIndexes) {
        const FieldId slot = types.SlotOf(array, index);
        EXPECT_EQ(types.SlotOf(array, index), slot);
        EXPECT_EQ(types.IndexOf(slot), index);
        EXPECT_EQ(types.TypeOf(slot).kind == heap::FieldType::Kind::kReference,
                  dimensions > 1);
        slots.insert(slot);
        ++count;
      }
    }
  }
  EXPECT_EQ(slots.size(), count);
}

}  // namespace
}  // namespace engine
