#include "engine/state/trace.h"

#include <cstdint>
#include <memory>

#include "engine/state/body.h"
#include "gtest/gtest.h"

namespace engine {
namespace {

class TraceTest : public testing::Test {
 protected:
  std::shared_ptr<const Trace> At(uint32_t instruction) const {
    return std::make_shared<const Trace>(Trace{{{&body_, instruction}}, {}});
  }

  Body body_;
};

TEST_F(TraceTest, OfPathsThatMeetIsKnownWhereBothAgree) {
  const Traces a = Traces().With(7, At(1)).With(8, At(2));
  const Traces b = Traces().With(7, At(1)).With(8, At(3)).With(9, At(4));
  const Traces joined = Joined(a, b);
  EXPECT_EQ(**joined.Find(7), *At(1));
  EXPECT_NE((*joined.Find(8))->unknown, nullptr);
  EXPECT_EQ(**joined.Find(9), *At(4));
}

TEST_F(TraceTest, OfALaterStateKeepsWhatWasKnown) {
  const Traces earlier = Traces().With(7, At(1));
  EXPECT_TRUE(Keeps(earlier, earlier.With(8, At(2))));
  EXPECT_TRUE(Keeps(earlier, Traces().With(7, At(1))));
  EXPECT_FALSE(Keeps(earlier, earlier.With(7, At(2))));
  EXPECT_FALSE(Keeps(earlier, Traces()));
}

}  // namespace
}  // namespace engine
