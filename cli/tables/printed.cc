#include "cli/tables/printed.h"

#include <utility>
#include <variant>

#include "classfile/modified_utf8.h"
#include "report/java_string.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;
using engine::Written;

constexpr const char* kUnknownText = "(a text that depends on the input)";

Printed PieceOf(engine::Analysis& analysis, const Written& written,
                report::PathText& text) {
  Printed piece{written.to_error};
  const heap::Value value =
      written.value.type == engine::Slot::Type::kNone
          ? heap::Value()
          : analysis.machine().context().values.ToValue(written.value);
  switch (written.kind) {
    case Written::Kind::kText:
      // A surrogate alone is written as the encoder of a stream writes it.
      piece.text =
          classfile::ToUtf8(analysis.program()[engine::StringId(written.text)]);
      break;
    case Written::Kind::kNumber:
      piece.kind = Printed::Kind::kValue;
      piece.text = text.Value(value);
      break;
    case Written::Kind::kChar:
      piece.kind = Printed::Kind::kValue;
      piece.text = "(char) " + text.Value(value);
      break;
    case Written::Kind::kTruth:
      piece.kind = Printed::Kind::kValue;
      piece.text = text.Condition(!analysis.pool().Eq(
          std::get<expr::Expr>(value), analysis.pool().Int(0)));
      break;
    case Written::Kind::kUnknown:
      piece.kind = Printed::Kind::kUnknown;
      break;
  }
  return piece;
}

void Add(AllPrinted& all, Printed piece) {
  if (!all.empty() && piece.kind == Printed::Kind::kText &&
      all.back().kind == Printed::Kind::kText &&
      all.back().to_error == piece.to_error)
    all.back().text += piece.text;
  else
    all.push_back(std::move(piece));
}

}  // namespace

AllPrinted PrintedBy(engine::Analysis& analysis, const engine::State& state,
                     report::PathText& text) {
  AllPrinted all;
  for (const Written& written : state.written.ToVector())
    Add(all, PieceOf(analysis, written, text));
  return all;
}

Json PrintedJson(const AllPrinted& printed) {
  Json json = Json::array();
  for (const Printed& piece : printed) {
    Json row = {{"stream", piece.to_error ? "err" : "out"}};
    if (piece.kind == Printed::Kind::kText) row["text"] = piece.text;
    if (piece.kind == Printed::Kind::kValue) row["value"] = piece.text;
    if (piece.kind == Printed::Kind::kUnknown) row["unknown"] = true;
    json.push_back(std::move(row));
  }
  return json;
}

std::string PrintedText(const AllPrinted& printed, bool to_error) {
  std::string text;
  for (const Printed& piece : printed) {
    if (piece.to_error != to_error) continue;
    if (!text.empty()) text += " ";
    if (piece.kind == Printed::Kind::kText) text += report::Quoted(piece.text);
    if (piece.kind == Printed::Kind::kValue) text += piece.text;
    if (piece.kind == Printed::Kind::kUnknown) text += kUnknownText;
  }
  return text;
}

}  // namespace cli
