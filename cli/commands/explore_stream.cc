#include "cli/commands/explore_stream.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "cli/tables/json_text.h"

namespace cli {

ExploreStream::ExploreStream(OutputStream out, const Arguments& args, Form form,
                             const PathChoice& choice,
                             engine::Analysis& analysis, const AnalysisRun& run)
    : out_(std::move(out)),
      form_(form),
      medium_(MediumOf(args)),
      filter_(choice),
      analysis_(analysis),
      run_(run) {}

base::Result<std::unique_ptr<ExploreStream>> ExploreStream::Begin(
    const Arguments& args, Form form, const PathChoice& choice,
    engine::Analysis& analysis, const AnalysisRun& run) {
  ASSIGN_OR_RETURN(OutputStream out, form == Form::kText
                                         ? OutputStream::Open(args)
                                         : OutputStream::OpenLines(args));
  std::unique_ptr<ExploreStream> stream(
      new ExploreStream(std::move(out), args, form, choice, analysis, run));
  stream->Write(form == Form::kText
                    ? ExploreTitle(analysis, run, stream->medium_) + "\n"
                    : JsonLine(ExploreHead(analysis, run)));
  return stream;
}

void ExploreStream::Add(const PathSummary& path, size_t number) {
  if (!filter_.Shows(path)) return;
  Write(form_ == Form::kText
            ? ToText(analysis_.types(), path, number, medium_)
            : JsonLine(ToJson(analysis_.types(), path, number)));
}

base::Status ExploreStream::End(const ExploreReport& report) {
  if (form_ == Form::kText) {
    Write(LeftOutText(filter_.left_out()) + "\n" +
          ExploreTitle(analysis_, run_, medium_) +
          ExploreAnswer(analysis_, run_, report, medium_));
  } else {
    nlohmann::ordered_json last;
    AddConclusion(analysis_, run_, report, last);
    if (filter_.left_out() != 0) last["paths_left_out"] = filter_.left_out();
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
