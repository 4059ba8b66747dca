import { namesAny, wordsOf } from './wordsOf';

export type Unwelcome = 'sexual' | 'abuse' | 'money';

function list(words: string): readonly string[] {
  return words.trim().split(/\s*,\s*/u);
}

const SEXUAL = list(`
  sex, sexy, sext, sexting, nude, nudes, naked, porn, horny, boobs, dick, pussy, cock, orgasm,
  masturbate, hookup, hook up, hooking up, one night stand, friends with benefits, fwb, sleep with me,
  sleep with you, sleep together, bed with me, bed with you, make out with, lets make out, wanna fuck,
  want to fuck, lets fuck, fuck me, fuck with me, a virgin, bra, bra size, panties, lingerie, bikini pic,
  bikini pics, hot pic, hot pics, hot photos, private pics, take off your clothes, without clothes,
  turn me on, turns me on, come to my room, come to my bed, come to my flat, oyo, hotel room with,
  naughty pics, naughty photos, dirty talk, talk dirty, chudai, chodna, नंगी, सेक्स
`);

const ABUSE = list(`
  fuck you, fuck u, fuck off, bitch, bastard, asshole, whore, slut, cunt, motherfucker,
  you idiot, you are an idiot, youre an idiot, you moron, you loser, you are a loser, youre a loser,
  you stupid, you are stupid, youre stupid, you are so stupid, youre so stupid, you are dumb,
  youre dumb, you are ugly, youre ugly, you look ugly, you are fat, youre fat, you fatso,
  you are useless, youre useless, you are disgusting, youre disgusting, you are pathetic,
  youre pathetic, i hate you, hate you, go to hell, go die, drop dead,
  just shut up, you shut up, shut up you, shut your mouth, kill you, beat you up, slap you, chutiya, chutiye, madarchod,
  behenchod, bhenchod, bhosdike, bsdk, randi, harami, haramzada, kamina, kamine, kaminey, kutti,
  kutte kamine, gandu, gaandu, saala kutta, bakwas band, teri maa, चुप कर, हरामी, कमीने, चूतिया, मादरचोद
`);

const MONEY = list(`
  send money, send me money, need money, give me money, want money, money from you,
  lend me, lend money, borrow money, borrow some, transfer money, send cash, need cash, me a loan,
  need a loan, need loan, urgent loan, your upi, upi id, upi pin, upi me, gpay me, your gpay, on gpay,
  gpay karo, google pay me, your google pay, paytm me, your paytm, on paytm, paytm karo, phonepe me,
  your phonepe, on phonepe, phonepe karo, your bank account, my bank account,
  account number, bank details, atm pin, card number, cvv, otp, gift card, gift cards, invest in,
  invest with, investment plan, invest money, crypto trading, buy bitcoin, double your money,
  send rs, send me rs, send rupees, send 500, send 1000, send 5000, recharge my, recharge for me,
  you pay my, you pay for my, pay my fees, paise bhej, paise bhejo, paise chahiye, paise do, paise de do, udhaar, udhar do,
  पैसे भेज, पैसे भेजो, पैसे चाहिए, पैसे दो, उधार
`);

const THREAT =
  /^\W*(?:i\s+will|i'?ll|i\s+want\s+to|i\s+wanna|i(?:'m|\s+am)\s+going\s+to|gonna)\s+(?:rape|molest|assault)\b/iu;

/** Whether a message threatens the one who reads it, which is not a cry for help. */
export function isThreat(text: string): boolean {
  return THREAT.test(text.slice(0, 200).replace(/[’‘]/gu, "'"));
}

/** What a message asks or says that nobody has to answer, if it does. */
export function detectUnwelcome(text: string): Unwelcome | null {
  const words = wordsOf(text);
  if (namesAny(words, SEXUAL)) return 'sexual';
  if (isThreat(text) || namesAny(words, ABUSE)) return 'abuse';
  return namesAny(words, MONEY) ? 'money' : null;
}
