import { LONGEST_SLOT } from './slots';

const NOT_A_NAME = new Set(
  'Hinge Tinder Bumble Taal Aisle Shaadi Instagram Insta Whatsapp Monday Tuesday Wednesday Thursday Friday Saturday Sunday Diwali Holi Valentine Valentines Christmas God Sorry Hi Hey Hello The My Her His It'.split(
    ' ',
  ),
);

const NAME =
  /\b(?:with|for|to|named|name is|name's|naam|matched|meet|invite|text|tell|ask)\s+(\p{Lu}\p{Ll}{2,13})\b|(?<![.!?]\s)(?<!^)\b(\p{Lu}\p{Ll}{2,13})\s+(?:ko|se|ne|ke liye|is|likes|loves)\b/u;

const NAMED = /(?<!\p{L})(\p{Lu}\p{Ll}{2,13})\s+(?:naam|name)\b/u;

/** The other person's name as it was written, with a capital; cities and apps are none. */
export function nameIn(text: string, cities: readonly string[]): string | undefined {
  const [, one, other] = NAME.exec(text) ?? [];
  const name = one ?? other ?? NAMED.exec(text)?.[1];
  if (name === undefined || NOT_A_NAME.has(name) || cities.includes(name)) return undefined;
  return name;
}

const LIKED =
  /\b(?:(?:is|are|hes|shes|he's|she's|they're|theyre|really|super)\s+into|who\s+(?:is\s+into|likes?|loves?)|(?:she|he|they|match)\s+(?:likes?|loves?|enjoys?)|fan\s+of|likes?|loves?)\s+((?:[\p{L}'-]+\s?){1,3}?(?:\s*(?:,|&|\bn\b|\band\b)\s*(?:[\p{L}'-]+\s?){1,3}?)?)(?=\s*(?:[.,!?;:\n]|$|\b(?:write|help|what|how|so|but|give|can|pls|please|need|want|i|and i|n i)\b))/iu;
const LIKED_IN_HINGLISH =
  /\b((?:[a-z'-]+\s){1,2})(?:pasand|ka shauk|ka shok|ki shaukeen|ka shaukeen)\b/iu;
const LIKED_IN_HINDI = /((?:[\u0900-\u097f]+\s){1,2})(?:पसंद|का शौक़|का शौक)/u;
const NO_LIKING =
  /^(?:me|you|him|her|them|it|this|that|us|someone|a|the|my|to|talking|usko|use|unhe|mujhe|tumhe|उसे|उसको|मुझे|किसी)\b/iu;

/** What the other person likes, in the words of who wrote: "trekking n filter coffee". */
export function likingIn(text: string): string | undefined {
  const found =
    LIKED.exec(text)?.[1] ?? LIKED_IN_HINGLISH.exec(text)?.[1] ?? LIKED_IN_HINDI.exec(text)?.[1];
  const liking = found
    ?.trim()
    .replace(/^(?:usko|use|unhe|use bhi|उसे|उसको)\s+/iu, '')
    .replace(/\s*(?:&|\bn\b)\s*/giu, ' and ');
  if (liking === undefined || liking === '' || NO_LIKING.test(liking)) return undefined;
  return liking.slice(0, LONGEST_SLOT);
}

const ACTIVITIES: readonly (readonly [RegExp, string, string, string])[] = [
  [/\bfilter coffee\b/iu, 'filter coffee', 'filter coffee', 'फ़िल्टर कॉफ़ी'],
  [/\bcoffee\b|कॉफ़ी|कॉफी/iu, 'coffee', 'coffee', 'कॉफ़ी'],
  [/\b(?:chai|tea)\b|चाय/iu, 'chai', 'chai', 'चाय'],
  [/\bdinner\b|डिनर/iu, 'dinner', 'dinner', 'डिनर'],
  [/\blunch\b|लंच/iu, 'lunch', 'lunch', 'लंच'],
  [/\b(?:movie|film)\b|फ़िल्म|फिल्म/iu, 'a film', 'film', 'फ़िल्म'],
  [/\bwalk\b|टहलना|सैर/iu, 'a walk', 'walk', 'सैर'],
  [/\b(?:concert|gig)\b/iu, 'the concert', 'concert', 'कॉन्सर्ट'],
  [/\bmomos?\b|मोमो/iu, 'momos', 'momos', 'मोमो'],
  [/\b(?:museum|exhibition)\b/iu, 'the museum', 'museum', 'म्यूज़ियम'],
];

/** What to do together, as it is said in English, Hinglish and Hindi. */
export function activityIn(
  text: string,
): Readonly<Record<'en' | 'hinglish' | 'hi', string>> | undefined {
  const found = ACTIVITIES.find(([find]) => find.test(text));
  return found && { en: found[1], hinglish: found[2], hi: found[3] };
}

const PLACE =
  /\b(?:in|at|near|around)\s+(?:the\s+)?([\p{L}][\p{L}-]{2,18}(?:\s(?:road|nagar|ghat|market|lake|park|garden|fort|chowk|bagh|place))?)/iu;
const NO_PLACE =
  /^(?:the|my|her|his|our|your|least|all|first|love|person|public|office|college|work|home|school|this|that|a|touch|front|general|morning|evening|night|between|case|short|hindi|english|hinglish)\b/iu;

/** Where to meet, as it was written: "indiranagar". */
export function placeIn(text: string): string | undefined {
  const place = PLACE.exec(text)?.[1];
  if (place === undefined || NO_PLACE.test(place)) return undefined;
  return place.charAt(0).toUpperCase() + place.slice(1);
}
