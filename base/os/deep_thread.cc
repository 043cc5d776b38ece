#include "base/os/deep_thread.h"

#include <cstddef>
#include <utility>

namespace os {
namespace {

constexpr size_t kStackBytes = size_t{1} << 30;  // reserved, not used up front

void* Run(void* function) {
  (*static_cast<const std::function<void()>*>(function))();
  return nullptr;
}

}  // namespace

DeepThread::DeepThread(std::function<void()> run) : run_(std::move(run)) {
  void* function = const_cast<std::function<void()>*>(&run_);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  started_ = pthread_attr_setstacksize(&attributes, kStackBytes) == 0 &&
             pthread_create(&thread_, &attributes, Run, function) == 0;
  pthread_attr_destroy(&attributes);
  if (!started_) run_();
}

DeepThread::~DeepThread() {
  if (started_) pthread_join(thread_, nullptr);
}

}  // namespace os
