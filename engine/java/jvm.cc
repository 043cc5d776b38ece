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

std::vector<std::string> CommandOf(const Question& question,
                                   const fs::path& folder) {
  const std::string opened =
      question.opened.empty() ? "jdk.internal.misc" : question.opened;
  return {question.java,
          question.assertions ? "-ea" : "-da",
          "-XX:TieredStopAtLevel=1",
          "-XX:-UsePerfData",
          "-XX:ErrorFile=" + (folder / "crash").string(),
          "-Xmx1g",
          "--add-opens",
          "java.base/jdk.internal.misc=ALL-UNNAMED",
          "--add-opens",
          "java.base/" + opened + "=ALL-UNNAMED",
          "-cp",
          (folder / "harness").string(),
          "replay.Confirm",
          question.class_path,
          (folder / "document").string(),
          (folder / "answer").string()};
}

Result<Verdict> ParseVerdict(const std::string& line) {
  const size_t space = std::min(line.find(' '), line.size());
  for (const KindName& k : kKinds)
    if (line.compare(0, space, k.word) == 0)
      return Verdict{k.kind, line.substr(std::min(space + 1, line.size()))};
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

Result<Answer> Ask(const Question& question) {
  if (question.deadline.Expired()) return Error{"there is no time left"};
  const fs::path folder = question.folder;
  for (const base::EmbeddedClass& c : HarnessClasses())
    RETURN_IF_ERROR(os::WriteFile(folder / "harness" / c.file, c.bytes));
  RETURN_IF_ERROR(os::WriteFile(folder / "document", question.document));
  const fs::path output = folder / "output";
  ASSIGN_OR_RETURN(const os::Exit exit,
                   os::RunProgram(CommandOf(question, folder), output.string(),
                                  question.deadline));
  if (exit.kind != os::Exit::Kind::kExited || exit.code != 0)
    return Error{os::ToText(exit) + Complaint(output)};
  return ParseAnswer(ReadFile(folder / "answer"), question.runs);
}

}  // namespace java
