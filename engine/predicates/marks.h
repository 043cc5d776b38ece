// What a program says itself of the values that meet at a line: by calls of
// summa.Merge (check/models/summa/Merge.java), which say what a row of
// --predicates FILE says. They are read, not run.
#ifndef ENGINE_PREDICATES_MARKS_H_
#define ENGINE_PREDICATES_MARKS_H_

#include "base/result.h"
#include "classfile/class_file.h"
#include "classfile/class_path.h"
#include "engine/predicates/predicate.h"

namespace engine {

// Of all classes of the path but the class library's. What is said already of a
// place stands. An error names class, method and line.
base::Status AddMarks(const classfile::ClassPath& path, Predicates& all);
// Of one class; `marks` has those of others, and of nobody else.
base::Status AddMarksOf(const classfile::ClassFile& file, Predicates& marks);

}  // namespace engine

#endif  // ENGINE_PREDICATES_MARKS_H_
