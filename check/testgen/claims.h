// Statements that say what a call did: its result or exception, and what it
// changed of its input and of static fields. What it left alone is said where
// another path of the method changes it.
#ifndef CHECK_TESTGEN_CLAIMS_H_
#define CHECK_TESTGEN_CLAIMS_H_

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check/testgen/access.h"
#include "check/testgen/framework.h"
#include "check/testgen/heap_source.h"
#include "check/testgen/heap_view.h"

namespace testgen {

// An expression, the type that its value is declared to have, and whether the
// expression itself is of that type: what reflection reads is an Object.
struct Place {
  std::string text;
  std::string descriptor;
  bool typed = true;
};

// The cells of the input that a path has changed, by what they are: fields by
// class and name, elements by the type of the array.
std::set<std::string> ChangedCells(const nlohmann::ordered_json& input,
                                   const nlohmann::ordered_json& output);

class Claims {
 public:
  // `before`, the source of the input, has been built. All must outlive this.
  Claims(Access& access, HeapSource& before,
         const nlohmann::ordered_json& input,
         const nlohmann::ordered_json& output, Framework framework);

  // The call, of type void or not.
  void Returned(const Place& call, const nlohmann::ordered_json& cell);
  // `thrower`: the class whose code threw it; empty: one of the library.
  // `all_messages`: what it says, whoever worded it.
  void Thrown(const std::string& call, const std::string& type,
              const nlohmann::ordered_json& cell, const std::string& thrower,
              bool all_messages);
  // Of objects of the input and of static fields; `roots` are neither's. Of
  // `watched` cells also that they are as they were.
  void Changes(const std::set<std::string>& roots,
               const std::set<std::string>& watched);

  // A static field that neither heap has, and what it holds now, if it is no
  // object.
  void Left(const std::string& owner, const std::string& field,
            const std::optional<nlohmann::ordered_json>& value);

  // Statements before the call, with it and after it, and what puts static
  // fields back.
  const std::vector<std::string>& before() const { return captures_; }
  const std::vector<std::string>& lines() const { return lines_; }
  const std::vector<std::string>& restores() const { return restores_; }
  const std::set<std::string>& helpers() const { return helpers_; }
  // "assertEquals": names of the framework that the lines use.
  const std::set<std::string>& assertions() const { return assertions_; }

 private:
  using Json = nlohmann::ordered_json;
  struct Variable {
    std::string name;
    bool typed = false;
  };

  void Holds(const Json& cell, const Place& place);
  void HoldsNumber(const Json& cell, const Place& place);
  void HoldsNew(const ObjectView& object, const Place& place);
  bool HoldsPlain(const ObjectView& object, const Place& place);
  void HoldsArray(const ObjectView& object, const Place& place);
  void Open(const ObjectView& object, const Place& place);
  Variable Declare(const ObjectView& object, const Place& place);
  Place ElementOf(const ObjectView& array, const Variable& variable,
                  size_t i) const;
  void Elements(const ObjectView& array, const Variable& variable);
  void Fields(const ObjectView& object, const Variable& variable);

  const Variable* Known(const ObjectView& object);
  const Variable* TwinOf(const ObjectView& object);
  std::string EnumText(const ObjectView& object);
  bool IsEnum(const std::string& type);
  bool IsOfLibrary(const std::string& type);
  Place FieldPlaceOf(const Variable& variable, const FieldPlace& field);
  bool Tells(const std::string& cell, const Json& before,
             const Json& now) const;
  void NotSaid(const ObjectView& object, const std::set<std::string>& owners);
  void ChangesOf(const ObjectView& object, const ObjectView& now);
  void ChangedArray(const ObjectView& object, const ObjectView& now);
  void ChangedFields(const ObjectView& object, const ObjectView& now);
  void ChangedStatic(const std::string& name, const Json& cell);
  void Keep(const std::string& object, const FieldPlace& field,
            const Place& place);
  void KeepArray(const ObjectView& array, const Variable& variable);
  std::string Capture(const std::string& type, const std::string& text);
  Place StaticPlace(const FieldPlace& field);
  bool IsWordedBy(const std::string& thrower, const ObjectView& thrown);
  void Message(const ObjectView& thrown);

  std::string ObjectText() { return access_.LangText("Object"); }
  std::string As(const std::string& descriptor, const Place& place);
  std::string Read(const std::string& object, const FieldPlace& field);
  void Assert(const std::string& name, const std::string& arguments);
  void Line(std::string line) { lines_.push_back(std::move(line)); }

  Access& access_;
  HeapSource& before_;
  const HeapView input_, output_;
  const Framework framework_;
  std::set<std::string> watched_;
  std::map<std::string, Variable> known_;
  std::map<std::string, size_t> uses_;  // of objects of the output
  std::vector<std::string> captures_, lines_, restores_;
  std::set<std::string> helpers_, assertions_;
};

}  // namespace testgen

#endif  // CHECK_TESTGEN_CLAIMS_H_
