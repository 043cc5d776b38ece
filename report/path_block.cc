#include "report/path_block.h"

#include <cstdint>
#include <utility>

#include "report/colour.h"
#include "report/contents.h"
#include "report/heap_text.h"
#include "report/path_text.h"

namespace report {
namespace {

// How the word for an end looks.
Tone ToneOf(search::EndKind kind) {
  using search::EndKind;
  if (kind == EndKind::kReturn) return Tone::kGood;
  if (kind == EndKind::kException || kind == EndKind::kDiverges)
    return Tone::kNotice;
  return kind == EndKind::kViolation ? Tone::kBad : Tone::kOpen;
}

// By discovery; what no root leads to comes last.
std::vector<uint32_t> NumbersOf(const heap::ConcreteHeap& heap) {
  std::vector<uint32_t> order = heap::DiscoveryOrder(heap);
  std::vector<bool> met(heap.objects.size(), false);
  for (uint32_t object : order) met[object] = true;
  for (uint32_t i = 0; i < met.size(); ++i)
    if (!met[i]) order.push_back(i);
  return order;
}

// The output without the root that was told, and what only that led to.
heap::ConcreteHeap Untold(const PathBlock& block) {
  heap::ConcreteHeap heap = *block.output;
  std::erase_if(heap.roots, [&](const heap::ConcreteRoot& root) {
    return root.name == block.told_root;
  });
  return heap::WithoutGarbage(
      heap, static_cast<uint32_t>(block.input->objects.size()));
}

std::string AnswerLines(const PathBlock& block, const Medium& medium) {
  std::string all;
  for (const std::string& answer : block.answers)
    all += (all.empty() ? "" : ", ") + answer;
  return all.empty()
             ? ""
             : Fill("    asked for:  ", {{0, TermWords(all), 2}}, medium);
}

std::string PrintedLines(const PathBlock& block, const Medium& medium) {
  std::string text;
  if (!block.printed.empty())
    text +=
        Fill("    prints:     ", {{0, TermWords(block.printed), 2}}, medium);
  if (!block.printed_to_error.empty())
    text +=
        Fill("    to err:     ", {{0, TermWords(block.printed_to_error), 2}},
             medium);
  return text;
}

std::vector<Line> OrElse(std::vector<Line> lines, const char* none) {
  if (lines.empty()) lines = {{0, {{none}}}};
  return lines;
}

}  // namespace

Word EndWord(search::EndKind end) {
  return {search::InfoOf(end).text, ToneOf(end)};
}

Word PathNumber(size_t number) {
  return {"path " + std::to_string(number) + " "};
}

Line PathHead(size_t number, search::EndKind end,
              const std::vector<std::string>& more) {
  Line line{0, {PathNumber(number)}, 8};
  line.words.push_back(EndWord(end));
  for (const std::string& text : more)
    for (Word& word : TermWords(text)) line.words.push_back(std::move(word));
  return line;
}

void NumberAlike(heap::ConcreteHeap& input, heap::ConcreteHeap& output) {
  const auto kept = static_cast<uint32_t>(input.objects.size());
  std::vector<uint32_t> numbers = NumbersOf(input);
  input = heap::Renumbered(input, numbers);
  for (uint32_t i = kept; i < output.objects.size(); ++i) numbers.push_back(i);
  output = heap::WithoutGarbage(heap::Renumbered(output, numbers), kept);
}

std::string BlockText(const heap::TypeHierarchy& types, const PathBlock& block,
                      const Medium& medium) {
  std::string text = Fill("", {block.head}, medium);
  const char* lead = "    if ";
  for (const std::string& c : block.conditions) {
    if (IsNaming(c)) lead = "    ";
    text += Fill(lead, {{0, TermWords(c), 2}}, medium);
    lead = "    && ";
  }
  if (block.input == nullptr) return text + PrintedLines(block, medium);
  text +=
      Fill("    for example ",
           OrElse(HeapLines(types, *block.input, Constants::kNamed, block.lore),
                  block.input->roots.empty() ? "no input" : "any input"),
           medium);
  text += AnswerLines(block, medium);
  if (block.output == nullptr) return text + PrintedLines(block, medium);
  return text +
         Fill("    after:      ",
              OrElse(ChangeLines(types, *block.input,
                                 ByContent(types, *block.input, Untold(block)),
                                 Constants::kNamed, block.lore),
                     "unchanged"),
              medium) +
         PrintedLines(block, medium);
}

}  // namespace report
