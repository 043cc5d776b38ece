package cases;

/**
 * Jumps farther than 32767 bytes, made by goto_w. Each finally is compiled twice, so a dozen of
 * them one inside the other fill the method.
 */
public class FarJumps {
  public static int loopAroundLongBody() {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
      try {
        sum = sum * 3 + 11;
      } finally {
        try {
          sum = sum * 3 + 10;
        } finally {
          try {
            sum = sum * 3 + 9;
          } finally {
            try {
              sum = sum * 3 + 8;
            } finally {
              try {
                sum = sum * 3 + 7;
              } finally {
                try {
                  sum = sum * 3 + 6;
                } finally {
                  try {
                    sum = sum * 3 + 5;
                  } finally {
                    try {
                      sum = sum * 3 + 4;
                    } finally {
                      try {
                        sum = sum * 3 + 3;
                      } finally {
                        try {
                          sum = sum * 3 + 2;
                        } finally {
                          try {
                            sum = sum * 3 + 1;
                          } finally {
                            sum += i;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return sum;
  }

  public static int skipLongBody() {
    int sum = 1;
    for (int i = 0; i < 4; i++) {
      if ((i & 1) == 0) {
        try {
          sum = sum * 3 + 11;
        } finally {
          try {
            sum = sum * 3 + 10;
          } finally {
            try {
              sum = sum * 3 + 9;
            } finally {
              try {
                sum = sum * 3 + 8;
              } finally {
                try {
                  sum = sum * 3 + 7;
                } finally {
                  try {
                    sum = sum * 3 + 6;
                  } finally {
                    try {
                      sum = sum * 3 + 5;
                    } finally {
                      try {
                        sum = sum * 3 + 4;
                      } finally {
                        try {
                          sum = sum * 3 + 3;
                        } finally {
                          try {
                            sum = sum * 3 + 2;
                          } finally {
                            try {
                              sum = sum * 3 + 1;
                            } finally {
                              sum += i;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      } else {
        sum += 1000;
      }
    }
    return sum;
  }
}
