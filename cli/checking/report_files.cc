#include "cli/checking/report_files.h"

#include <fstream>
#include <string>

#include "cli/checking/failure_test.h"
#include "cli/checking/html_check.h"
#include "cli/checking/junit_xml.h"
#include "cli/checking/sarif.h"
#include "cli/checking/source_places.h"
#include "cli/pages/html_file.h"
#include "cli/tables/json_text.h"

namespace cli {
namespace {

base::Status WriteReport(const std::string& file, const std::string& text) {
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) return base::Error{"cannot be written", file};
  return base::Ok{};
}

}  // namespace

base::Status WriteReportFiles(const Arguments& args,
                              const CheckedAll& checked) {
  if (const auto file = args.Get("--junit"))
    RETURN_IF_ERROR(WriteReport(*file, JUnitXml(checked)));
  if (const auto file = args.Get("--sarif"))
    RETURN_IF_ERROR(WriteReport(
        *file, JsonText(SarifJson(checked, SourcePlaces::Read(args)))));
  if (const auto folder = args.Get("--tests"))
    RETURN_IF_ERROR(WriteTests(*folder, checked.verdicts));
  if (args.Has("--html")) RETURN_IF_ERROR(WriteHtml(args, CheckPage(checked)));
  return base::Ok{};
}

}  // namespace cli
