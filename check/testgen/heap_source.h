// Java statements that build an input: objects, arrays, texts, with their
// aliases and cycles. Fields that the source cannot name are set by reflection;
// objects whose constructor would do more than set fields are made without one.
// What static initialisers have made is taken from the static fields.
#ifndef CHECK_TESTGEN_HEAP_SOURCE_H_
#define CHECK_TESTGEN_HEAP_SOURCE_H_

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "check/testgen/access.h"

namespace testgen {

class HeapSource {
 public:
  // `input`: HEAP of docs/cli.md. Both must outlive this.
  HeapSource(Access& access, const nlohmann::ordered_json& input);

  // Makes what these roots lead to; all others are static fields. An error:
  // what no source can make.
  base::Status Build(const std::vector<std::string>& roots);

  const std::vector<std::string>& lines() const { return lines_; }
  // An expression of that type, or, with `any_type`, maybe of type Object.
  base::Result<std::string> Root(const std::string& name,
                                 std::string_view descriptor,
                                 bool any_type = false);
  // Names of the helper methods that the lines call.
  const std::set<std::string>& helpers() const { return helpers_; }
  // The expression for an object of the input; empty: nothing was made of it.
  // Typed: the expression has the object's own type, not just Object.
  struct Expression {
    std::string text = {};
    bool typed = false;
    bool of_static = false;  // a way from a static field, not a variable
  };
  Expression ExpressionOf(const std::string& id) const;
  // The class of the object a root leads to, internal form; empty: none.
  std::string ClassOfRoot(const std::string& name) const;

 private:
  using Json = nlohmann::ordered_json;
  struct Item {
    const Json* json = nullptr;
    std::string type;  // internal name, or an array's descriptor
    bool is_array = false;
    std::string text = {};  // an expression; empty: not made yet
    bool typed = false;     // the expression has that type
    bool blank = true;      // made with defaults in all fields, but for these
    std::map<std::string, Json> held = {};
    bool in_making = false;  // what its constructor takes is being made
    bool hidden = false;     // only fields of the library lead to it
  };

  void AddStatics(const std::vector<std::string>& roots);
  void Adopt(const Json& cell, const std::string& text, bool typed);
  void AdoptFields(const std::string& id);
  void AdoptField(const Item& item, const FieldPlace& field, const Json& cell);
  void Hide(const Json& cell);
  bool IsOfLibrary(const std::string& type);
  void Find(const Json& cell, std::vector<std::string>& order);
  std::vector<Json> CellsOf(const Item& item) const;
  Item* ItemOf(const Json& cell);

  base::Status Declare(const std::string& id);
  base::Status DeclareArray(const std::string& id, Item& item);
  base::Status DeclareObject(const std::string& id, Item& item);
  bool DeclareByConstructor(const std::string& id, Item& item);
  std::optional<std::string> ArgumentsOf(
      const Item& item, const Access::Constructor& constructor);
  bool Make(const Json& cell);
  base::Status DeclareRecord(const std::string& id, Item& item);
  base::Result<std::string> StringText(const Item& item);
  base::Result<std::string> ClassLiteral(const Item& item);
  base::Status Fill(const std::string& id);
  base::Status FillArray(const std::string& id, const Item& item);
  base::Status SetField(const std::string& id, const Item& item,
                        const FieldPlace& field, const Json& cell);
  base::Result<std::string> Value(const Json& cell,
                                  std::string_view descriptor);
  // The value may be given to something of type Object.
  base::Result<std::string> AnyValue(const Json& cell,
                                     std::string_view descriptor);
  void Named(const std::string& id, Item& item, const std::string& expression);
  void Line(std::string line) { lines_.push_back(std::move(line)); }

  Access& access_;
  const Json& input_;
  std::map<std::string, Item> items_;
  std::vector<std::string> lines_;
  std::set<std::string> helpers_;
};

}  // namespace testgen

#endif  // CHECK_TESTGEN_HEAP_SOURCE_H_
