#include "cli/parts/shard_result.h"

#include <cstdint>
#include <cstdio>
#include <set>
#include <utility>

#include "base/hash.h"
#include "cli/parts/verdict_wire.h"

namespace cli {
namespace {

using base::Error;
using base::Result;
using Json = nlohmann::ordered_json;

// A shard's result, as it was read from a file.
struct Part {
  std::string file;
  Shard shard;
  ShardedRun run;
  std::set<std::string> fixed;
  double seconds = 0;
  std::vector<PropertyVerdict> verdicts;
};

Json RunJson(const ShardedRun& run) {
  return {{"properties", run.properties},
          {"names", run.names},
          {"bounds", run.bounds},
          {"fail_on", run.fail_on},
          {"with_baseline", run.with_baseline},
          {"problems", run.problems}};
}

ShardedRun RunOf(const Json& json) {
  return {json.at("properties").get<size_t>(),
          json.at("names").get<std::string>(),
          json.at("bounds").get<std::string>(),
          json.at("fail_on").get<std::string>(),
          json.at("with_baseline").get<bool>(),
          json.at("problems").get<std::vector<std::string>>()};
}

// Throws what the library of JSON throws where a field is missing or another.
Result<Part> PartOf(const Json& json, const std::string& file) {
  const Json& told = json.at("shard");
  Part part{file,
            {told.at("number").get<size_t>(), told.at("of").get<size_t>()},
            RunOf(told.at("run")),
            told.at("fixed").get<std::set<std::string>>(),
            told.at("seconds").get<double>(),
            {}};
  for (const Json& verdict : told.at("verdicts")) {
    ASSIGN_OR_RETURN(PropertyVerdict read, FromWire(verdict));
    part.verdicts.push_back(std::move(read));
  }
  const Shard& shard = part.shard;
  if (!shard.IsOne() ||
      part.verdicts.size() != shard.Choose(part.run.properties).size())
    return Error{"its numbers do not fit each other"};
  return part;
}

Result<Part> ReadPart(const NamedText& named) {
  const Json json = Json::parse(named.text, nullptr, false);
  if (json.is_discarded()) return Error{"is no JSON", named.file};
  if (!json.is_object() || json.value("command", "") != "check" ||
      !json.contains("shard"))
    return Error{"is no result of summa check --shard I/N --format json",
                 named.file};
  try {
    Result<Part> part = PartOf(json, named.file);
    if (!part.ok()) return std::move(part).error().In(named.file);
    return part;
  } catch (const Json::exception& e) {
    return Error{std::string("cannot be gathered: ") + e.what(), named.file};
  }
}

// Each by its number; null: missing.
Result<std::vector<const Part*>> PartsByNumber(const std::vector<Part>& parts) {
  const Part& first = parts.front();
  std::vector<const Part*> order(first.shard.of);
  for (const Part& part : parts) {
    if (part.shard.of != first.shard.of || part.run != first.run)
      return Error{"is of another run than " + first.file, part.file};
    const Part*& place = order[part.shard.number - 1];
    if (place != nullptr)
      return Error{
          "is shard " + part.shard.ToText() + ", and so is " + place->file,
          part.file};
    place = &part;
  }
  for (size_t i = 0; i < order.size(); ++i)
    if (order[i] == nullptr)
      return Error{"shard " + Shard{i + 1, order.size()}.ToText() +
                   " is missing"};
  return order;
}

}  // namespace

std::string DigestOf(const std::vector<check::Property>& properties) {
  uint64_t digest = 0;
  for (const check::Property& property : properties)
    digest = base::HashCombine(digest, base::HashText(property.name));
  char text[17];
  std::snprintf(text, sizeof text, "%016llx",
                static_cast<unsigned long long>(digest));
  return text;
}

Json ShardDocument(const Shard& shard, const ShardedRun& run,
                   const CheckResult& result) {
  Json json = CheckDocument(result);
  Json verdicts = Json::array();
  for (const PropertyVerdict& verdict : result.verdicts)
    verdicts.push_back(ToWire(verdict));
  json["shard"] = {{"number", shard.number},
                   {"of", shard.of},
                   {"run", RunJson(run)},
                   {"fixed", result.fixed},
                   {"seconds", result.seconds}};
  json["shard"]["verdicts"] = std::move(verdicts);
  return json;
}

Result<Gathered> Gather(const std::vector<NamedText>& texts) {
  std::vector<Part> parts;
  for (const NamedText& text : texts) {
    ASSIGN_OR_RETURN(Part part, ReadPart(text));
    parts.push_back(std::move(part));
  }
  ASSIGN_OR_RETURN(std::vector<const Part*> order, PartsByNumber(parts));
  const ShardedRun& run = parts.front().run;
  Gathered all{{{}, run.problems, {}, run.with_baseline, run.fail_on},
               run.bounds};
  for (size_t i = 0; i < run.properties; ++i) {
    const Part& part = *order[i % order.size()];
    const PropertyVerdict& verdict = part.verdicts[i / order.size()];
    all.result.verdicts.push_back(verdict);
    if (part.fixed.count(verdict.name) > 0)
      all.result.fixed.push_back(verdict.name);
  }
  for (const Part& part : parts) all.result.seconds += part.seconds;
  return all;
}

}  // namespace cli
