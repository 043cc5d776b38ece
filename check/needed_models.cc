#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "check/models.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/parser.h"

namespace check {
namespace {

using classfile::ClassFile;

// Beyond so many a program is not looked through.
constexpr size_t kMostClasses = 5'000;

// One whose real values are drawn at random: the model is meant, always.
constexpr std::string_view kAlwaysModelled =
    "org/sosy_lab/sv_benchmarks/Verifier";

std::string_view NameIn(std::string_view file) {
  return file.substr(0, file.size() - std::string_view(".class").size());
}

using ModelsByName = std::map<std::string_view, const base::EmbeddedClass*>;

const ModelsByName& ByName() {
  static const ModelsByName models = [] {
    ModelsByName all;
    for (const base::EmbeddedClass& model : Models())
      all.emplace(NameIn(model.file), &model);
    return all;
  }();
  return models;
}

// The classes that the constants of a file name.
std::vector<std::string> NamedBy(const ClassFile& file) {
  std::vector<std::string> names;
  for (size_t i = 1; i < file.pool.size(); ++i) {
    if (!file.pool.Is(i, classfile::ConstantTag::kClass)) continue;
    const std::string_view name = file.pool.ClassName(static_cast<uint16_t>(i));
    if (name[0] != '[') names.emplace_back(name);
  }
  return names;
}

std::optional<ClassFile> Parsed(const base::EmbeddedClass& model) {
  const auto* data = reinterpret_cast<const uint8_t*>(model.bytes.data());
  auto file = classfile::ParseClassFile(
      classfile::Bytes::Borrow({data, model.bytes.size()}),
      std::string(model.file));
  if (!file.ok()) return std::nullopt;
  return std::move(file.value());
}

bool IsOfJar(const ClassFile& file) {
  return file.origin.find(".jar!/") != std::string::npos;
}

std::string_view PackageIn(std::string_view name) {
  return name.substr(0, name.rfind('/') + 1);
}

bool HasModels(std::string_view package) {
  return std::any_of(ByName().begin(), ByName().end(), [&](const auto& each) {
    return PackageIn(each.first) == package;
  });
}

class Search {
 public:
  Search(ClassReader& reader, bool instead)
      : reader_(reader), instead_(instead) {}

  std::vector<base::EmbeddedClass> From(std::vector<std::string> names) {
    open_ = std::move(names);
    while (!open_.empty() && seen_.size() < kMostClasses) {
      const std::string name = std::move(open_.back());
      open_.pop_back();
      if (seen_.insert(name).second) Look(name);
    }
    if (instead_ && !replaces_) needed_.clear();
    return std::move(needed_);
  }

 private:
  void Look(const std::string& name) {
    const auto file = reader_.Read(name);
    const auto model = ByName().find(name);
    const bool there = file.ok() && name != kAlwaysModelled;
    if (there && !(instead_ && model != ByName().end())) {
      if (IsFollowed(name, *file.value())) Add(NamedBy(*file.value()));
      return;
    }
    if (model == ByName().end()) return;
    replaces_ = replaces_ || (there && IsOfJar(*file.value()));
    needed_.push_back(*model->second);
    if (auto parsed = Parsed(*model->second)) Add(NamedBy(*parsed));
  }

  // A library that models stand in for is not asked what it needs itself.
  bool IsFollowed(const std::string& name, const ClassFile& file) const {
    return !IsOfLibrary(file) && !(instead_ && HasModels(PackageIn(name)));
  }

  void Add(std::vector<std::string> names) {
    for (std::string& name : names) open_.push_back(std::move(name));
  }

  ClassReader& reader_;
  const bool instead_;     // of what is there, too
  bool replaces_ = false;  // something of a jar
  std::vector<std::string> open_;
  std::set<std::string> seen_;
  std::vector<base::EmbeddedClass> needed_;
};

}  // namespace

std::vector<base::EmbeddedClass> NeededModels(
    ClassReader& reader, const std::vector<std::string>& classes) {
  return Search(reader, false).From(classes);
}

std::vector<base::EmbeddedClass> StandInModels(
    ClassReader& reader, const std::vector<std::string>& classes) {
  return Search(reader, true).From(classes);
}

}  // namespace check
