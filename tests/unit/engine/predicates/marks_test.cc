// Calls of summa.Merge in compiled programs, and the rows of a file that say
// the same.
#include "engine/predicates/marks.h"

#include <gtest/gtest.h>

#include <string>

#include "base/result.h"
#include "classfile/class_path.h"
#include "engine/predicates/parse.h"
#include "engine/predicates/predicate.h"

namespace engine {
namespace {

constexpr char kFolder[] = "tests/regress/bytecode/marks/";

classfile::ClassPath PathOf(const std::string& classes) {
  return classfile::ClassPath::Open(kFolder + classes, "").value();
}

std::string Shown(const PredicatePoint& point) {
  constexpr const char* kModes[] = {"conj", "disj", "exact"};
  std::string text = kModes[static_cast<int>(point.mode)];
  for (const Predicate& each : point.predicates) text += ", " + each.text;
  return text;
}

std::string Shown(const Predicates& all) {
  std::string text;
  for (const auto& [place, point] : all.points)
    text += place.first + ":" + std::to_string(place.second) + " " +
            Shown(point) + "\n";
  return text;
}

TEST(MarksTest, CallsAreRowsOfAFile) {
  constexpr char kRows[] =
      "Marks.dist:13 conj v >= 0, v <= y\n"
      "Marks.distance:24 conj v >= 0, v <= y\n"
      "Marks.abs:30 disj v > 0, v == 0, v < 0\n"
      "Marks.exactly:37 exact\n"
      "Marks.useless:43 conj v >= 0\n"
      "Marks.useless:45 conj v >= w\n";
  Predicates marks;
  ASSERT_TRUE(AddMarks(PathOf("marks"), marks).ok());
  EXPECT_EQ(Shown(marks), Shown(ParsePredicates(kRows, "rows").value()));
  for (const auto& [place, point] : marks.points)
    EXPECT_TRUE(point.in_program) << place.first;
}

TEST(MarksTest, WhatIsSaidAlreadyStands) {
  Predicates all = ParsePredicates("Marks.dist:13 conj v >= 7", "rows").value();
  ASSERT_TRUE(AddMarks(PathOf("marks"), all).ok());
  EXPECT_EQ(Shown(all.points.at({"Marks.dist", 13})), "conj, v >= 7");
  EXPECT_EQ(all.points.size(), 6u);
}

std::string ErrorOf(const std::string& classes) {
  Predicates marks;
  const base::Status added = AddMarks(PathOf(classes), marks);
  return added.ok() ? "none" : added.error().ToString();
}

TEST(MarksTest, AnErrorNamesThePlace) {
  EXPECT_EQ(ErrorOf("misspelled"),
            "Misspelled.Inner.abs:10: expected <, <=, >, >=, == or !=, not "
            "\"=> 0\"");
  EXPECT_EQ(ErrorOf("computed"),
            "Computed.abs:9: expected a text in quotes, alone, for "
            "summa.Merge.predicate");
}

}  // namespace
}  // namespace engine
