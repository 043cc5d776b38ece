// HEAP of docs/cli.md as a source sees it: objects by their ids, types as class
// files have them, texts of strings.
#ifndef CHECK_TESTGEN_HEAP_VIEW_H_
#define CHECK_TESTGEN_HEAP_VIEW_H_

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace testgen {

inline constexpr const char* kString = "java/lang/String";

struct ObjectView {
  std::string id;
  const nlohmann::ordered_json* json = nullptr;
  std::string type;  // internal name, or an array's descriptor
  bool is_array = false;

  // Of its fields, by name; of its elements.
  const nlohmann::ordered_json& cells() const {
    return (*json)[is_array ? "elements" : "fields"];
  }
  std::string descriptor() const { return is_array ? type : "L" + type + ";"; }
};

class HeapView {
 public:
  // The heap must outlive this.
  explicit HeapView(const nlohmann::ordered_json& heap);

  const nlohmann::ordered_json& heap() const { return heap_; }
  const nlohmann::ordered_json& roots() const { return heap_["roots"]; }
  // In order of discovery, arrays last.
  const std::vector<ObjectView>& objects() const { return objects_; }
  // What a cell that may hold a reference leads to; null: nothing.
  const ObjectView* Find(const nlohmann::ordered_json& cell) const;

 private:
  const nlohmann::ordered_json& heap_;
  std::vector<ObjectView> objects_;
  std::map<std::string, size_t> by_id_;
};

// Of a string object: by its text or, where that has no UTF-8, by the bytes of
// its units. None: it is none that the library makes.
std::optional<std::u16string> UnitsOf(const nlohmann::ordered_json& string,
                                      const nlohmann::ordered_json& heap);

// The letter of what java.lang.Integer and the like hold; 0: it is no box.
char BoxedKind(const std::string& class_name);

std::string InternalName(std::string text);  // p/A$B of "p.A$B"
// "p.A$B" of p/A$B, "[Lp.A;" of [Lp/A;.
std::string BinaryName(std::string type);
std::string DescriptorOf(const std::string& type, bool is_array);

}  // namespace testgen

#endif  // CHECK_TESTGEN_HEAP_VIEW_H_
