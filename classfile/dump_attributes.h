// Attributes other than those of code, in the manner of javap. An attribute
// that is not understood is shown as the bytes it holds.
#ifndef CLASSFILE_DUMP_ATTRIBUTES_H_
#define CLASSFILE_DUMP_ATTRIBUTES_H_

#include "classfile/attribute.h"
#include "classfile/class_file.h"
#include "classfile/text_out.h"

namespace classfile {

void DumpAttribute(TextOut& out, const ClassFile& file,
                   const Attribute& attribute);

}  // namespace classfile

#endif  // CLASSFILE_DUMP_ATTRIBUTES_H_
