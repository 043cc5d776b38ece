package shop;

/** Only in the new version. */
class Voucher {}
