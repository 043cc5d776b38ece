#include "engine/linking/subtype_index.h"

namespace engine {

void SubtypeIndex::SetBit(Row* row, uint32_t bit) {
  if (row->interfaces.size() <= bit / 64) row->interfaces.resize(bit / 64 + 1);
  row->interfaces[bit / 64] |= uint64_t{1} << (bit % 64);
}

void SubtypeIndex::Add(ClassId c, bool is_interface,
                       std::optional<ClassId> superclass,
                       std::span<const ClassId> all_interfaces) {
  if (rows_.size() <= c.index()) rows_.resize(c.index() + 1);
  Row& row = rows_[c.index()];
  if (is_interface) {
    row.interface_number = interface_count_++;
    SetBit(&row, row.interface_number);
  }
  for (ClassId i : all_interfaces)
    SetBit(&row, rows_[i.index()].interface_number);
  if (!superclass) {
    roots_.push_back(c.index());
    return;
  }
  row.superclass = superclass->index();
  Row& parent = rows_[row.superclass];
  row.next_sibling = parent.first_child;
  parent.first_child = c.index();
}

bool SubtypeIndex::IsSubtype(ClassId sub, ClassId super) const {
  const Row& below = rows_[sub.index()];
  const Row& above = rows_[super.index()];
  if (above.interface_number != kNone) {
    const uint32_t bit = above.interface_number;
    return bit / 64 < below.interfaces.size() &&
           (below.interfaces[bit / 64] >> (bit % 64) & 1) != 0;
  }
  if (below.interval.first == kNone || above.interval.first == kNone) Number();
  return above.interval.first <= below.interval.first &&
         below.interval.first <= above.interval.last;
}

SubtypeIndex::Interval SubtypeIndex::IntervalOf(ClassId c) const {
  // A child added since would lie outside an old interval.
  Number();
  return rows_[c.index()].interval;
}

void SubtypeIndex::Number() const {
  uint32_t next = 0;
  for (uint32_t root : roots_) NumberFrom(root, &next);
}

// A walk without a stack: down first children, across siblings, up by the
// superclass, closing each interval on the way up.
void SubtypeIndex::NumberFrom(uint32_t root, uint32_t* next) const {
  uint32_t c = root;
  while (true) {
    rows_[c].interval.first = (*next)++;
    if (rows_[c].first_child != kNone) {
      c = rows_[c].first_child;
      continue;
    }
    rows_[c].interval.last = *next - 1;
    while (c != root && rows_[c].next_sibling == kNone) {
      c = rows_[c].superclass;
      rows_[c].interval.last = *next - 1;
    }
    if (c == root) return;
    c = rows_[c].next_sibling;
  }
}

}  // namespace engine
