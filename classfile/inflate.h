// Raw deflate data to bytes whose number is known beforehand. The output can
// never exceed that number, so an entry that inflates without end is an error
// and not a full memory.
#ifndef CLASSFILE_INFLATE_H_
#define CLASSFILE_INFLATE_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/result.h"

namespace classfile {

base::Result<std::vector<uint8_t>> Inflate(std::span<const uint8_t> compressed,
                                           size_t size);

}  // namespace classfile

#endif  // CLASSFILE_INFLATE_H_
