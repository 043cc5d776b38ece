// A method that the engine runs itself instead of its bytecode: natives, and
// methods whose result is one term although their code would split the path.
#ifndef ENGINE_STATE_INTRINSIC_H_
#define ENGINE_STATE_INTRINSIC_H_

#include <string_view>

namespace engine {

class Context;
struct State;
enum class Step : unsigned char;

// Finds its arguments in the locals of a frame that was made for the call, and
// ends like a method: by returning a value or throwing.
using Intrinsic = Step (*)(Context&, State&);

// What the engine runs itself. The table is made above (engine/library) and
// handed down to what makes bodies.
struct Intrinsics {
  // Null where the method is run as it is.
  Intrinsic (*find)(std::string_view class_name, std::string_view name,
                    std::string_view descriptor);
  Intrinsic nothing;  // the one that only returns
};

}  // namespace engine

#endif  // ENGINE_STATE_INTRINSIC_H_
