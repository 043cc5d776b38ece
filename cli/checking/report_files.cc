#include "cli/checking/report_files.h"

#include <string>

#include "base/os/file.h"
#include "cli/checking/failure_test.h"
#include "cli/checking/html_check.h"
#include "cli/checking/junit_xml.h"
#include "cli/checking/sarif.h"
#include "cli/checking/source_places.h"
#include "cli/pages/html_file.h"
#include "cli/tables/json_text.h"

namespace cli {

base::Status WriteReportFiles(const Arguments& args,
                              const CheckedAll& checked) {
  if (const auto file = args.Get("--junit"))
    RETURN_IF_ERROR(os::ReplaceFile(*file, JUnitXml(checked)));
  if (const auto file = args.Get("--sarif"))
    RETURN_IF_ERROR(os::ReplaceFile(
        *file, JsonText(SarifJson(checked, SourcePlaces::Read(args)))));
  if (const auto folder = args.Get("--tests"))
    RETURN_IF_ERROR(WriteTests(*folder, checked.verdicts));
  if (args.Has("--html")) RETURN_IF_ERROR(WriteHtml(args, CheckPage(checked)));
  return base::Ok{};
}

}  // namespace cli
