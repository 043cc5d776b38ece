#include "tests/unit/engine/crafted.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "tests/unit/classfile/class_builder.h"

namespace engine {
namespace {

using classfile::ClassBuilder;
using classfile::CodeSpec;
using classfile::Out;

constexpr unsigned kStatic = 8;
constexpr unsigned kAbstract = 0x400;
constexpr unsigned kInterface = 0x601;
const char kText[] = "()Ljava/lang/String;";

struct Operation {
  unsigned opcode;
  unsigned tag;
};
const std::map<std::string, Operation> kOperations = {
    {"getstatic", {0xb2, 9}},      {"getfield", {0xb4, 9}},
    {"invokevirtual", {0xb6, 10}}, {"invokespecial", {0xb7, 10}},
    {"invokestatic", {0xb8, 10}},  {"invokeinterface", {0xb9, 11}}};

std::vector<uint8_t> Body(ClassBuilder& builder, const CraftedMethod& method) {
  std::istringstream words(method.body);
  std::string verb, owner, name, descriptor, in_interface;
  words >> verb >> owner >> name >> descriptor >> in_interface;
  Out code;
  if (verb == "const") {
    unsigned utf8 = builder.Utf8(owner);
    unsigned text = builder.Raw(8, Out().U2(utf8).bytes());
    return code.U1(0x13).U2(text).U1(0xb0).bytes();
  }
  const Operation& operation = kOperations.at(verb);
  if (verb != "getstatic" && verb != "invokestatic") code.U1(0x2a);
  code.U1(operation.opcode)
      .U2(builder.Member(in_interface.empty() ? operation.tag : 11, owner, name,
                         descriptor));
  if (verb == "invokeinterface") code.U1(1).U1(0);
  return code.U1(0xb0).bytes();
}

void AddConstructor(ClassBuilder& builder, const std::string& superclass) {
  unsigned init = builder.Member(10, superclass, "<init>", "()V");
  CodeSpec spec{Out().U1(0x2a).U1(0xb7).U2(init).U1(0xb1).bytes()};
  builder.Method(1, "<init>", "()V", {builder.CodeAttribute(spec)});
}

CraftedMethod Site(std::string name, std::string body, std::string type = "") {
  std::string parameter = type.empty() ? "" : "L" + type + ";";
  return {1 | kStatic, "site" + name, std::move(body),
          "(" + parameter + ")Ljava/lang/String;"};
}

CraftedClass Interface(std::string name, std::vector<CraftedMethod> methods) {
  return {std::move(name), "java/lang/Object", {},
          kInterface,      std::move(methods), {}};
}

std::string Call(const char* opcode, const char* owner, const char* name) {
  return std::string(opcode) + " " + owner + " " + name + " " + kText;
}

void AddDefaults(std::vector<CraftedClass>* all) {
  all->push_back(Interface("c/DefA", {{1, "f", "const c.DefA"}}));
  all->push_back(Interface("c/DefB", {{1, "f", "const c.DefB"}}));
  all->push_back(Interface("c/Abs", {{1 | kAbstract, "f", ""}}));
  all->push_back({"c/Conflict", "java/lang/Object", {"c/DefA", "c/DefB"}});
  all->push_back({"c/Missing", "java/lang/Object", {"c/Abs"}});
  all->push_back({"c/OneOfTwo", "java/lang/Object", {"c/Abs", "c/DefA"}});
  all->push_back({"c/NotPublic",
                  "java/lang/Object",
                  {"c/DefA"},
                  0x21,
                  {{0, "f", "const c.NotPublic"}}});
  all->push_back({"c/WithF",
                  "java/lang/Object",
                  {"c/DefA"},
                  0x21,
                  {{1, "f", "const c.WithF"}}});
  all->push_back(
      {"c/PrivateF", "c/WithF", {}, 0x21, {{2, "f", "const c.PrivateF"}}});
  all->push_back({"c/StaticF",
                  "c/WithF",
                  {},
                  0x21,
                  {{1 | kStatic, "f", "const c.StaticF"}}});
  all->push_back(
      {"c/DefaultSites",
       "java/lang/Object",
       {},
       0x21,
       {Site("A", Call("invokeinterface", "c/DefA", "f"), "c/DefA"),
        Site("B", Call("invokeinterface", "c/DefB", "f"), "c/DefB"),
        Site("Abs", Call("invokeinterface", "c/Abs", "f"), "c/Abs"),
        Site("Conflict", Call("invokevirtual", "c/Conflict", "f"),
             "c/Conflict"),
        Site("Missing", Call("invokevirtual", "c/Missing", "f"), "c/Missing"),
        Site("WithF", Call("invokevirtual", "c/WithF", "f"), "c/WithF"),
        Site("StaticF", Call("invokevirtual", "c/StaticF", "f"), "c/StaticF"),
        Site("PrivateF", Call("invokevirtual", "c/PrivateF", "f"),
             "c/PrivateF")}});
}

// Access that becomes narrower below, which no compiler permits.
void AddNarrowing(std::vector<CraftedClass>* all) {
  all->push_back(
      {"c/Wide", "java/lang/Object", {}, 0x21, {{1, "m", "const c.Wide"}}});
  all->push_back(
      {"c/Narrow", "c/Wide", {}, 0x21, {{0, "m", "const c.Narrow"}}});
  all->push_back({"d/Far", "c/Narrow", {}, 0x21, {{1, "m", "const d.Far"}}});
  all->push_back({"c/Near", "d/Far", {}, 0x21, {{0, "m", "const c.Near"}}});
  all->push_back(
      {"c/NarrowSites",
       "java/lang/Object",
       {},
       0x21,
       {Site("Wide", Call("invokevirtual", "c/Wide", "m"), "c/Wide"),
        Site("Narrow", Call("invokevirtual", "c/Narrow", "m"), "c/Narrow"),
        Site("Far", Call("invokevirtual", "d/Far", "m"), "d/Far"),
        Site("Near", Call("invokevirtual", "c/Near", "m"), "c/Near")}});
}

void AddSuperCalls(std::vector<CraftedClass>* all) {
  all->push_back({"c/Mid", "c/Wide", {}, 0x21, {{1, "m", "const c.Mid"}}});
  // Without ACC_SUPER, naming not the superclass but the one above.
  all->push_back({"c/Old",
                  "c/Mid",
                  {},
                  0x01,
                  {{1, "m", "const c.Old"},
                   {1, "siteSuper", Call("invokespecial", "c/Wide", "m")}}});
  all->push_back({"c/Skips",
                  "c/Mid",
                  {},
                  0x21,
                  {{1, "m", "const c.Skips"},
                   {1, "siteSuper", Call("invokespecial", "c/Wide", "m")}}});
  all->push_back(
      {"c/SuperOfConflict",
       "c/Conflict",
       {},
       0x21,
       {{1, "siteSuper", Call("invokespecial", "c/Conflict", "f")}}});
  all->push_back({"c/SuperOfMissing",
                  "c/Missing",
                  {},
                  0x21,
                  {{1, "siteSuper", Call("invokespecial", "c/Missing", "f")}}});
}

void AddBadReferences(std::vector<CraftedClass>* all) {
  all->push_back({"d/Hidden",
                  "java/lang/Object",
                  {},
                  0x20,
                  {{1 | kStatic, "s", "const d.Hidden"}}});
  all->push_back(
      {"c/BadSites",
       "java/lang/Object",
       {},
       0x21,
       {Site("NoMethod", Call("invokevirtual", "p/A", "none"), "p/A"),
        Site("NoStatic", Call("invokestatic", "p/A", "none")),
        Site("NoField", "getstatic p/A none Ljava/lang/String;"),
        Site("NoClass", Call("invokestatic", "no/Such", "m")),
        Site("Private", Call("invokevirtual", "p/A", "own"), "p/A"),
        Site("Package", Call("invokevirtual", "p/A", "m"), "p/A"),
        Site("PrivateField", "getstatic p/Nest common Ljava/lang/String;"),
        Site("PackageField", "getfield p/A hidden Ljava/lang/String;", "p/A"),
        Site("HiddenClass", Call("invokestatic", "d/Hidden", "s")),
        Site("StaticAsVirtual", Call("invokevirtual", "p/A", "fixed"), "p/A"),
        Site("VirtualAsStatic", Call("invokestatic", "p/A", "open")),
        Site("InterfaceAsClass", Call("invokevirtual", "p/Defaults$Left", "f"),
             "p/Defaults$Left"),
        Site("ClassAsInterface", Call("invokeinterface", "p/A", "open"), "p/A"),
        Site("StaticOfInterface",
             Call("invokestatic", "p/Defaults$Top", "s") + " interface"),
        Site("StaticNotInherited",
             Call("invokestatic", "p/Defaults$Left", "s") + " interface"),
        Site("PrivateOfInterface",
             Call("invokeinterface", "p/Defaults$Top", "own"),
             "p/Defaults$Top")}});
}

}  // namespace

void WriteBytes(const std::string& directory, const std::string& name,
                const std::string& bytes) {
  std::filesystem::path path = directory + "/" + name + ".class";
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << bytes;
}

void WriteClass(const std::string& directory, const CraftedClass& crafted) {
  ClassBuilder builder;
  builder.Flags(crafted.flags);
  builder.This(builder.Class(crafted.name));
  builder.Super(builder.Class(crafted.superclass));
  for (const std::string& i : crafted.interfaces)
    builder.Interface(builder.Class(i));
  for (const CraftedMethod& method : crafted.methods) {
    std::vector<std::vector<uint8_t>> attributes;
    if (!method.body.empty())
      attributes.push_back(builder.CodeAttribute({Body(builder, method)}));
    builder.Method(method.flags, method.name, method.descriptor, attributes);
  }
  if ((crafted.flags & 0x200) == 0) AddConstructor(builder, crafted.superclass);
  auto bytes = builder.Build();
  WriteBytes(directory, crafted.file.empty() ? crafted.name : crafted.file,
             std::string(bytes.begin(), bytes.end()));
}

std::vector<CraftedClass> LoadableClasses() {
  std::vector<CraftedClass> all;
  AddDefaults(&all);
  AddNarrowing(&all);
  AddSuperCalls(&all);
  AddBadReferences(&all);
  return all;
}

std::vector<std::string> WriteUnloadable(const std::string& directory) {
  const std::string object = "java/lang/Object";
  const std::vector<CraftedClass> classes = {
      {"b/MissingSuper", "b/Nowhere"},
      {"b/BelowMissing", "b/MissingSuper"},
      {"b/MissingInterface", object, {"b/Nowhere"}},
      {"b/Loop1", "b/Loop2"},
      {"b/Loop2", "b/Loop3"},
      {"b/Loop3", "b/Loop1"},
      {"b/Self", "b/Self"},
      {"b/InterfaceLoop", object, {"b/InterfaceLoop"}, kInterface},
      {"b/OfFinal", "java/lang/String"},
      {"b/OfInterface", "java/lang/Runnable"},
      {"b/OfClass", object, {"java/lang/Thread"}},
      {"b/Other", object, {}, 0x21, {}, "b/Wrong"},
      {"b/OverFinal", "p/A", {}, 0x21, {{1, "last", "const b.OverFinal"}}},
      {"b/Unsealed", object, {"p/Shapes$Shape"}},
      {"b/OfHidden", "d/Hidden"},
      {"b/BelowLoop", "b/Loop1"},
  };
  std::vector<std::string> names;
  for (const CraftedClass& c : classes) {
    WriteClass(directory, c);
    names.push_back(c.file.empty() ? c.name : c.file);
  }
  WriteBytes(directory, "b/Garbage", "this is not a class file");
  WriteBytes(directory, "b/Future",
             std::string("\xca\xfe\xba\xbe\0\0\0\xff\0\x01", 10));
  names.insert(names.end(), {"b/Garbage", "b/Future"});
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace engine
