#include "cli/pages/html_file.h"

#include <fstream>
#include <string>

namespace cli {

base::Status WriteHtml(const Arguments& args, const html::Page& page) {
  const std::string file = *args.Get("--html");
  std::ofstream out(file, std::ios::binary);
  out << html::WritePage(page);
  out.close();
  if (!out) return base::Error{"cannot be written", file};
  return base::Ok{};
}

}  // namespace cli
