#include "engine/java/jvm.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/embedded_class.h"
#include "base/os/file.h"
#include "base/os/program.h"
#include "engine/java/harness.h"

namespace java {
namespace {

using base::Error;
using base::Result;
namespace fs = std::filesystem;

// Of what the JVM printed, so much is shown.
constexpr size_t kLongestComplaint = 200;
// The empty folder that programs under test find themselves in.
constexpr const char* kWork = "work";
// What it says after an answer if it is not to be asked again: something of
// the program may still be running.
constexpr std::string_view kLast = "last";

struct KindName {
  std::string_view word;
  Verdict::Kind kind;
};
constexpr KindName kKinds[] = {{"agrees", Verdict::Kind::kAgrees},
                               {"cannot", Verdict::Kind::kCannotBeBuilt},
                               {"differs", Verdict::Kind::kDiffers}};

bool IsProgram(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) && access(file.c_str(), X_OK) == 0;
}

std::string ReadFile(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The start of what it printed, on one line.
std::string Complaint(const fs::path& output) {
  std::string text = ReadFile(output).substr(0, kLongestComplaint);
  for (char& c : text)
    if (c == '\n') c = ' ';
  while (text.ends_with(' ')) text.pop_back();
  return text.empty() ? "" : ": " + text;
}

// It works in another folder than we do.
std::string ProgramFromAnywhere(const std::string& program) {
  return program.find('/') == std::string::npos
             ? program
             : fs::absolute(program).string();
}

std::vector<std::string> CommandOf(const Question& question,
                                   const fs::path& folder) {
  const std::string opened =
      question.opened.empty() ? "jdk.internal.misc" : question.opened;
  return {ProgramFromAnywhere(question.java),
          question.assertions ? "-ea" : "-da",
          "-XX:TieredStopAtLevel=1",
          "-XX:-UsePerfData",
          "-XX:ErrorFile=" + (folder / "crash").string(),
          "-Xmx1g",
          "--add-opens",
          "java.base/jdk.internal.misc=ALL-UNNAMED",
          "--add-opens",
          "java.base/" + opened + "=ALL-UNNAMED",
          "-Djava.io.tmpdir=" + (folder / kWork).string(),
          "-cp",
          (folder / "harness").string(),
          "replay.Confirm"};
}

std::string FromAnywhere(const std::string& class_path) {
  std::string absolute;
  std::istringstream elements(class_path);
  for (std::string element; std::getline(elements, element, ':');)
    if (!element.empty())
      absolute +=
          (absolute.empty() ? "" : ":") + fs::absolute(element).string();
  return absolute;
}

bool Differs(const Answer& answer) {
  return std::any_of(answer.verdicts.begin(), answer.verdicts.end(),
                     [](const Verdict& verdict) {
                       return verdict.kind == Verdict::Kind::kDiffers;
                     });
}

// "differs WHY", and the lines of what was thrown.
Result<Verdict> ParseVerdict(const std::string& all) {
  std::istringstream parts(all);
  std::string line;
  std::getline(parts, line, '\t');
  std::vector<std::string> trace;
  for (std::string each; std::getline(parts, each, '\t');)
    trace.push_back(std::move(each));
  const size_t space = std::min(line.find(' '), line.size());
  for (const KindName& k : kKinds)
    if (line.compare(0, space, k.word) == 0)
      return Verdict{k.kind, line.substr(std::min(space + 1, line.size())),
                     std::move(trace)};
  return Error{"it said something else: " + line.substr(0, kLongestComplaint)};
}

}  // namespace

std::string FindJava(const std::string& jdk_home) {
  const fs::path own = fs::path(jdk_home) / "bin" / "java";
  if (!jdk_home.empty() && IsProgram(own)) return own.string();
  const char* path = std::getenv("PATH");
  std::istringstream folders(path == nullptr ? "" : path);
  for (std::string folder; std::getline(folders, folder, ':');)
    if (!folder.empty() && IsProgram(fs::path(folder) / "java"))
      return (fs::path(folder) / "java").string();
  return "";
}

Result<Answer> ParseAnswer(const std::string& text, size_t runs) {
  constexpr std::string_view kJava = "java ";
  std::istringstream lines(text);
  std::string line;
  Answer answer;
  if (!std::getline(lines, line) || !line.starts_with(kJava))
    return Error{"it did not answer"};
  answer.version = line.substr(kJava.size());
  bool ended = false;
  while (!ended && std::getline(lines, line)) {
    ended = line == "end";
    if (ended) continue;
    ASSIGN_OR_RETURN(Verdict verdict, ParseVerdict(line));
    answer.verdicts.push_back(std::move(verdict));
  }
  if (!ended || answer.verdicts.size() != runs)
    return Error{"it answered for " + std::to_string(answer.verdicts.size()) +
                 " of " + std::to_string(runs) + " runs"};
  return answer;
}

Result<Answer> Session::Ask(const Question& question) {
  const bool fresh = asked_ == 0;
  Result<Answer> answer = AskOnce(question);
  if (fresh || (answer.ok() && !Differs(answer.value()))) return answer;
  child_.reset();
  return AskOnce(question);
}

base::Status Session::Start(const Question& question) {
  std::vector<std::string> command = CommandOf(question, folder_);
  if (child_ != nullptr && command == command_) return base::Ok{};
  const fs::path folder = folder_;
  for (const base::EmbeddedClass& c : HarnessClasses())
    RETURN_IF_ERROR(os::WriteFile(folder / "harness" / c.file, c.bytes));
  std::error_code error;
  fs::create_directories(folder / kWork, error);
  command_ = std::move(command);
  asked_ = 0;
  child_ = os::StartTalking(command_, (folder / "output").string(),
                            {(folder / kWork).string(), folder_});
  if (child_ == nullptr) return Error{"no process could be started"};
  return base::Ok{};
}

// How it did, with what it printed.
Error Session::Ended(const base::Deadline& deadline) {
  const os::Exit exit = child_->Wait(deadline);
  child_.reset();
  const bool well = exit.kind == os::Exit::Kind::kExited && exit.code == 0;
  return Error{(well ? "it did not answer" : os::ToText(exit)) +
               Complaint(fs::path(folder_) / "output")};
}

Result<Answer> Session::AskOnce(const Question& question) {
  if (question.deadline.Expired()) return Error{"there is no time left"};
  RETURN_IF_ERROR(Start(question));
  const fs::path document = fs::path(folder_) / "document",
                 answer = fs::path(folder_) / "answer";
  RETURN_IF_ERROR(os::WriteFile(document, question.document));
  std::error_code error;
  fs::remove(answer, error);
  ++asked_;
  const std::string request = FromAnywhere(question.class_path) + "\t" +
                              document.string() + "\t" + answer.string() + "\n";
  if (!os::WriteAll(child_->fd(), request)) return Ended(question.deadline);
  const auto said = child_->ReadLine(question.deadline);
  if (!said) return Ended(question.deadline);
  if (*said == kLast) child_.reset();
  return ParseAnswer(ReadFile(answer), question.runs);
}

}  // namespace java
