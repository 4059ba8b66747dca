import type { InLanguages } from '../../intent';

/** Invitations to a plan that was named, those that say most of it first. */
export const PLANS: InLanguages<readonly string[]> = {
  en: [
    'I like how we talk. {what} in {place} on {day}? An hour, and if it does not suit you, another day is fine too.',
    '{day}, {what}, {place}: would you come? If that is too soon, just say so.',
    'I like how we talk. {what} on {day}? An hour, and if it does not suit you, another day is fine too.',
    'How about {what} on {day}, somewhere easy for both? No problem at all if not.',
    'I like how we talk. {what} in {place} one of these days? You choose the day.',
    'Shall we go on with this over {what}, this week or next? You choose the day.',
  ],
  hinglish: [
    'Tumse baat karke achha lagta hai. {day} ko {place} mein {what}? Bas ek ghanta, aur us din na ho to koi aur din.',
    '{day}, {what}, {place}: aaoge? Jaldi lage to bol dena, koi baat nahi.',
    'Tumse baat karke achha lagta hai. {day} ko {what}? Bas ek ghanta, aur us din na ho to koi aur din.',
    '{day} ko {what} par milein, jahan dono ko aasaan ho? Na ho to bhi theek hai.',
    'Tumse baat karke achha lagta hai. {place} mein {what}, kisi din? Din tum chuno.',
    'Baaki baatein {what} par karein, is hafte ya agle? Din tum chuno.',
  ],
  hi: [
    'तुमसे बात करके अच्छा लगता है। {day} को {what} पर मिलें? बस एक घंटा, और उस दिन न हो तो कोई और दिन।',
    '{day} को {what}, जहाँ दोनों को आसान हो? न हो तो भी ठीक है।',
    'बाक़ी बातें {what} पर करें, इस हफ़्ते या अगले? दिन तुम चुनो।',
  ],
};
