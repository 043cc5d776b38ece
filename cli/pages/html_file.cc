#include "cli/pages/html_file.h"

#include <string>

#include "base/os/file.h"

namespace cli {

base::Status WriteHtml(const Arguments& args, const html::Page& page) {
  const std::string file = *args.Get("--html");
  return os::ReplaceFile(file, html::WritePage(page));
}

}  // namespace cli
