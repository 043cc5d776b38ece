// How the call sites of each known bootstrap method are linked: from what the
// class file says of one to a class written for it. Part of CallSites.
#ifndef ENGINE_CALL_SITES_SITE_LINKING_H_
#define ENGINE_CALL_SITES_SITE_LINKING_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "engine/call_sites/call_site.h"
#include "engine/call_sites/class_writer.h"
#include "engine/linking/class_table.h"
#include "engine/linking/ids.h"
#include "engine/linking/resolution.h"

namespace engine {

struct SiteRequest {
  ClassTable& table;
  Resolver& resolver;
  ClassId caller;
  const classfile::ConstantPool& pool;  // the caller's
  classfile::NameAndType name_and_type;
  classfile::MethodDescriptor type;  // operands and result
  std::vector<uint16_t> arguments;   // constants
  std::string class_name;            // of the class to be written
  uint16_t line = 0;

  bool Has(size_t argument, classfile::ConstantTag tag) const {
    return argument < arguments.size() && pool.Is(arguments[argument], tag);
  }
  ClassWriter Writer() const;
  // Loads every class that the descriptor of a method names.
  const LinkError* Load(std::string_view descriptor) const;
};

// The flags of a method that a call site runs.
inline constexpr uint16_t kStaticMethod =
    classfile::kAccStatic | classfile::kAccSynthetic;

// Ends of linking.
CallSite Fails(const LinkError* error);
CallSite Refused(std::string why);
// The class written; with it the static method `name`, if one is asked for.
CallSite Define(const SiteRequest& request, ClassWriter& writer,
                std::string_view static_method);

// java.lang.invoke.LambdaMetafactory.
CallSite LinkLambda(const SiteRequest& request);
CallSite LinkAltLambda(const SiteRequest& request);
// java.lang.runtime.ObjectMethods.
CallSite LinkRecord(const SiteRequest& request);
// java.lang.invoke.StringConcatFactory.
CallSite LinkConcat(const SiteRequest& request);
CallSite LinkConcatWithConstants(const SiteRequest& request);
// As if it were such a call, without constants.
CallSite LinkRecipe(const SiteRequest& request, const std::u16string& recipe);

}  // namespace engine

#endif  // ENGINE_CALL_SITES_SITE_LINKING_H_
