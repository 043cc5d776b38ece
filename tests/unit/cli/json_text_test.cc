#include "cli/tables/json_text.h"

#include <nlohmann/json.hpp>
#include <string>

#include "gtest/gtest.h"

namespace cli {
namespace {

using Json = nlohmann::ordered_json;

const Json kValues = {
    {"empty", {{"list", Json::array()}, {"object", Json::object()}}},
    {"numbers", {0, -1, 1.5, 1e300, 18446744073709551615u}},
    {"others", {nullptr, true, false}},
    {"texts",
     {"", "plain", "a \"quote\" \\ \n \t \x7f", "d\u00e9j\u00e0", "~ !"}},
    {"k\u00e9y \"1\"", {{"nested", {{1, {2, {3}}}, {{"a", "b"}}}}}}};

TEST(JsonText, IsWhatTheLibraryWrites) {
  EXPECT_EQ(JsonText(kValues), kValues.dump(2) + "\n");
  EXPECT_EQ(JsonText(Json::array()), "[]\n");
  EXPECT_EQ(JsonText("x"), "\"x\"\n");
}

TEST(JsonText, BytesThatAreNoTextAreEscaped) {
  const Json json = {{"a\xff", "\xc0"}};
  EXPECT_EQ(JsonText(json), "{\n  \"a\\\\xff\": \"\\\\xc0\"\n}\n");
}

TEST(JsonText, AListIsWrittenAsIfItWereInTheDocument) {
  const Json before = {{"first", 1}}, after = {{"last", {{"x", 2}}}};
  for (int size : {0, 1, 3}) {
    JsonList list;
    Json whole = before;
    whole["list"] = Json::array();
    for (int i = 0; i < size; ++i) {
      list.Add(kValues);
      whole["list"].push_back(kValues);
    }
    whole["last"] = after["last"];
    EXPECT_EQ(JsonText(before, "list", list, after), whole.dump(2) + "\n");
  }
}

}  // namespace
}  // namespace cli
