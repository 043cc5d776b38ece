// A thread with a large stack: diagrams of long paths are walked recursively.
#ifndef BASE_OS_DEEP_THREAD_H_
#define BASE_OS_DEEP_THREAD_H_

#include <pthread.h>

#include <functional>

namespace os {

class DeepThread {
 public:
  // Where the system gives no such thread, it is run here and now: a small
  // stack is better than none.
  explicit DeepThread(std::function<void()> run);
  DeepThread(const DeepThread&) = delete;
  DeepThread& operator=(const DeepThread&) = delete;
  // Waits until it is done.
  ~DeepThread();

 private:
  const std::function<void()> run_;
  bool started_ = false;
  pthread_t thread_ = {};
};

}  // namespace os

#endif  // BASE_OS_DEEP_THREAD_H_
