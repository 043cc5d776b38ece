// Result<T> is a value or an Error. An Error is about the user's input: it
// names the place (a file, a class), the byte or line where known, and what
// was expected there, so that its text alone tells the user what to mend.
#ifndef BASE_RESULT_H_
#define BASE_RESULT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/check.h"

namespace base {

struct Error {
  std::string what;
  std::string where = {};               // file, class or entry; may be empty
  std::optional<uint64_t> offset = {};  // byte in `where`, where known

  // The same error, seen from a caller that knows the file's name. The
  // innermost name wins.
  Error In(std::string place) && {
    if (where.empty()) where = std::move(place);
    return std::move(*this);
  }

  // "A.class: at byte 12: expected …": one line, no trailing newline.
  std::string ToString() const {
    std::string text;
    if (!where.empty()) text += where + ": ";
    if (offset) text += "at byte " + std::to_string(*offset) + ": ";
    return text + what;
  }
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}      // NOLINT: implicit
  Result(Error error) : state_(std::move(error)) {}  // NOLINT: implicit

  bool ok() const { return state_.index() == 0; }

  const T& value() const& {
    CHECK(ok(), "a failed Result should not be read");
    return std::get<0>(state_);
  }
  T& value() & {
    CHECK(ok(), "a failed Result should not be read");
    return std::get<0>(state_);
  }
  T value() && {
    CHECK(ok(), "a failed Result should not be read");
    return std::get<0>(std::move(state_));
  }

  const Error& error() const& {
    CHECK(!ok(), "only a failed Result should be asked for its error");
    return std::get<1>(state_);
  }
  Error error() && {
    CHECK(!ok(), "only a failed Result should be asked for its error");
    return std::get<1>(std::move(state_));
  }

 private:
  std::variant<T, Error> state_;
};

struct Ok {};
using Status = Result<Ok>;

}  // namespace base

#define RETURN_IF_ERROR(expression)                 \
  do {                                              \
    if (auto status_ = (expression); !status_.ok()) \
      return std::move(status_).error();            \
  } while (false)

#define BASE_RESULT_JOIN2(a, b) a##b
#define BASE_RESULT_JOIN(a, b) BASE_RESULT_JOIN2(a, b)

#define ASSIGN_OR_RETURN(declaration, expression)                  \
  auto BASE_RESULT_JOIN(result_, __LINE__) = (expression);         \
  if (!BASE_RESULT_JOIN(result_, __LINE__).ok())                   \
    return std::move(BASE_RESULT_JOIN(result_, __LINE__)).error(); \
  declaration = std::move(BASE_RESULT_JOIN(result_, __LINE__)).value()

#endif  // BASE_RESULT_H_
