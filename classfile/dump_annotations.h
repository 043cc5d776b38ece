// Annotations in the manner of javap: first the bare indexes on one line, then
// the annotation as source would write it.
#ifndef CLASSFILE_DUMP_ANNOTATIONS_H_
#define CLASSFILE_DUMP_ANNOTATIONS_H_

#include <vector>

#include "classfile/annotations.h"
#include "classfile/constant_pool.h"
#include "classfile/text_out.h"

namespace classfile {

void DumpAnnotations(TextOut& out, const ConstantPool& pool,
                     const std::vector<Annotation>& annotations);
void DumpTypeAnnotations(TextOut& out, const ConstantPool& pool,
                         const std::vector<TypeAnnotation>& annotations);
void DumpAnnotationDefault(TextOut& out, const ConstantPool& pool,
                           const ElementValue& value);

}  // namespace classfile

#endif  // CLASSFILE_DUMP_ANNOTATIONS_H_
