#include "cli/exploring/explore_stream.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "cli/tables/json_text.h"

namespace cli {

ExploreStream::ExploreStream(OutputStream out, const Arguments& args,
                             PathForm form, engine::Analysis& analysis,
                             const AnalysisRun& run)
    : out_(std::move(out)),
      form_(form),
      medium_(MediumOf(args)),
      analysis_(analysis),
      run_(run) {}

base::Result<std::unique_ptr<ExploreStream>> ExploreStream::Begin(
    const Arguments& args, PathForm form, engine::Analysis& analysis,
    const AnalysisRun& run) {
  ASSIGN_OR_RETURN(OutputStream out, form == PathForm::kText
                                         ? OutputStream::Open(args)
                                         : OutputStream::OpenLines(args));
  std::unique_ptr<ExploreStream> stream(
      new ExploreStream(std::move(out), args, form, analysis, run));
  stream->Write(form == PathForm::kText
                    ? ExploreTitle(analysis, run, stream->medium_) + "\n"
                    : JsonLine(ExploreHead(analysis, run)));
  return stream;
}

base::Status ExploreStream::End(const ExploreReport& report) {
  if (form_ == PathForm::kText) {
    Write(LeftOutText(report.left_out) + "\n" +
          ExploreTitle(analysis_, run_, medium_) +
          ExploreAnswer(analysis_, run_, report, medium_));
  } else {
    nlohmann::ordered_json last;
    AddConclusion(analysis_, run_, report, last);
    if (report.left_out != 0) last["paths_left_out"] = report.left_out;
    last["stats"] = ExploreStats(analysis_, report);
    Write(JsonLine(last));
  }
  RETURN_IF_ERROR(written_);
  return out_.Finish();
}

void ExploreStream::Write(const std::string& text) {
  if (written_.ok()) written_ = out_.Write(text);
}

}  // namespace cli
