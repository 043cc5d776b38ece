// Text with indentation and tab stops, built line by line. Blanks are held back
// until something follows them, so no line ends in one; the indentation comes
// with a line's first visible character.
#ifndef CLASSFILE_TEXT_OUT_H_
#define CLASSFILE_TEXT_OUT_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace classfile {

class TextOut {
 public:
  TextOut& operator<<(std::string_view text) {
    for (char c : text) Put(c);
    return *this;
  }
  TextOut& operator<<(char c) {
    Put(c);
    return *this;
  }
  TextOut& operator<<(long long number) {
    return *this << std::string_view(std::to_string(number));
  }
  TextOut& operator<<(int number) {
    return *this << static_cast<long long>(number);
  }
  TextOut& operator<<(unsigned number) {
    return *this << static_cast<long long>(number);
  }

  void Line(std::string_view text = {}) {
    *this << text;
    EndLine();
  }
  void EndLine() {
    text_.push_back('\n');
    column_ = 0;
    blanks_ = 0;
  }
  // Blanks up to the comment column, at least one.
  void Tab() {
    size_t stop = kTabColumn + 2 * static_cast<size_t>(indent_);
    size_t at = column_ + blanks_;
    blanks_ += at < stop ? stop - at : 1;
  }
  void Indent(int levels) { indent_ += levels; }

  // What was written since the last call.
  std::string Take() { return std::exchange(text_, {}); }

 private:
  static constexpr size_t kTabColumn = 40;

  void Put(char c) {
    if (c == ' ') {
      ++blanks_;
      return;
    }
    if (c == '\n') return EndLine();
    if (column_ == 0) blanks_ += 2 * static_cast<size_t>(indent_);
    text_.append(blanks_, ' ');
    // A continuation byte of UTF-8 takes no column.
    bool visible = (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    column_ += blanks_ + (visible ? 1 : 0);
    blanks_ = 0;
    text_.push_back(c);
  }

  std::string text_;
  size_t column_ = 0;
  size_t blanks_ = 0;
  int indent_ = 0;
};

// Raises the indentation for as long as it lives.
class Indented {
 public:
  explicit Indented(TextOut& out, int levels = 1) : out_(out), levels_(levels) {
    out_.Indent(levels_);
  }
  Indented(const Indented&) = delete;
  Indented& operator=(const Indented&) = delete;
  ~Indented() { out_.Indent(-levels_); }

 private:
  TextOut& out_;
  int levels_;
};

// `text` filled up with blanks on the left or right to `width`.
inline std::string PadLeft(std::string_view text, size_t width) {
  std::string out(text.size() < width ? width - text.size() : 0, ' ');
  return out += text;
}
inline std::string PadRight(std::string_view text, size_t width) {
  std::string out(text);
  if (out.size() < width) out.resize(width, ' ');
  return out;
}

}  // namespace classfile

#endif  // CLASSFILE_TEXT_OUT_H_
