#include "cli/tables/bisim_java.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include "classfile/jdk_home.h"
#include "cli/setup/analysis_setup.h"
#include "cli/setup/interrupt.h"
#include "cli/setup/source_entry.h"
#include "cli/tables/json_text.h"
#include "engine/analysis/assumptions.h"
#include "engine/java/jvm.h"
#include "engine/linking/ids.h"
#include "engine/machine/entry_lookup.h"
#include "engine/machine/entry_point.h"
#include "engine/machine/machine.h"
#include "engine/runtime/context.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;
using Kind = java::Verdict::Kind;

// A JVM starts in a fraction of a second, and gives up on a run after five.
constexpr std::chrono::milliseconds kLongestAnswer = std::chrono::minutes(2);

// The JVM is asked for a method where it is declared.
std::string DeclaredEntry(engine::Analysis& analysis,
                          const JavaChoice& choice) {
  return engine::EntryText(analysis.table(),
                           choice.method.value_or(analysis.entry()));
}

std::string DocumentOf(engine::Analysis& analysis, const JavaChoice& choice,
                       const std::vector<PathSummary>& runs) {
  const engine::EntryPoint& entry = analysis.entry_point();
  const engine::MachineOptions& options = analysis.machine().context().options;
  Json document = {{"entry", DeclaredEntry(analysis, choice)},
                   {"parameters", Json::array()},
                   {"requires", nullptr},
                   {"statics", options.input_statics ? "input" : "initialised"},
                   {"paths", Json::array()}};
  // What no run has looked at was made up, whatever the library would hold.
  document["made_up"] = true;
  TellInitialized(analysis, document);
  for (heap::FieldId f : entry.parameters)
    document["parameters"].push_back(analysis.types().FieldName(f));
  if (entry.stated)
    document["requires"] = engine::EntryText(analysis.table(), *entry.stated);
  TellInvariants(analysis, document);
  for (size_t i = 0; i < runs.size(); ++i)
    document["paths"].push_back(ToJson(analysis.types(), runs[i], i + 1));
  return JsonText(document);
}

// "java.util" of a method of the class library; else empty.
std::string LibraryPackage(const std::string& entry) {
  const std::string name = entry.substr(0, entry.find("::"));
  return name.starts_with("java.") ? name.substr(0, name.rfind('.')) : "";
}

// The run's own deadline, if that is sooner.
base::Deadline Sooner(const base::Deadline& deadline) {
  base::Deadline sooner = deadline.Within(kLongestAnswer);
  sooner.CancelOn(InterruptFlag());
  return sooner;
}

base::Result<java::Answer> AskOneOf(const JavaChoice& choice,
                                    const java::Question& question) {
  if (choice.session != nullptr) return choice.session->Ask(question);
  ASSIGN_OR_RETURN(auto folder, TemporaryFolder::Make());
  return java::Session(folder->path().string()).Ask(question);
}

void Count(const java::Answer& told, JavaAnswer& answer) {
  answer.version = told.version;
  answer.verdicts = told.verdicts;
  for (size_t i = 0; i < told.verdicts.size(); ++i) {
    const java::Verdict& verdict = told.verdicts[i];
    answer.agree += verdict.kind == Kind::kAgrees;
    if (verdict.kind == Kind::kCannotBeBuilt && answer.cannot++ == 0)
      answer.first_cannot = verdict.text;
    if (verdict.kind == Kind::kDiffers && !answer.difference) {
      answer.difference = verdict.text;
      answer.differing = i;
    }
  }
}

}  // namespace

void TellInitialized(engine::Analysis& analysis, Json& json) {
  for (engine::ClassId c : engine::InitializedBefore(analysis))
    json["initialised"].push_back(analysis.table().TextOf(c));
  for (engine::ClassId c : analysis.machine().context().uninitialized)
    json["not_initialised"].push_back(analysis.table().TextOf(c));
}

void TellInvariants(engine::Analysis& analysis, Json& json) {
  const engine::EntryPoint& entry = analysis.entry_point();
  std::vector<std::string> roots;
  if (!entry.method->IsStatic()) roots.push_back("this");
  for (heap::FieldId f : entry.parameters)
    roots.push_back(analysis.types().FieldName(f));
  for (const auto& [invariant, arguments] : entry.invariants) {
    Json one = {
        {"method", engine::EntryText(analysis.table(), invariant.method)},
        {"of", analysis.table().TextOf(invariant.of)},
        {"roots", Json::array()}};
    for (uint32_t i : arguments) one["roots"].push_back(roots[i]);
    json["invariants"].push_back(std::move(one));
  }
}

base::Result<JavaChoice> ReadJavaChoice(const Arguments& args,
                                        const engine::EntryName& entry) {
  JavaChoice choice;
  choice.class_path = ClassPathText(args, entry);
  const std::string given = args.Get("--java").value_or("");
  if (given == "off") {
    choice.why_not = "--java off";
    return choice;
  }
  choice.insisted = !given.empty();
  choice.program = given;
  if (choice.insisted) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(given, error))
      return base::Error{"no such program", given};
    return choice;
  }
  const std::string jdk = args.Get("--jdk").value_or("none");
  choice.program =
      java::FindJava(jdk == "none" ? classfile::DefaultJdkHome() : jdk);
  if (choice.program.empty()) choice.why_not = "no java was found";
  return choice;
}

JavaAnswer AskJava(engine::Analysis& analysis, const JavaChoice& choice,
                   const std::vector<PathSummary>& runs, bool assertions,
                   const base::Deadline& deadline) {
  JavaAnswer answer;
  answer.runs = runs.size();
  answer.not_asked = choice.why_not;
  if (answer.asked() && runs.empty())
    answer.not_asked = "there is no run to repeat";
  if (!answer.asked()) return answer;
  const auto told = AskOneOf(
      choice,
      {choice.program, choice.class_path, DocumentOf(analysis, choice, runs),
       runs.size(), assertions, LibraryPackage(DeclaredEntry(analysis, choice)),
       Sooner(deadline)});
  if (told.ok())
    Count(told.value(), answer);
  else
    answer.not_asked = "the JVM could not be asked: " + told.error().ToString();
  return answer;
}

std::string JavaText(const JavaAnswer& answer) {
  if (!answer.asked()) return "not asked: " + answer.not_asked;
  std::string text = std::to_string(answer.runs - answer.cannot) + " of " +
                     std::to_string(answer.runs) + " runs repeated on java " +
                     answer.version;
  if (answer.difference)
    text += ": it DIFFERS: " + *answer.difference;
  else if (answer.agree > 0)
    text += ": all agree";
  if (answer.cannot > 0)
    text += "; " + std::to_string(answer.cannot) +
            " cannot be built there, first: " + answer.first_cannot;
  return text;
}

Json JavaJson(const JavaAnswer& answer) {
  if (!answer.asked()) return {{"asked", false}, {"why", answer.not_asked}};
  Json json = {{"asked", true},
               {"version", answer.version},
               {"runs", answer.runs},
               {"agree", answer.agree},
               {"cannot_be_built", answer.cannot},
               {"difference", nullptr}};
  if (answer.difference)
    json["difference"] = {{"run", *answer.differing + 1},
                          {"what", *answer.difference}};
  return json;
}

}  // namespace cli
