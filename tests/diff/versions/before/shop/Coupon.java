package shop;

/** Only in the old version. */
class Coupon {}
