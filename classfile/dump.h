// A class file as text, laid out like the output of `javap -c -p -v`: header,
// constant pool, fields, methods with their code, attributes. The same class
// always gives the same text.
#ifndef CLASSFILE_DUMP_H_
#define CLASSFILE_DUMP_H_

#include <functional>
#include <string>
#include <string_view>

#include "classfile/class_file.h"

namespace classfile {

// Hands the text out in pieces, so that it need not exist as a whole.
void DumpClass(const ClassFile& file,
               const std::function<void(std::string_view)>& write);
std::string DumpClass(const ClassFile& file);

}  // namespace classfile

#endif  // CLASSFILE_DUMP_H_
