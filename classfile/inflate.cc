#include "classfile/inflate.h"

#include <zlib.h>

#include <algorithm>
#include <string>

namespace classfile {
namespace {

constexpr int kRawDeflate = -15;  // no zlib header, largest window

// Grown step by step: a declared size is believed only as far as data comes.
constexpr size_t kFirstChunk = 64 << 10;

struct Stream {
  z_stream z = {};
  bool ready = inflateInit2(&z, kRawDeflate) == Z_OK;
  ~Stream() {
    if (ready) inflateEnd(&z);
  }
};

}  // namespace

base::Result<std::vector<uint8_t>> Inflate(std::span<const uint8_t> compressed,
                                           size_t size) {
  Stream stream;
  if (!stream.ready) return base::Error{"zlib could not be started"};
  std::vector<uint8_t> out;
  stream.z.next_in = const_cast<Bytef*>(compressed.data());
  stream.z.avail_in = static_cast<uInt>(compressed.size());
  // One byte more than promised, so that too much output is noticed.
  int status = Z_OK;
  while (status == Z_OK && out.size() <= size) {
    size_t had = out.size();
    size_t step = had == 0 ? kFirstChunk : had;
    out.resize(std::min(had + step, size + 1));
    stream.z.next_out = out.data() + had;
    stream.z.avail_out = static_cast<uInt>(out.size() - had);
    status = inflate(&stream.z, Z_NO_FLUSH);
    out.resize(out.size() - stream.z.avail_out);
    if (status == Z_BUF_ERROR) break;
    if (status == Z_OK && stream.z.avail_in == 0 && out.size() == had) break;
  }
  if (status != Z_STREAM_END || out.size() != size)
    return base::Error{"expected deflated data of " + std::to_string(size) +
                       " bytes"};
  return out;
}

}  // namespace classfile
