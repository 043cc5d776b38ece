#include "cli/checking/sarif.h"

#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hash.h"
#include "check/check_property.h"
#include "cli/checking/failure_kinds.h"
#include "cli/options/version.h"
#include "report/visible.h"

namespace cli {
namespace {

using SarifObject = nlohmann::ordered_json;

constexpr const char* kSchema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/"
    "sarif-schema-2.1.0.json";
constexpr const char* kRoot = "%SRCROOT%";

SarifObject MessageOf(const std::string& text) {
  return {{"text", report::VisibleLines(text)}};
}

// RFC 3986: what a path may have stays, all else is percent and two digits.
std::string UriOf(std::string_view path) {
  constexpr std::string_view kPlain = "-._~/!$&'()*+,;=@";
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool letter = (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
    const bool digit = byte >= '0' && byte <= '9';
    if (letter || digit || kPlain.find(c) != std::string_view::npos) {
      uri += c;
    } else {
      char text[4];
      std::snprintf(text, sizeof text, "%%%02X", byte);
      uri += text;
    }
  }
  return uri;
}

SarifObject ArtifactOf(const SourcePlaces& places, const std::string& source) {
  const std::string file = places.Find(source);
  SarifObject artifact = {{"uri", UriOf(file)}};
  if (!file.starts_with('/')) artifact["uriBaseId"] = kRoot;
  return artifact;
}

SarifObject LocationOf(const SourcePlaces& places, const std::string& source,
                       int line, const std::string& method) {
  SarifObject location;
  if (!source.empty()) {
    SarifObject physical = {{"artifactLocation", ArtifactOf(places, source)}};
    if (line > 0) physical["region"] = {{"startLine", line}};
    location["physicalLocation"] = std::move(physical);
  }
  location["logicalLocations"] =
      SarifObject::array({{{"fullyQualifiedName", report::Visible(method)},
                           {"kind", "function"}}});
  return location;
}

SarifObject CodeFlowOf(const SourcePlaces& places, const Failure& failure) {
  SarifObject steps = SarifObject::array();
  for (const TraceStep& step : failure.trace) {
    SarifObject location =
        LocationOf(places, step.file, step.line, step.method);
    location["message"] = MessageOf(step.outcome);
    steps.push_back({{"location", std::move(location)}});
  }
  SarifObject flow = {
      {"threadFlows", SarifObject::array({{{"locations", std::move(steps)}}})}};
  if (failure.trace_left_out > 0)
    flow["message"] =
        MessageOf("the last steps; " + std::to_string(failure.trace_left_out) +
                  " before them are left out");
  return flow;
}

std::string Hex(uint64_t number) {
  char text[20];
  std::snprintf(text, sizeof text, "%016llx",
                static_cast<unsigned long long>(number));
  return text;
}

// "SortedList.insert" of "SortedList.insert:12".
std::string MethodOf(const std::string& place) {
  return place.substr(0, place.rfind(':'));
}

class SarifWriter {
 public:
  SarifWriter(const CheckedAll& checked, const SourcePlaces& places)
      : checked_(checked), places_(places) {}

  SarifObject Write() {
    for (const PropertyVerdict& verdict : checked_.verdicts) Add(verdict);
    for (const std::string& name : checked_.fixed) AddFixed(name);
    for (const std::string& problem : checked_.problems)
      Notify("not-checked", problem, nullptr);
    SarifObject run = {
        {"tool", {{"driver", Driver()}}},
        {"invocations", SarifObject::array({{{"executionSuccessful", true},
                                             {"toolExecutionNotifications",
                                              std::move(notes_)}}})},
        {"columnKind", "utf16CodeUnits"},
        {"results", std::move(results_)}};
    return {{"$schema", kSchema},
            {"version", "2.1.0"},
            {"runs", SarifObject::array({std::move(run)})}};
  }

 private:
  static SarifObject Driver() {
    SarifObject rules = SarifObject::array();
    for (const FailureKind& kind : FailureKinds())
      rules.push_back({{"id", kind.name},
                       {"shortDescription", MessageOf(kind.about)},
                       {"defaultConfiguration", {{"level", "error"}}}});
    return {
        {"name", "Summa"}, {"version", kVersion}, {"rules", std::move(rules)}};
  }

  void Add(const PropertyVerdict& verdict) {
    if (verdict.skipped) return;
    if (verdict.violated())
      for (const Failure& failure : verdict.failures)
        AddResult(verdict, failure, "error");
    else if (verdict.verdict != check::Verdict::kHolds)
      Notify(check::WordOf(verdict.verdict), verdict.name + ": " + verdict.why,
             &verdict);
    for (const Failure& failure : verdict.apart)
      AddResult(verdict, failure, checked_.apart_fails ? "error" : "note");
  }

  void AddResult(const PropertyVerdict& verdict, const Failure& failure,
                 const char* level) {
    const size_t kind = FailureKindOf(failure.why);
    SarifObject result = {{"ruleId", FailureKinds()[kind].name},
                          {"ruleIndex", kind},
                          {"level", level},
                          {"message", MessageOf(TextOf(verdict, failure))}};
    result["locations"] = SarifObject::array(
        {failure.file.empty()
             ? LocationOf(places_, verdict.source, verdict.line, verdict.name)
             : LocationOf(places_, failure.file, failure.line,
                          MethodOf(failure.place))});
    result["partialFingerprints"] = {
        {"failure/v1", Fingerprint(verdict, failure)}};
    if (!failure.trace.empty())
      result["codeFlows"] = SarifObject::array({CodeFlowOf(places_, failure)});
    if (checked_.with_baseline)
      result["baselineState"] = verdict.expected ? "unchanged" : "new";
    results_.push_back(std::move(result));
  }

  static std::string TextOf(const PropertyVerdict& verdict,
                            const Failure& failure) {
    return verdict.name + " " + failure.why +
           (failure.place.empty() ? "" : " at " + failure.place) +
           (failure.example.empty() ? "" : ", for example " + failure.example) +
           (failure.confirmed ? "; confirmed on a JVM" : "");
  }

  // No line: those change with every edit. Equal ones are told apart by their
  // order.
  std::string Fingerprint(const PropertyVerdict& verdict,
                          const Failure& failure) {
    const uint64_t hash = base::HashText(verdict.name + "\n" + failure.why +
                                         "\n" + MethodOf(failure.place));
    const size_t before = seen_[hash]++;
    return Hex(hash) + ":" + std::to_string(before + 1);
  }

  void AddFixed(const std::string& name) {
    results_.push_back(
        {{"ruleId", "violation"},
         {"level", "error"},
         {"message", MessageOf("no longer violated: " + name)},
         {"partialFingerprints", {{"fixed/v1", Hex(base::HashText(name))}}},
         {"baselineState", "absent"}});
  }

  void Notify(const char* what, const std::string& text,
              const PropertyVerdict* verdict) {
    SarifObject note = {{"descriptor", {{"id", what}}},
                        {"level", "warning"},
                        {"message", MessageOf(text)}};
    if (verdict != nullptr)
      note["locations"] = SarifObject::array(
          {LocationOf(places_, verdict->source, verdict->line, verdict->name)});
    notes_.push_back(std::move(note));
  }

  const CheckedAll& checked_;
  const SourcePlaces& places_;
  SarifObject results_ = SarifObject::array(), notes_ = SarifObject::array();
  std::map<uint64_t, size_t> seen_;
};

}  // namespace

SarifObject SarifJson(const CheckedAll& checked, const SourcePlaces& places) {
  return SarifWriter(checked, places).Write();
}

}  // namespace cli
