#include "cli/options/version.h"

#include <z3.h>

#include "classfile/jdk_home.h"

namespace cli {

std::string VersionText() {
  const std::string jdk = classfile::DefaultJdkHome();
  return std::string("summa ") + kVersion + "\n" + "Z3 " +
         std::string(Z3_get_full_version()) + "\n" + "JDK " +
         (jdk.empty() ? "none found" : jdk) + "\n";
}

}  // namespace cli
