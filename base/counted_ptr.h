// CountedPtr shares an object that carries its own count of owners: one word,
// one allocation, and who is the only owner can tell. The count is not atomic:
// objects and all their owners belong to one thread at a time.
//
// T has a member `uint32_t owners`, 0 in an object nobody owns yet, and a
// static `void Delete(T*)`, called when the last owner goes.
#ifndef BASE_COUNTED_PTR_H_
#define BASE_COUNTED_PTR_H_

#include <utility>

namespace base {

template <class T>
class CountedPtr {
 public:
  CountedPtr() = default;
  explicit CountedPtr(T* object) : object_(object) {
    if (object_ != nullptr) ++object_->owners;
  }
  CountedPtr(const CountedPtr& other) : CountedPtr(other.object_) {}
  CountedPtr(CountedPtr&& other) noexcept
      : object_(std::exchange(other.object_, nullptr)) {}
  CountedPtr& operator=(CountedPtr other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~CountedPtr() {
    if (object_ != nullptr && --object_->owners == 0) T::Delete(object_);
  }

  T* get() const { return object_; }
  T* operator->() const { return object_; }
  T& operator*() const { return *object_; }
  explicit operator bool() const { return object_ != nullptr; }
  // Of a pointer that is not null: may the object be changed unnoticed?
  bool IsOnlyOwner() const { return object_->owners == 1; }

  friend bool operator==(const CountedPtr&, const CountedPtr&) = default;

 private:
  T* object_ = nullptr;
};

}  // namespace base

#endif  // BASE_COUNTED_PTR_H_
