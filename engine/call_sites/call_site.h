// What an invokedynamic instruction does, for the bootstrap methods whose call
// sites the engine knows: those of lambdas and method references, of records
// and of string concatenation. Each such instruction gets a class of its own,
// written as bytecode the first time it is run (docs/decisions/009): an object
// of it for a lambda, a static method of it otherwise. Whatever else comes is
// said to be unsupported, with its bootstrap method. After JVMS 5.4.3.6, 6.5
// invokedynamic.
//
// Invariant: of the four members one is set.
#ifndef ENGINE_CALL_SITES_CALL_SITE_H_
#define ENGINE_CALL_SITES_CALL_SITE_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "classfile/attributes.h"
#include "classfile/class_file.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/link_error.h"
#include "engine/linking/resolution.h"

namespace engine {

struct CallSite {
  // The call makes an object of this class; its operands are what the fields
  // hold, in their order. One without fields exists once.
  std::optional<ClassId> lambda;
  std::optional<MethodId> method;    // the call runs this, which is static
  const LinkError* error = nullptr;  // the call throws this
  std::string unsupported;           // or why it cannot be run
  // Of a concatenation: the method, this one or one that it calls, that puts
  // together texts and numbers; what stands before, between and after them.
  std::optional<MethodId> joining = {};
  std::vector<std::u16string> around = {};
};

// What the class file says of the bootstrap method of that number.
classfile::BootstrapMethod BootstrapOf(const classfile::ClassFile& file,
                                       uint16_t number);

// Makes and keeps them, so that all machines of a program see the same classes.
class CallSites {
 public:
  // Both must outlive this.
  CallSites(ClassTable& table, Resolver& resolver)
      : table_(table), resolver_(resolver) {}

  // Of the invokedynamic at this index in the code of `m`; `line` is that in
  // the source, or 0.
  const CallSite& At(MethodId m, uint32_t instruction, uint16_t line);

  // What stands around the arguments of the `joining` method of a call site;
  // null: it is none.
  const std::vector<std::u16string>* AroundArgumentsOf(MethodId m) const;

  // Does it put a text together by a StringBuilder, part by part?
  bool WritesText(MethodId m) const { return writers_.contains(m); }

  // A text that the virtual machine makes: a method of that descriptor that
  // puts its arguments together as the recipe of a concatenation says, \1 for
  // each. In the nest of `host`, which is loaded, and for which there is one.
  const CallSite& ForText(ClassId host, const std::u16string& recipe,
                          const std::string& descriptor);

  // What calls the method through java.lang.reflect: a method that takes its
  // receiver and an array of arguments.
  const CallSite& ForReflection(MethodId m);

 private:
  CallSite Link(MethodId m, uint32_t instruction, uint16_t line);
  uint32_t NumberOf(MethodId m, uint32_t instruction) const;

  ClassTable& table_;
  Resolver& resolver_;
  std::unordered_map<uint64_t, CallSite> sites_;
  std::unordered_map<MethodId, const CallSite*> joining_;
  std::unordered_set<MethodId> writers_;
  // By host, recipe and descriptor.
  std::map<std::tuple<ClassId, std::u16string, std::string>, CallSite> texts_;
  std::unordered_map<MethodId, CallSite> reflective_;
};

}  // namespace engine

#endif  // ENGINE_CALL_SITES_CALL_SITE_H_
