#include "cli/watching/outcome.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "cli/parts/verdict_wire.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

Json ClassesJson(const ClassDigests& classes) {
  Json json = Json::array();
  for (const auto& [name, digest] : classes.classes)
    json.push_back({name, digest.shape, digest.bytes});
  return json;
}

void ReadClasses(const Json& json, ClassDigests& classes) {
  for (const Json& each : json)
    classes.classes[each.at(0).get<std::string>()] = {
        each.at(1).get<uint64_t>(), each.at(2).get<uint64_t>()};
}

}  // namespace

std::string ToBytes(const RoundOutcome& outcome) {
  Json json = {{"kinds", outcome.kinds},
               {"again", outcome.again},
               {"problems", outcome.problems},
               {"models", outcome.models},
               {"classes", ClassesJson(outcome.classes)},
               {"unreadable", outcome.classes.unreadable},
               {"bounds", outcome.bounds},
               {"seconds", outcome.seconds},
               {"waiting", outcome.waiting},
               {"error", outcome.error},
               {"verdicts", Json::array()}};
  for (const PropertyVerdict& verdict : outcome.verdicts)
    json["verdicts"].push_back(ToWire(verdict));
  const std::vector<uint8_t> bytes = Json::to_cbor(json);
  return {bytes.begin(), bytes.end()};
}

base::Result<RoundOutcome> OutcomeFromBytes(std::string_view bytes) {
  try {
    const Json json = Json::from_cbor(bytes.begin(), bytes.end());
    RoundOutcome outcome;
    json.at("kinds").get_to(outcome.kinds);
    json.at("again").get_to(outcome.again);
    json.at("problems").get_to(outcome.problems);
    json.at("models").get_to(outcome.models);
    ReadClasses(json.at("classes"), outcome.classes);
    json.at("unreadable").get_to(outcome.classes.unreadable);
    json.at("bounds").get_to(outcome.bounds);
    json.at("seconds").get_to(outcome.seconds);
    json.at("waiting").get_to(outcome.waiting);
    json.at("error").get_to(outcome.error);
    for (const Json& each : json.at("verdicts")) {
      ASSIGN_OR_RETURN(PropertyVerdict verdict, FromWire(each));
      outcome.verdicts.push_back(std::move(verdict));
    }
    return outcome;
  } catch (const Json::exception& e) {
    return base::Error{std::string("not the outcome of a round: ") + e.what()};
  }
}

}  // namespace cli
