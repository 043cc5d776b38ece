/** To be renamed: its names become what an attacker would choose. */
class Victim {
  int Count;
  Victim Next;

  static boolean probe(Victim Start, int Limit) {
    // </script><script>flag = 1</script><img src=x onerror="flag = 1">
    if (Start == null || Start.Next == null) return false;
    if (Start.Count > Limit) throw new IllegalStateException();
    return Start.Chosen(Limit);
  }

  boolean Chosen(int Limit) {
    Next.Count = Limit;
    return Next == this;
  }
}
