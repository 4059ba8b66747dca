import { LONGEST_SLOT } from './slots';

const NOT_A_NAME = new Set(
  'Hinge Tinder Bumble Taal Aisle Shaadi Instagram Insta Whatsapp Monday Tuesday Wednesday Thursday Friday Saturday Sunday Diwali Holi Valentine Valentines Christmas God Sorry Hi Hey Hello The My Her His It'.split(
    ' ',
  ),
);

const NAME =
  /\b(?:with|for|to|named|name is|name's|naam|matched|meet|invite|text|tell|ask)\s+([A-Z][a-z]{2,13})\b|(?<![.!?]\s)(?<!^)\b([A-Z][a-z]{2,13})\s+(?:ko|ne|ke liye|is|likes|loves|se\s+(?:baat|mil\w*|match|pyaar|pyar|puch\w*|poochh?\w*|kah\w*|bol\w*|chat))\b/;

const NAMED = /(?<![A-Za-z\u0900-\u097f])([A-Z][a-z]{2,13})\s+(?:naam|name)\b/;

// Names are often typed without a capital; before these words little else stands.
const SMALL_NAME =
  /\b(?:for|to|with|named)\s+([a-z]{3,12})\s+(?:from|who|on hinge|on bumble|on tinder|on taal)\b/;
const NO_SMALL_NAME =
  /^(?:someone|somebody|her|him|them|the|this|that|guy|girl|boy|person|people|man|woman|friend|match|matches|meet|date|message|text|here|those|one|you|all)$/u;

function smallNameIn(text: string): string | undefined {
  const name = SMALL_NAME.exec(text)?.[1];
  if (name === undefined || NO_SMALL_NAME.test(name)) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The other person's name as it was written, with a capital; cities and apps are none. */
export function nameIn(text: string, cities: readonly string[]): string | undefined {
  const [, one, other] = NAME.exec(text) ?? [];
  const name = one ?? other ?? NAMED.exec(text)?.[1] ?? smallNameIn(text);
  if (name === undefined || NOT_A_NAME.has(name) || cities.includes(name)) return undefined;
  return name;
}

// Letters are named here: `\p{L}` without regard to case takes a slow phone 7 ms to compile.
const LIKED =
  /\b(?:(?:is|are|hes|shes|he's|she's|they're|theyre|really|super)\s+into|who\s+(?:is\s+into|likes?|loves?)|(?:she|he|they|match)\s+(?:likes?|loves?|enjoys?)|fan\s+of|likes?|loves?)\s+((?:[a-z\u0900-\u097f'-]+\s?){1,3}?(?:\s*(?:,|&|\bn\b|\band\b)\s*(?:[a-z\u0900-\u097f'-]+\s?){1,3}?)?)(?=\s*(?:[.,!?;:\n]|$|\b(?:write|help|what|how|so|but|give|can|pls|please|need|want|i|and i|n i)\b))/i;
/** What somebody does, as it can stand in a greeting: "plays bass" is "playing bass". */
const DOES = (
  [
    ['plays?\\s+', 'playing '],
    ['sings?\\s+', 'singing '],
    ['paints?\\s+', 'painting '],
    ['cooks?\\s+', 'cooking '],
    ['bakes?\\s+', 'baking '],
    ['teach(?:es)?\\s+', 'teaching '],
    ['collects?\\s+', 'collecting '],
    ['runs?\\s+(?=marathons?|half|10k|a\\s)', 'running '],
    ['has\\s+an?\\s+(?=(?:[a-z]+\\s){0,2}(?:dog|cat|puppy|kitten|parrot)\\b)', 'your '],
  ] as const
).map(([verb, doing]) => ({
  does: new RegExp(`\\b(?:she|he|they|who|,|and)\\s+(?:also\\s+)?\\b${verb}`, 'i'),
  doing,
}));
const DONE =
  /^((?:[a-z\u0900-\u097f\d'-]+\s?){1,6}?)(?=\s*(?:[.,!?;:\n]|$|\b(?:and|n|but|so|write|what|how|btw|help)\b))/i;

function doingIn(text: string): string | undefined {
  for (const { does, doing } of DOES) {
    const found = does.exec(text);
    if (found === null) continue;
    const what = DONE.exec(text.slice(found.index + found[0].length))?.[1]?.trim();
    if (what !== undefined && what !== '') return doing + what.replace(/\s+btw$/i, '');
  }
  return /\b(?:she|he|they|,)\s+(?:also\s+)?treks\b/i.test(text) ? 'trekking' : undefined;
}

const WITH =
  /\b(?:something|anything|one|line|message|msg|nudge|opener)\s+(?:with|about|on|around)\s+((?:(?!her\b|him\b|them\b|me\b|us\b|the\b|a\b|that\b|this\b|it\b)[a-z\u0900-\u097f'-]+\s?){1,3}?)(?=\s*(?:[.,!?;:\n]|$))/i;

const LIKED_IN_PROFILE =
  /\b(?:profile|bio)\b[^.!?]{0,20}?\b(?:says|mentions|has|is|mein|me|likha)\s+(?:about\s+|only\s+|just\s+)*((?:[a-z\u0900-\u097f'-]+\s?){1,3}?(?:\s*(?:,|&|\bn\b|\band\b|\baur\b)\s*(?:[a-z\u0900-\u097f'-]+\s?){1,3}?)?)(?=\s*(?:[.,!?;:\n]|$|\b(?:write|help|what|how|so|but|likha|likho)\b))/i;
const LIKED_IN_HINGLISH =
  /\b((?:[a-z'-]+\s){1,2})(?:pasand|ka shauk|ka shok|ki shaukeen|ka shaukeen)\b/i;
const LIKED_IN_HINDI = /((?:[\u0900-\u097f]+\s){1,2})(?:पसंद|का शौक़|का शौक)/u;
const NO_LIKING =
  /^(?:me|you|him|her|them|it|this|that|us|someone|a|the|my|to|talking|usko|use|unhe|main?|mujhe|tumhe|उसे|उसको|मुझे|किसी)\b/i;
/** Who is liked is no liking to write about, nor is what belongs to the one who writes. */
const OF_PEOPLE = /\b(?:my|ex|guys?|girls?|somebody|ladk\w*)\b|लड़क/i;

/** What the other person likes, in the words of who wrote: "trekking n filter coffee". */
export function likingIn(text: string): string | undefined {
  const found =
    doingIn(text) ??
    LIKED.exec(text)?.[1] ??
    WITH.exec(text)?.[1] ??
    LIKED_IN_PROFILE.exec(text)?.[1] ??
    LIKED_IN_HINGLISH.exec(text)?.[1] ??
    LIKED_IN_HINDI.exec(text)?.[1];
  const liking = found
    ?.trim()
    .replace(/^(?:usko|use|unhe|use bhi|उसे|उसको)\s+/i, '')
    .replace(/\s*(?:&|\bn\b)\s*/gi, ' and ')
    .replace(/\s+(?:btw|tho|though|too|also|lol|yaar|na|bhi)$/i, '');
  if (liking === undefined || liking === '') return undefined;
  if (NO_LIKING.test(liking) || OF_PEOPLE.test(liking)) return undefined;
  return liking.slice(0, LONGEST_SLOT);
}

const ACTIVITIES: readonly (readonly [RegExp, string, string, string])[] = [
  [/\bfilter coffee\b/i, 'filter coffee', 'filter coffee', 'फ़िल्टर कॉफ़ी'],
  [/\bcoffee\b|कॉफ़ी|कॉफी/i, 'coffee', 'coffee', 'कॉफ़ी'],
  [/\b(?:chai|tea)\b|चाय/i, 'chai', 'chai', 'चाय'],
  [/\bdinner\b|डिनर/i, 'dinner', 'dinner', 'डिनर'],
  [/\blunch\b|लंच/i, 'lunch', 'lunch', 'लंच'],
  [/\b(?:movie|film)\b|फ़िल्म|फिल्म/i, 'a film', 'film', 'फ़िल्म'],
  [/\bwalk\b|टहलना|सैर/i, 'a walk', 'walk', 'सैर'],
  [/\b(?:concert|gig)\b/i, 'the concert', 'concert', 'कॉन्सर्ट'],
  [/\bmomos?\b|मोमो/i, 'momos', 'momos', 'मोमो'],
  [/\b(?:garba|dandiya)\b|गरबा|डांडिया/i, 'garba', 'garba', 'गरबा'],
  [/\b(?:ipl|cricket) match\b|\bipl\b|मैच/i, 'the match', 'match', 'मैच'],
  [
    /\b(?:stand ?up|comedy) ?(?:show)?\b|स्टैंड ?अप/i,
    'the stand-up show',
    'stand-up show',
    'स्टैंड-अप शो',
  ],
  [/\b(?:play|theatre|natak)\b(?!s)|नाटक/i, 'the play', 'natak', 'नाटक'],
  [/\b(?:book fair|mela|pustak mela)\b|मेला/i, 'the fair', 'mela', 'मेला'],
  [/\b(?:ice cream|kulfi)\b|आइसक्रीम|कुल्फ़ी/i, 'ice cream', 'ice cream', 'आइसक्रीम'],
  [/\bbrunch\b/i, 'brunch', 'brunch', 'ब्रंच'],
  [/\b(?:beach|samundar)\b|समुद्र/i, 'the beach', 'beach', 'समुद्र किनारा'],
  [/\bbowling\b/i, 'bowling', 'bowling', 'बोलिंग'],
  [/\b(?:trek|hike)\b|ट्रेक/i, 'a trek', 'trek', 'ट्रेक'],
  [/\b(?:chaat|golgappa|pani puri|street food)\b|चाट|गोलगप्पे/i, 'chaat', 'chaat', 'चाट'],
  [/\bbiryani\b|बिरयानी/i, 'biryani', 'biryani', 'बिरयानी'],
  [/\b(?:museum|exhibition)\b/i, 'the museum', 'museum', 'म्यूज़ियम'],
];

/** What to do together, as it is said in English, Hinglish and Hindi. */
export function activityIn(
  text: string,
): Readonly<Record<'en' | 'hinglish' | 'hi', string>> | undefined {
  const found = ACTIVITIES.find(([find]) => find.test(text));
  return found && { en: found[1], hinglish: found[2], hi: found[3] };
}

const PLACE =
  /\b(?:in|at|near|around)\s+(?:the\s+)?([a-z\u0900-\u097f][a-z\u0900-\u097f-]{2,18}(?:\s(?:road|nagar|ghat|market|lake|park|garden|fort|chowk|bagh|place))?)/i;
const NO_PLACE =
  /^(?:the|my|her|his|our|your|least|all|first|love|person|public|office|college|work|home|school|this|that|a|touch|front|general|morning|evening|night|between|case|short|hindi|english|hinglish)\b/i;

/** Where to meet, as it was written: "indiranagar". */
export function placeIn(text: string): string | undefined {
  const place = PLACE.exec(text)?.[1];
  if (place === undefined || NO_PLACE.test(place)) return undefined;
  return place.charAt(0).toUpperCase() + place.slice(1);
}
