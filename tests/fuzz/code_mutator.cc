#include "tests/fuzz/code_mutator.h"

#include "classfile/attribute.h"
#include "classfile/bytes.h"
#include "classfile/class_file.h"
#include "classfile/instruction.h"
#include "classfile/parser.h"

namespace fuzz {
namespace {

classfile::Opcode Sibling(classfile::Opcode opcode, base::Rng& rng) {
  std::vector<classfile::Opcode> siblings;
  for (size_t i = 0; i < classfile::kOpcodeCount; ++i)
    if (classfile::kOpcodes[i].format == classfile::InfoOf(opcode).format)
      siblings.push_back(static_cast<classfile::Opcode>(i));
  return siblings[rng.Below(siblings.size())];
}

}  // namespace

std::vector<Site> FindSites(const std::vector<uint8_t>& bytes) {
  std::vector<Site> sites;
  auto parsed =
      classfile::ParseClassFile(classfile::Bytes::Borrow(bytes), "input");
  if (!parsed.ok()) return sites;
  for (const classfile::Method& m : parsed.value().methods) {
    const classfile::Attribute* code =
        classfile::FindAttribute(m.attributes, classfile::AttributeKind::kCode);
    if (code == nullptr) continue;
    // max_stack, max_locals and the length come before the instructions.
    for (const classfile::Instruction& in : m.code->instructions)
      if (!in.wide) sites.push_back({code->offset + 8 + in.pc, in.opcode});
  }
  return sites;
}

void MutateCode(std::vector<uint8_t>& bytes, const std::vector<Site>& sites,
                base::Rng& rng) {
  if (sites.empty()) return;
  const size_t changes = 1 + rng.Below(3);
  for (size_t i = 0; i < changes; ++i) {
    const Site& site = sites[rng.Below(sites.size())];
    switch (rng.Below(8)) {
      case 0:  // anything, anywhere
        bytes[10 + rng.Below(bytes.size() - 10)] =
            static_cast<uint8_t>(rng.Below(256));
        break;
      case 1:  // an operand
        bytes[site.offset + 1] = static_cast<uint8_t>(rng.Below(256));
        break;
      default:
        bytes[site.offset] = static_cast<uint8_t>(Sibling(site.opcode, rng));
    }
  }
}

}  // namespace fuzz
