#include "cli/parts/part_wire.h"

#include <exception>
#include <string>
#include <utility>

#include "cli/parts/byte_archive.h"
#include "cli/tables/end_groups.h"
#include "engine/search/end.h"
#include "report/wrap.h"
#include "solver/chain.h"

namespace cli {

template <class Archive>
void Fields(Archive& archive, search::End& end) {
  archive(end.kind, end.detail);
}

template <class Archive>
void Fields(Archive& archive, search::Exploration& run) {
  archive(run.paths, run.states, run.most_pending, run.stopped, run.left,
          run.share);
}

template <class Archive>
void Fields(Archive& archive, search::Part& part) {
  std::string text = part.ToText();
  archive(text);
  part = search::Part::Parse(text).value();
}

template <class Archive>
void Fields(Archive& archive, solver::LayerShare& layer) {
  archive(layer.name, layer.questions, layer.answered, layer.ms);
}

template <class Archive>
void Fields(Archive& archive, report::Word& word) {
  archive(word.text, word.tone);
}

template <class Archive>
void Fields(Archive& archive, report::Line& line) {
  archive(line.indent, line.words, line.hang);
}

template <class Archive>
void Fields(Archive& archive, EndFacts& facts) {
  archive(facts.end, facts.class_name, facts.method, facts.line, facts.place,
          facts.objects, facts.example, facts.reliance);
}

template <class Archive>
void Fields(Archive& archive, ToldPath& path) {
  archive(path.facts, path.complete, path.fails, path.wanted, path.head,
          path.rest);
}

template <class Archive>
void Fields(Archive& archive, ToldPaths& paths) {
  archive(paths.count_, paths.bytes_);
}

template <class Archive>
void Fields(Archive& archive, RunCounts& counts) {
  archive(counts.bytecodes, counts.questions, counts.solver_ns,
          counts.cache_hits, counts.layers);
}

template <class Archive>
void Fields(Archive& archive, RunNotes& notes) {
  archive(notes.assumptions, notes.settings, notes.asserts, notes.reads_strings,
          notes.requirement_as_code);
}

template <class Archive>
void Fields(Archive& archive, PartResult& result) {
  archive(result.exploration, result.paths, result.left, result.counts,
          result.notes, result.seconds, result.replay_seconds);
}

void ToldPaths::Add(ToldPath path) {
  ByteWriter writer(std::move(bytes_));
  writer(path);
  bytes_ = std::move(writer).Take();
  ++count_;
}

void ToldPaths::ForEach(const std::function<void(ToldPath)>& take) const {
  ByteReader reader(bytes_);
  for (uint64_t i = 0; i < count_; ++i) {
    ToldPath path;
    reader(path);
    take(std::move(path));
  }
}

std::string ToBytes(PartResult result) {
  ByteWriter writer;
  writer(result);
  return std::move(writer).Take();
}

base::Result<PartResult> PartFromBytes(std::string_view bytes) {
  try {
    PartResult result;
    ByteReader reader(bytes);
    reader(result);
    if (reader.AtEnd()) return result;
    return base::Error{"not a part of a run: more than that"};
  } catch (const std::exception& e) {
    return base::Error{std::string("not a part of a run: ") + e.what()};
  }
}

}  // namespace cli
