// A Code attribute in the manner of javap: limits, instructions, exception
// table and the tables that belong to it.
#ifndef CLASSFILE_DUMP_CODE_H_
#define CLASSFILE_DUMP_CODE_H_

#include "classfile/class_file.h"
#include "classfile/text_out.h"

namespace classfile {

// Everything but the nested attributes.
void DumpCode(TextOut& out, const ClassFile& file, const Method& method);
// One of LineNumberTable, LocalVariable(Type)Table, StackMapTable.
void DumpCodeTable(TextOut& out, const ClassFile& file, const Code& code,
                   const Attribute& attribute);

}  // namespace classfile

#endif  // CLASSFILE_DUMP_CODE_H_
