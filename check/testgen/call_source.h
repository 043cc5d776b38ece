// The expression that calls a method: by its name where the source may use it,
// else by reflection.
#ifndef CHECK_TESTGEN_CALL_SOURCE_H_
#define CHECK_TESTGEN_CALL_SOURCE_H_

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "check/property.h"
#include "check/testgen/access.h"
#include "check/testgen/heap_source.h"

namespace testgen {

class CallSource {
 public:
  // `on`: the class it is called on, which may inherit it. All must outlive
  // this.
  CallSource(Access& access, HeapSource& heap, const check::MethodName& method,
             const std::string& on)
      : access_(access), heap_(heap), method_(method), on_(on) {}

  // It is named, so its result has the type that it declares; else Object.
  bool IsDirect();
  // A root of the input to call it on.
  base::Result<std::string> Receiver(const std::string& root);
  // The arguments are roots of the input. `object`: "null" where it has none.
  base::Result<std::string> Text(const std::string& object,
                                 const std::vector<std::string>& roots);

  // "Node.class", or looked up by its name.
  std::string ClassExpression(std::string_view descriptor);
  const std::set<std::string>& helpers() const { return helpers_; }

 private:
  base::Result<std::vector<std::string>> Arguments(
      const std::vector<std::string>& roots);
  std::string Reflected(const std::string& object, const std::string& values);

  Access& access_;
  HeapSource& heap_;
  const check::MethodName& method_;
  const std::string& on_;
  std::set<std::string> helpers_;
};

// "p.A" as Java's sources write a text.
std::string QuotedClass(const std::string& class_name);

}  // namespace testgen

#endif  // CHECK_TESTGEN_CALL_SOURCE_H_
