import type { InLanguages } from '../intent';

/** Ends what somebody did: the next clause, or the wish to have a text for it. */
const END = {
  en: /\s+(?:and|so|but|now|last|yesterday|need|needs|help|write|please|pls|plz|bcoz|because|coz|cuz|twice|thrice|again|n|then|she|he|they|how|what|give|want|draft)\b|[.!?,;:\n"“”]/i,
  hinglish:
    /\s+(?:aur|par|lekin|ab|isliye|to|toh|tha|thi|sorry|likh|likho|kya|n|and|so|maafi|mafi|usne|wo|woh|vo)\b|[.!?,;:\n"“”]/i,
  hi: /\s+(?:और|पर|लेकिन|अब|इसलिए|तो|था|थी|माफ़ी|माफी|लिख|लिखो|क्या|उसने|वह|वो)(?=\s|$)|[.!?,;:\n।"“”]/u,
} as const satisfies InLanguages<RegExp>;

const START = {
  en: /\bi(?:'ve|’ve| have|ve)?\s+(?:just\s+|accidentally\s+|kinda\s+)?(?=(?:joked|forgot|shouted|yelled|lied|cancell?ed|ignored|missed|said|called|made|snapped|left|ghosted|read|checked|broke|laughed|told|sent|didn'?t|did not|hurt|teased|compared|flirted|came|kept|lost|screamed|blocked|mocked)\b)/i,
  hinglish: /\b(?:maine|mene|mei?n ne|mai ne|main ne|gusse (?:me|mein))\s+/i,
  hi: /(?:^|\s)(?:मैंने|मैने)\s+/u,
} as const satisfies InLanguages<RegExp>;

/** A deed in Hinglish and Hindi ends with a verb of the past. */
const DONE = {
  en: /\S\s+\S/u,
  hinglish:
    /\s\S*(?:di|diya|diye|kiya|kiye|kari|ki|bola|boli|kaha|gaya|gayi|liya|li|daala|daali|udaya|udayi|chillaya|bhula|bhul|bhool)$/i,
  hi: /\s(?:दी|दिया|दिए|किया|किए|की|बोला|बोली|कहा|गया|गई|लिया|ली|डाला|उड़ाया|उड़ाई|चिल्लाया|रखा)$/u,
} as const satisfies InLanguages<RegExp>;

type Replacement = readonly [RegExp, string];

/** What was told of somebody, said to them. */
const TO_YOU: InLanguages<readonly Replacement[]> = {
  en: [
    [/\b(?:him|them)\b/gi, 'you'],
    [/\b(?:his|their)\b/gi, 'your'],
    [
      /\bher\b(?=\s+(?:at|in|on|for|to|a|an|the|about|when|while|that|so|very|back|out|up|down|off|late|alone|waiting|cry|feel|look|names|yesterday|my|with|fat|stupid|boring|crazy)\b|\s*$)/gi,
      'you',
    ],
    [/\bher\b/gi, 'your'],
    [/\bmy (?:gf|bf|girlfriend|boyfriend|wife|husband|partner)(?:'?s)\b/gi, 'your'],
    [/\bmy (?:gf|bf|girlfriend|boyfriend|wife|husband|partner)\b/gi, 'you'],
    [/\bi\b/gu, 'I'],
  ],
  hinglish: [
    [/\b(?:bf|gf|boyfriend|girlfriend|pati|patni|husband|wife|dost) ko\b/gi, 'tumhe'],
    [/\b(?:bf|gf|boyfriend|girlfriend|pati|patni|husband|wife) se\b/gi, 'tumse'],
    [/\b(?:bf|gf|boyfriend|girlfriend|pati|patni|husband|wife) ki\b/gi, 'tumhari'],
    [/\b(?:uska|unka)\b/gi, 'tumhara'],
    [/\b(?:uski|unki)\b/gi, 'tumhari'],
    [/\b(?:uske|unke)\b/gi, 'tumhare'],
    [/\b(?:usko|use|unko|unhe)\b/gi, 'tumhe'],
    [/\b(?:usse|unse)\b/gi, 'tumse'],
    [/\buspe\b|\bus par\b|\buspar\b/gi, 'tum par'],
  ],
  hi: [
    [/(?:उसका|उनका)(?=\s)/gu, 'तुम्हारा'],
    [/(?:उसकी|उनकी)(?=\s)/gu, 'तुम्हारी'],
    [/(?:उसके|उनके)(?=\s)/gu, 'तुम्हारे'],
    [/(?:उसको|उसे|उन्हें|उनको)(?=\s)/gu, 'तुम्हें'],
    [/(?:उससे|उनसे)(?=\s)/gu, 'तुमसे'],
    [/(?:उस पर|उन पर)(?=\s)/gu, 'तुम पर'],
  ],
};

const FEWEST_LETTERS = 8;
const MOST_LETTERS = 80;

/** "Meeras accent", "Meera's accent", "Meera ka birthday": the name becomes the one spoken to. */
function withoutName(deed: string, name: string | undefined, language: keyof typeof END): string {
  // "Meeras accent": a name that was not said alone.
  if (name === undefined) return deed.replace(/\b\p{Lu}\p{Ll}{2,12}['’]?s(?=\s\p{Ll})/gu, 'your');
  const named = name.replace(/[^\p{L}\p{M}]/gu, '');
  if (named === '') return deed;
  if (language === 'en') {
    return deed
      .replace(new RegExp(`\\b${named}['’]?s\\b`, 'giu'), 'your')
      .replace(new RegExp(`\\b${named}\\b`, 'giu'), 'you');
  }
  if (language === 'hi') return deed;
  return deed
    .replace(new RegExp(`\\b${named} ka\\b`, 'giu'), 'tumhara')
    .replace(new RegExp(`\\b${named} ki\\b`, 'giu'), 'tumhari')
    .replace(new RegExp(`\\b${named} ke\\b`, 'giu'), 'tumhare')
    .replace(new RegExp(`\\b${named} ko\\b`, 'giu'), 'tumhe')
    .replace(new RegExp(`\\b${named} se\\b`, 'giu'), 'tumse');
}

/** A text about somebody, said to them: "forgot her birthday" becomes "forgot your birthday". */
export function toYou(text: string, language: keyof typeof END): string {
  // Hindi pronouns are found before a space.
  const said = TO_YOU[language].reduce((told, [find, put]) => told.replace(find, put), `${text} `);
  return said.trim();
}

/**
 * What the person says to have done, as it can stand in a message to the other after "I" (English),
 * "maine" or "मैंने": "forgot your birthday". Null where the message tells no such thing.
 */
export function whatHappened(
  told: string,
  language: keyof typeof END,
  name?: string,
): string | null {
  const start = START[language].exec(told);
  if (start === null) return null;
  const rest = told.slice(start.index + start[0].length, start.index + start[0].length + 160);
  const end = END[language].exec(rest);
  const deed = (end === null ? rest : rest.slice(0, end.index)).trim();
  if (deed.length < FEWEST_LETTERS || deed.length > MOST_LETTERS) return null;
  if (!DONE[language].test(deed)) return null;
  return toYou(withoutName(deed, name, language), language);
}
