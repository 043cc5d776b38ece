class Days {
  static int inMonth(int month, boolean leap) {
    switch (month) {
      case 2:
        return leap ? 29 : 28;
      case 4:
      case 6:
      case 9:
      case 11:
        return 30;
      default:
        return month < 1 || month > 12 ? -1 : 31;
    }
  }
}
