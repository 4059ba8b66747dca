/** What people write of themselves once a danger was heard, for more than one kind of it. */
export const SAFE_NOW =
  /\b(?:i'?m safe|i am safe|safe now|came down|woke (?:her|him|them|my)|(?:told|called) (?:her|him|them|my|the helpline)|neeche aa gay\w*|utha diya|bata diya|safe h(?:oon|oo|u|un))\b|नीचे आ ग|जगा दिया|बता दिया|सुरक्षित (?:हूँ|हूं)/i;

/** Money is gone already, or it is asked where to report it: the answer to both is the same. */
export const PAID_OR_REPORTS =
  /\b(?:sent|paid|transferred|gave)\b.{0,25}(?:\d|money|already|him\b|her\b|them\b)|\b(?:bhej|de) (?:diye|diya|chuk\w*)\b|\b(?:complain|report|shikayat)\b|(?:भेज|दे) (?:दि|चुक)|शिकायत/i;
