#include "report/columns.h"

#include "gtest/gtest.h"

namespace report {
namespace {

TEST(ColumnTable, IsAsWideAsItsWords) {
  ColumnTable table({"heap", "n", "time"});
  table.Add({"lazy", "1000", "1 ms"});
  table.Add({"summary", "2", "10 ms"});
  EXPECT_EQ(table.Text(),
            "heap        n   time\n"
            "lazy     1000   1 ms\n"
            "summary     2  10 ms\n");
}

TEST(ColumnTable, ARemarkWidensNoColumn) {
  ColumnTable table({"heap", "n", "time"});
  table.AddRemark({"lazy"}, "> 60 s, and that is all there is to say");
  table.Add({"summary", "2", "1 ms"});
  EXPECT_EQ(table.Text(),
            "heap     n  time\n"
            "lazy     > 60 s, and that is all there is to say\n"
            "summary  2  1 ms\n");
}

TEST(ColumnTable, LinesHaveNoBlanksAtTheirEnd) {
  ColumnTable table({"a", "b"});
  table.Add({"x", ""});
  EXPECT_EQ(table.Text(), "a  b\nx\n");
}

}  // namespace
}  // namespace report
