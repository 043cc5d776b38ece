#include "heap/print.h"

#include "gtest/gtest.h"
#include "heap/concrete.h"
#include "heap/graph.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"
#include "tests/unit/heap/workbench.h"

namespace heap {
namespace {

TEST(PrintTest, CellsReadAsInJava) {
  EXPECT_EQ(PrintCell(ConcreteCell::Any()), "any");
  EXPECT_EQ(PrintCell(ConcreteCell::Null()), "null");
  EXPECT_EQ(PrintCell(ConcreteCell::Object(0)), "n1");
  EXPECT_EQ(PrintCell(ConcreteCell::Bool(true)), "true");
  EXPECT_EQ(PrintCell(ConcreteCell::Number(expr::Sort::kBv32, 0xffffffff)),
            "-1");
  EXPECT_EQ(PrintCell(ConcreteCell::Number(expr::Sort::kBv64, 5)), "5L");
}

TEST(PrintTest, ASummaryShowsItsCases) {
  Workbench w("summary");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  w.Read(head, kNext);
  EXPECT_EQ(Print(w.pool, w.types, w.place.heap),
            "this: List\n"
            "  .head = {null if head == null, head if head != null}\n"
            "head: Node if head != null\n"
            "  .next = {null if head.next == null, "
            "head if head.next == head, "
            "head.next if head.next is new}\n"
            "head.next: Node if head.next is new\n");
}

TEST(PrintTest, ADeferredReferenceSaysWhatIsKnown) {
  Workbench w("lazier-sharp");
  ValueSet head = w.Read(ValueSet(w.list), kHead);
  EXPECT_EQ(Print(w.pool, w.types, w.place.heap),
            "this: List\n  .head = head\nhead: Node (unknown)\n");
  w.AssumeNull(head, false);
  EXPECT_EQ(Print(w.pool, w.types, w.place.heap),
            "this: List\n  .head = head\nhead: Node (not null)\n");
}

TEST(GraphTest, AConcreteHeapAsDot) {
  ListTypes types;
  ConcreteHeap heap;
  heap.objects.push_back(BlankObject(types, kList));
  heap.objects.push_back(BlankObject(types, kNode));
  *heap.objects[0].Find(kHead) = ConcreteCell::Object(1);
  *heap.objects[1].Find(kNext) = ConcreteCell::Object(1);
  *heap.objects[1].Find(kElem) = ConcreteCell::Null();
  heap.roots.push_back({"this", ConcreteCell::Object(0)});
  heap.roots.push_back({"p0", ConcreteCell::Null()});
  EXPECT_EQ(ToDot(types, heap),
            "digraph G {\n"
            "0[shape=box,label=\"n1: List\\nsize = 0\"];\n"
            "1[shape=box,label=\"n2: Node\\nelem = null\\nseen = false\"];\n"
            "2[shape=plaintext,label=\"this\"];\n"
            "3[shape=plaintext,label=\"p0 = null\"];\n"
            "0->1 [label=\"head\"];\n"
            "1->1 [label=\"next\"];\n"
            "2->0 [label=\"\"];\n"
            "}\n");
}

TEST(GraphTest, ASummaryHasGuardedEdges) {
  Workbench w("summary");
  w.Read(ValueSet(w.list), kHead);
  EXPECT_EQ(ToDot(w.pool, w.types, w.place.heap),
            "digraph G {\n"
            "0[shape=box,label=\"this: List\\n"
            "head = null if head == null\"];\n"
            "1[shape=box,label=\"head: Node\\nif head != null\"];\n"
            "0->1 [label=\"head\\nhead != null\",style=dashed];\n"
            "}\n");
}

// Names come from class files, which may hold any character.
class OddNames : public ListTypes {
 public:
  std::string ClassName(ClassId) const override { return "a\"b\\c"; }
};

TEST(GraphTest, LabelsAreEscaped) {
  ConcreteHeap heap;
  heap.objects.push_back({kData});
  EXPECT_EQ(ToDot(OddNames(), heap),
            "digraph G {\n"
            "0[shape=box,label=\"n1: a\\\"b\\\\c\"];\n"
            "}\n");
}

}  // namespace
}  // namespace heap
