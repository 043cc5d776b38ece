// Runs every public static method without parameters of the named classes in
// the engine and prints what came out, line by line as RunCases does on a JVM.
//
// usage: run_concrete [--limit SECONDS] CLASS_PATH CLASS...
//
// With a limit each method runs in a process of its own: one that takes longer
// or brings the engine down is told as such, and the others go on.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/access_flags.h"
#include "classfile/class_path.h"
#include "classfile/jdk_home.h"
#include "classfile/modified_utf8.h"
#include "cli/tables/path_summary.h"
#include "engine/analysis/analysis.h"
#include "engine/linking/class_table.h"
#include "engine/linking/hierarchy.h"
#include "engine/machine/entry_name.h"
#include "engine/machine/machine.h"
#include "engine/search/explorer.h"
#include "engine/search/frontier.h"
#include "heap/concrete.h"
#include "report/java_string.h"

namespace {

using engine::Slot;

std::string NumberText(const Slot& value, char kind) {
  char text[40];
  switch (kind) {
    case 'V':
      return "void";
    case 'Z':
      return value.AsInt() != 0 ? "true" : "false";
    case 'J':
      return std::to_string(value.AsLong());
    case 'F':
      std::snprintf(text, sizeof text, "0x%08x",
                    static_cast<unsigned>(value.bits));
      return text;
    case 'D':
      std::snprintf(text, sizeof text, "0x%016llx",
                    static_cast<unsigned long long>(value.bits));
      return text;
    default:
      return std::to_string(value.AsInt());
  }
}

// On one line and in ASCII: other bytes of its UTF-8 as escapes.
std::string Quoted(const std::string& utf8) {
  std::string text = "\"";
  for (char c : utf8) {
    char escape[8];
    std::snprintf(escape, sizeof escape, "\\x%02x",
                  static_cast<unsigned char>(c));
    const bool plain = c >= ' ' && c <= '~' && c != '"' && c != '\\';
    text += plain ? std::string(1, c) : escape;
  }
  return text + "\"";
}

std::string StringText(engine::Analysis& analysis, const engine::State& state,
                       const search::End& end) {
  const cli::PathSummary path = cli::Summarize(analysis, state, end);
  if (!path.output) return "a string without a heap";
  for (const heap::ConcreteRoot& root : path.output->roots) {
    if (root.name != path.result_root) continue;
    if (root.cell.kind == heap::ConcreteCell::Kind::kNull) return "null";
    const auto text =
        report::ReadString(analysis.types(), *path.output,
                           path.output->objects[root.cell.object()]);
    if (text) return Quoted(text->text);
  }
  return "a string without a text";
}

std::string ResultText(engine::Analysis& analysis, const engine::State& state,
                       const search::End& end, char kind) {
  if (kind == 'L') return StringText(analysis, state, end);
  return state.result.IsKnown() || kind == 'V' ? NumberText(state.result, kind)
                                               : "a term";
}

std::string OutcomeText(engine::Analysis& analysis, const engine::State& state,
                        const search::End& end, char kind) {
  if (end.kind == search::EndKind::kReturn)
    return "return " + ResultText(analysis, state, end, kind);
  if (end.kind == search::EndKind::kException ||
      end.kind == search::EndKind::kViolation)
    return "exception " + end.detail;
  return std::string(search::InfoOf(end.kind).text) + " " + end.detail;
}

// What it wrote to one of the standard streams; empty if nothing.
std::string WrittenText(engine::Analysis& analysis, const engine::State& state,
                        bool to_error) {
  std::string text;
  for (const engine::Written& written : state.written.ToVector()) {
    if (written.to_error != to_error) continue;
    text += written.kind == engine::Written::Kind::kText
                ? classfile::ToUtf8(
                      analysis.program()[engine::StringId(written.text)])
                : "something that is not known";
  }
  if (text.empty()) return "";
  return (to_error ? " err " : " out ") + Quoted(text);
}

std::string RunOne(const classfile::ClassPath& path,
                   const engine::EntryName& entry, char kind) {
  engine::AnalysisOptions options;
  options.world = engine::World::kExact;
  options.machine.steps = 50'000'000;
  auto analysis = engine::Analysis::Make(path, entry, options);
  if (!analysis.ok()) return "error " + analysis.error().ToString();
  std::string outcome;
  size_t paths = 0;
  search::DepthFirst<engine::State> frontier;
  search::Explore(analysis.value()->machine(), frontier, {},
                  [&](const engine::State& state, const search::End& end) {
                    outcome = OutcomeText(*analysis.value(), state, end, kind) +
                              WrittenText(*analysis.value(), state, false) +
                              WrittenText(*analysis.value(), state, true);
                    ++paths;
                  });
  return paths == 1 ? outcome : std::to_string(paths) + " paths";
}

bool IsCase(const engine::MethodInfo& m) {
  return m.Has(classfile::kAccPublic) && m.IsStatic() &&
         !m.Has(classfile::kAccSynthetic) && m.descriptor().starts_with("()") &&
         (m.descriptor().size() == 3 ||
          m.descriptor() == "()Ljava/lang/String;");
}

// What a child process says that has that many seconds.
std::string InChild(unsigned limit, const std::function<std::string()>& run) {
  int ends[2];
  if (pipe(ends) != 0) std::abort();
  const pid_t child = fork();
  if (child == 0) {
    alarm(limit);
    const std::string text = run();
    std::FILE* out = fdopen(ends[1], "w");
    std::fwrite(text.data(), 1, text.size(), out);
    std::fclose(out);
    _exit(0);
  }
  close(ends[1]);
  std::string text;
  char buffer[4096];
  for (ssize_t n; (n = read(ends[0], buffer, sizeof buffer)) > 0;)
    text.append(buffer, static_cast<size_t>(n));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFSIGNALED(status)) return text;
  return WTERMSIG(status) == SIGALRM
             ? "out-of-time"
             : "killed by signal " + std::to_string(WTERMSIG(status));
}

// No limit: in this process.
bool RunClass(const classfile::ClassPath& path, std::string name,
              std::optional<unsigned> limit) {
  std::replace(name.begin(), name.end(), '.', '/');
  engine::ClassTable table(path);
  auto loaded = table.Load(std::string_view(name));
  if (!loaded.ok()) {
    std::fprintf(stderr, "%s\n", loaded.error()->ToString().c_str());
    return false;
  }
  std::map<std::string, std::string> cases;  // descriptor by name
  for (engine::MethodId m : table[loaded.value()].methods)
    if (IsCase(table[m])) cases.emplace(table[m].name(), table[m].descriptor());
  for (const auto& [method, descriptor] : cases) {
    const engine::EntryName entry{name, method, descriptor, ""};
    const auto run = [&] { return RunOne(path, entry, entry.descriptor[2]); };
    std::printf("%s::%s%s %s\n", table.TextOf(loaded.value()).c_str(),
                method.c_str(), descriptor.c_str(),
                (limit ? InChild(*limit, run) : run()).c_str());
    std::fflush(stdout);
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  std::optional<unsigned> limit;
  if (words.size() > 2 && words[0] == "--limit") {
    limit = static_cast<unsigned>(std::atoi(words[1].c_str()));
    words.erase(words.begin(), words.begin() + 2);
  }
  if (words.size() < 2) return 2;
  auto path = classfile::ClassPath::Open(words[0], classfile::DefaultJdkHome());
  if (!path.ok()) {
    std::fprintf(stderr, "%s\n", path.error().ToString().c_str());
    return 2;
  }
  bool ok = true;
  for (size_t i = 1; i < words.size(); ++i)
    ok &= RunClass(path.value(), words[i], limit);
  return ok ? 0 : 1;
}
