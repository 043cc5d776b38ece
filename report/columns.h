// A table of words in plain text: each column as wide as its widest word, so
// that a table of small figures fits a page and one of large figures still
// lines up. The first column is set left, figures right.
#ifndef REPORT_COLUMNS_H_
#define REPORT_COLUMNS_H_

#include <string>
#include <vector>

namespace report {

class ColumnTable {
 public:
  explicit ColumnTable(std::vector<std::string> heads);

  // One word for each column.
  void Add(std::vector<std::string> words);
  // Words for the first columns, then a remark that takes up the others.
  void AddRemark(std::vector<std::string> words, std::string remark);
  std::string Text() const;

 private:
  struct Row {
    std::vector<std::string> words;
    std::string remark;
  };
  std::vector<Row> rows_;  // the heads first
};

}  // namespace report

#endif  // REPORT_COLUMNS_H_
