class Grades {
  enum Grade { GOOD, FAIR, POOR }

  static Grade of(int points) {
    if (points >= 80) return Grade.GOOD;
    if (points >= 50) return Grade.FAIR;
    return Grade.POOR;
  }
}
