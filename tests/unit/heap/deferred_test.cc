#include "heap/deferred.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "expr/expr.h"
#include "gtest/gtest.h"
#include "heap/initializer.h"
#include "heap/symbolic_heap.h"
#include "heap/value_set.h"
#include "tests/unit/heap/list_types.h"
#include "tests/unit/heap/workbench.h"

namespace heap {
namespace {

using expr::Formula;

// Adds an unresolved reference of that type, which is a cell of `owner`.
Location Defer(SymbolicHeap& heap, Location owner, FieldId f, ClassId declared,
               bool non_null = true) {
  ObjectInfo info;
  info.kind = ObjectInfo::Kind::kDeferred;
  info.exact = declared;
  info.owner = owner;
  info.field = f;
  const Location l = heap.next_location();
  heap = heap.WithObject(info);
  if (non_null) heap = heap.WithStatus(l, {Deferred::Status::kNonNull, kNull});
  return l;
}

class DeferredTest : public testing::Test {
 protected:
  // Of a heap with one list.
  Formula When(Bounds bounds) {
    return WhenDeferredFit({w_.pool, w_.types, w_.checker, bounds},
                           w_.place.heap);
  }
  void Defer(FieldId f, ClassId declared, bool non_null = true) {
    heap::Defer(w_.place.heap, w_.list, f, declared, non_null);
  }
  static Bounds Objects(uint32_t n) { return {kUnbounded, n}; }
  // A heap whose object `deep_` has depth 1; it serves nobody itself.
  void SetUpDeepOwner() {
    w_.place.heap = start_;
    ObjectInfo info;
    info.exact = kNode;
    info.depth = 1;
    deep_ = w_.place.heap.next_location();
    w_.place.heap = w_.place.heap.WithObject(info);
  }

  Workbench w_{"lazier-sharp"};
  const SymbolicHeap start_ = w_.place.heap;
  Location deep_;
};

TEST_F(DeferredTest, WithoutABoundEachGetsItsOwn) {
  Defer(kHead, kNode);
  Defer(kElem, kData);
  EXPECT_EQ(When({}), Formula::True());
}

TEST_F(DeferredTest, ThoseOfOneClassShare) {
  Defer(kHead, kNode);
  Defer(kNext, kNode);
  EXPECT_EQ(When(Objects(1)), Formula::True());
  EXPECT_EQ(When(Objects(0)), Formula::False());
}

TEST_F(DeferredTest, ASubclassServesBoth) {
  Defer(kHead, kData);
  Defer(kElem, kText);
  EXPECT_EQ(When(Objects(1)), Formula::True());
}

TEST_F(DeferredTest, DifferentClassesNeedRoomForEach) {
  Defer(kHead, kNode);
  Defer(kElem, kData);
  EXPECT_EQ(When(Objects(2)), Formula::True());
  EXPECT_EQ(When(Objects(1)), Formula::False());
}

TEST_F(DeferredTest, WhatMayBeNullNeedsNothing) {
  Defer(kHead, kNode, false);
  EXPECT_EQ(When(Objects(0)), Formula::True());
}

TEST_F(DeferredTest, ARootServesToo) {
  Defer(kHead, kList);
  EXPECT_EQ(When(Objects(0)), Formula::True());
}

TEST_F(DeferredTest, DepthForbidsNewObjectsToo) {
  Defer(kHead, kNode);
  EXPECT_EQ(When({1, kUnbounded}), Formula::True());
  EXPECT_EQ(When({0, kUnbounded}), Formula::False());
}

// Bounds of depth allow the one to be new and not the other.
TEST_F(DeferredTest, WhoMayBeNewBringsItForWhoMayNot) {
  const Bounds bounds = {1, kUnbounded};
  for (ClassId shallow : {kText, kData})
    for (bool shallow_first : {true, false}) {
      SetUpDeepOwner();
      EXPECT_EQ(When(bounds), Formula::True());
      if (shallow_first) Defer(kHead, shallow);
      heap::Defer(w_.place.heap, deep_, kElem, kText);
      EXPECT_EQ(When(bounds),
                shallow_first ? Formula::True() : Formula::False());
      if (!shallow_first) Defer(kHead, shallow);
      EXPECT_EQ(When(bounds), Formula::True()) << shallow_first;
    }
}

TEST_F(DeferredTest, WhoMayBeNewCannotBringAnotherClass) {
  SetUpDeepOwner();
  Defer(kHead, kNode);
  heap::Defer(w_.place.heap, deep_, kElem, kText);
  EXPECT_EQ(When({1, kUnbounded}), Formula::False());
}

// Two that may not be new want different classes, and one object will not do.
TEST_F(DeferredTest, WhoMayBeNewBringsOneObjectOnly) {
  SetUpDeepOwner();
  Defer(kHead, kData);
  heap::Defer(w_.place.heap, deep_, kElem, kText);
  heap::Defer(w_.place.heap, deep_, kNext, kNode);
  EXPECT_EQ(When({1, kUnbounded}), Formula::False());
}

// An object of either class can serve the one that wants a Text only if it is
// one; the path must say so.
TEST_F(DeferredTest, ItMayDependOnTheClassOfAnObject) {
  Location root;
  const ClassId either[] = {kData, kText};
  w_.place.heap = w_.place.heap.WithRoot(w_.pool, either, root);
  Defer(kHead, kText);
  const ClassId text[] = {kText};
  EXPECT_EQ(When(Objects(0)), w_.place.heap.TypeIn(w_.pool, root, text));
}

// The path ends where nothing is left, and only there.
TEST(LazierTest, ANullTestKnowsTheBound) {
  for (std::string_view mode : {"lazier", "lazier-sharp"})
    for (uint32_t objects : {1u, 2u}) {
      Workbench w(mode, {kUnbounded, objects});
      ValueSet head = w.Read(ValueSet(w.list), kHead);
      size_t not_null = 0;
      for (auto& a : w.access.IsNull(w.place, head))
        if (!a.answer)
          for (auto& read : w.access.Read(a.place, head, kElem))
            for (auto& elem :
                 w.access.IsNull(read.place, std::get<ValueSet>(read.answer)))
              not_null += !elem.answer;
      EXPECT_EQ(not_null, objects - 1) << mode;
    }
}

}  // namespace
}  // namespace heap
