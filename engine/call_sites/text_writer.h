// Code that makes a string out of parts, by the class library's own
// StringBuilder. What it leaves is a string of its own even where nothing was
// appended, as java.lang.invoke.StringConcatFactory has it.
#ifndef ENGINE_CALL_SITES_TEXT_WRITER_H_
#define ENGINE_CALL_SITES_TEXT_WRITER_H_

#include <string>

#include "classfile/descriptor.h"
#include "engine/call_sites/class_writer.h"

namespace engine {

class TextWriter {
 public:
  // Both must outlive this.
  TextWriter(ClassWriter& writer, CodeWriter& code);

  // No literal: the program cannot come across it.
  void AppendText(const std::u16string& text);
  // The value on top of the operands.
  void AppendValue(const classfile::TypeDescriptor& type);
  // Leaves the string on top of the operands.
  void Finish();

 private:
  ClassWriter& writer_;
  CodeWriter& code_;
};

}  // namespace engine

#endif  // ENGINE_CALL_SITES_TEXT_WRITER_H_
