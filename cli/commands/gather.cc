#include "cli/commands/gather.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "cli/checking/check_output.h"
#include "cli/checking/verdicts.h"
#include "cli/commands/explore.h"
#include "cli/options/class_path_option.h"
#include "cli/options/options.h"
#include "cli/parts/checkpoint_file.h"
#include "cli/parts/shard_result.h"
#include "cli/setup/output.h"
#include "cli/tables/json_text.h"
#include "report/visible.h"

namespace cli {
namespace {

using base::Result;

constexpr OptionSpec kGatherOptions[] = {
    {"--format", nullptr, "FORMAT", "text, json", "text", "text json"},
    {"--output", "-o", "FILE", "write there instead of standard output",
     nullptr},
    {"--junit", nullptr, "FILE", "also the verdicts as JUnit's XML", nullptr},
    {"--sarif", nullptr, "FILE", "also the violations as SARIF 2.1.0", nullptr},
    {"--tests", nullptr, "DIR",
     "also a JUnit test per counterexample, in the folder of its package",
     nullptr},
    {"--html", nullptr, "FILE", "also a page to look at", nullptr},
    kClassPathOption,
    {"--source-path", nullptr, "PATH",
     "--sarif: folders with sources (the class path's)", nullptr},
    {"--help", "-h", nullptr, "this text", nullptr},
};

constexpr const char* kGatherAbout =
    "Joins the results of the shards of a run into what one run would have\n"
    "printed, with the exit status it would have had.\n\n"
    "usage: summa gather FILE... [options]\n"
    "FILE: what summa check --shard I/N --format json printed, or the\n"
    "checkpoint of summa explore --shard I/N --checkpoint FILE; in any order\n";

Result<std::vector<NamedText>> ReadTexts(
    const std::vector<std::string>& files) {
  if (files.empty())
    return base::Error{
        "expected files, one for each shard, as summa check --shard I/N "
        "--format json prints them or summa explore --shard I/N --checkpoint "
        "FILE writes them"};
  std::vector<NamedText> texts;
  for (const std::string& file : files) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return base::Error{"cannot be read", file};
    texts.push_back({file, {std::istreambuf_iterator<char>(in), {}}});
    if (in.bad()) return base::Error{"cannot be read", file};
  }
  return texts;
}

// What shards of explore found is told by explore, which has nothing left to
// look for then.
Result<int> GatherPaths(const Arguments& args) {
  for (const auto& [option, values] : args.given())
    if (option != "--output")
      return base::Error{option +
                         ": not for the paths of explore, which are "
                         "told as its shards were asked to"};
  std::vector<std::string> words;
  for (const std::string& file : args.operands())
    words.push_back("--resume=" + file);
  if (const auto file = args.Get("--output"))
    words.push_back("--output=" + *file);
  ASSIGN_OR_RETURN(CheckpointFile first,
                   CheckpointFile::Read(args.operands().front()));
  words.insert(words.end(), first.head.words.begin(), first.head.words.end());
  return kExploreCommand.run(words);
}

Result<int> GatherShards(const Arguments& args) {
  constexpr std::string_view kGatherFormats[] = {"text", "json"};
  ASSIGN_OR_RETURN(std::string format, args.OneOf("--format", kGatherFormats));
  RETURN_IF_ERROR(CheckOutputs(args));
  ASSIGN_OR_RETURN(std::vector<NamedText> texts, ReadTexts(args.operands()));
  if (CheckpointFile::IsOne(texts.front().text)) return GatherPaths(args);
  ASSIGN_OR_RETURN(Gathered all, Gather(texts));
  const CheckResult& result = all.result;
  ASSIGN_OR_RETURN(OutputStream out, OutputStream::Open(args));
  CheckStream stream(args, format, &out);
  RETURN_IF_ERROR(
      stream.Begin(PropertiesText(result.verdicts.size()), all.bounds));
  for (const PropertyVerdict& verdict : result.verdicts)
    if (WasBegun(verdict)) RETURN_IF_ERROR(stream.Add(verdict));
  RETURN_IF_ERROR(format == "text"
                      ? stream.End(result)
                      : out.Write(JsonText(CheckDocument(result))));
  RETURN_IF_ERROR(WriteCheckFiles(args, result));
  return StatusOf(result);
}

int RunGather(std::span<const std::string> args) {
  auto refuse = [](const base::Error& error) {
    std::fprintf(stderr, "summa: %s\n",
                 report::VisibleLines(error.ToString()).c_str());
    return static_cast<int>(kExitUsage);
  };
  const Result<Arguments> parsed = Arguments::Parse(kGatherOptions, args);
  if (!parsed.ok()) return refuse(parsed.error());
  if (parsed.value().Has("--help")) {
    std::printf("%s\noptions of gather:\n%s\n%s", kGatherAbout,
                OptionsHelp(kGatherOptions).c_str(),
                "example: summa gather one.json two.json --format json\n");
    return kExitOk;
  }
  const Result<int> status = GatherShards(parsed.value());
  return status.ok() ? status.value() : refuse(status.error());
}

std::span<const OptionSpec> GatherOptionTable() { return kGatherOptions; }

}  // namespace

const Command kGatherCommand = {
    "gather", "FILE... [options]",
    "results of shards joined into what one run prints", RunGather,
    GatherOptionTable};

}  // namespace cli
