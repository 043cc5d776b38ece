// The names of linked things: dense ids, so that an interpreter keeps them in
// decoded instructions and finds everything else by indexing. Ids are given in
// order of first mention and never change.
#ifndef ENGINE_LINKING_IDS_H_
#define ENGINE_LINKING_IDS_H_

#include "base/id.h"
#include "heap/types.h"

namespace engine {

using heap::ClassId;
using heap::FieldId;
using MethodId = base::Id<struct MethodTag>;
// A method's name and descriptor together: "add(II)I".
using SignatureId = base::Id<struct SignatureTag>;
// A run-time package: a package name and the loader it belongs to.
using PackageId = base::Id<struct PackageTag>;

}  // namespace engine

#endif  // ENGINE_LINKING_IDS_H_
