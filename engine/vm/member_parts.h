// What the objects that stand for members of a class have in common: Class
// objects of types, arrays of objects, and what attributes say.
#ifndef ENGINE_VM_MEMBER_PARTS_H_
#define ENGINE_VM_MEMBER_PARTS_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "classfile/attribute.h"
#include "classfile/constant_pool.h"
#include "engine/linking/ids.h"
#include "engine/runtime/context.h"
#include "engine/state/state.h"
#include "heap/location.h"

namespace engine {

using MadeObject = std::optional<heap::Location>;

// None if it cannot be loaded.
MadeObject MirrorOfType(Context& context, State& state, ClassId type);
MadeObject MirrorsOfTypes(Context& context, State& state,
                          const std::vector<ClassId>& types);
// "[Ljava/lang/reflect/Method;"; none if there is no such class.
MadeObject ArrayOfObjects(Context& context, State& state,
                          std::string_view descriptor,
                          const std::vector<heap::Location>& objects);

// A text that the virtual machine has only once.
MadeObject InternedText(Context& context, State& state, std::string_view utf8);
// The generic type; none if that is no other.
MadeObject SignatureText(Context& context, State& state,
                         const classfile::Attributes& attributes,
                         const classfile::ConstantPool& pool);
MadeObject ByteArrayOf(Context& context, State& state,
                       std::span<const uint8_t> bytes);
// Of an attribute that the library reads itself; none if it is not there.
MadeObject BytesOfAttribute(Context& context, State& state,
                            const classfile::Attributes& attributes,
                            classfile::AttributeKind kind);

}  // namespace engine

#endif  // ENGINE_VM_MEMBER_PARTS_H_
