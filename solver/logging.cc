#include "solver/logging.h"

#include <cstdio>
#include <fstream>
#include <string>
#include <system_error>

#include "expr/smtlib.h"

namespace solver {
namespace {

// "000042.smt2": sorted by name is sorted by time.
std::string FileName(uint64_t number) {
  std::string digits = std::to_string(number);
  if (digits.size() < 6) digits.insert(0, 6 - digits.size(), '0');
  return digits + ".smt2";
}

// A reason may have several lines; each must stay a comment.
std::string Comment(const std::string& text) {
  std::string result;
  for (char c : text) {
    result += c;
    if (c == '\n') result += "; ";
  }
  return result;
}

}  // namespace

LoggingLayer::LoggingLayer(expr::Pool& pool, std::filesystem::path directory,
                           std::unique_ptr<Solver> next)
    : Solver(std::move(next)), pool_(pool), directory_(std::move(directory)) {
  std::error_code ignored;  // the first file will tell
  std::filesystem::create_directories(directory_, ignored);
}

Answer LoggingLayer::Decide(const Query& query) {
  const std::filesystem::path file = directory_ / FileName(++queries_);
  Answer answer = Pass(query);
  std::ofstream out(file);
  out << "; verdict: " << VerdictText(answer.verdict) << "\n";
  if (!answer.reason.empty())
    out << "; reason: " << Comment(answer.reason) << "\n";
  out << expr::ToSmtLib(pool_, query.conjuncts()).text;
  out.close();
  if (!out) Fail(file);
  return answer;
}

void LoggingLayer::Fail(const std::filesystem::path& file) {
  if (failures_++ == 0)
    std::fprintf(stderr, "%s: the query could not be written\n",
                 file.string().c_str());
}

}  // namespace solver
