/** Pairs of what is found in a draft and what stands there afterwards, per kind of change. */
export interface Change {
  readonly find: RegExp;
  readonly put: string;
}

const drop = (...patterns: readonly RegExp[]): readonly Change[] =>
  patterns.map((find) => ({ find, put: '' }));

/** Words that carry nothing, in three languages. */
export const FILLERS = drop(
  /\b(?:just|really|actually|basically|honestly|literally|kind of|sort of|i think that|i just wanted to say that|i wanted to ask if|i was wondering if|if you don'?t mind|by the way|you know|as i said|to be honest|very)\b[,]?\s*/giu,
  /\b(?:bas|matlab|waise|actually|ekdum|sach mein|main bas ye kehna chahta hoon ki|main ye keh raha tha ki|agar bura na maano to|sach bolu to)\b[,]?\s*/giu,
  /(?:बस|मतलब|वैसे|असल में|सच कहूँ तो|बात यह है कि)[,]?\s*/gu,
);

/** Asking why, begging and apologising for having written. */
export const PLEADING = drop(
  /\b(?:please|pls|plz)\b(?: (?:please|pls|plz)\b)*[,!]*\s*/giu,
  /\b(?:sorry (?:to|for) (?:disturb|bother|trouble)(?:ing)?(?: you)?(?: again)?|sorry for texting(?: again)?|i know you(?:'re| are) busy but)[.,!]*\s*/giu,
  /[^.!?\n]*\b(?:why (?:are you|r u|aren'?t you|did you|don'?t you|didn'?t you|you)|did i do something wrong|are you (?:angry|mad|upset)(?: with me)?|i can'?t (?:live|stop thinking)|i miss you so much|i'?ll do anything|don'?t leave me|i(?:'m| am) waiting)[^.!?\n]*[.!?]*\s*/giu,
  /[^.!?\n]*\b(?:reply kyu(?:n)?|ignore kyu(?:n)?|naraz ho|gussa ho|maine kya kiya|please reply|jawab to do|tumhare bina|wait kar raha|wait kar rahi|disturb karne ke liye sorry|sorry disturb)[^.!?\n]*[.!?]*\s*/giu,
  /[^.!?।\n]*(?:जवाब क्यों|नाराज़ हो|गुस्सा हो|मैंने क्या किया|प्लीज़|आपके बिना|तुम्हारे बिना|इंतज़ार कर)[^.!?।\n]*[.!?।]*\s*/gu,
);

/** Orders and reproaches, said as wishes. */
export const HARSHNESS: readonly Change[] = [
  { find: /\byou never\b/giu, put: 'I miss it when you do not' },
  { find: /\byou always\b/giu, put: 'lately it often seems that you' },
  { find: /\byou (?:have|need) to\b/giu, put: 'it would help me if you could' },
  { find: /\byou must\b/giu, put: 'it would mean a lot if you could' },
  { find: /\byou should\b/giu, put: 'could you maybe' },
  { find: /\bi want you to\b/giu, put: 'I would like it if you could' },
  {
    find: /\b(?:tell|call|answer|reply to|text) me(?: now| immediately)?(?=[.!]|$)/giu,
    put: 'let me know when you have a moment',
  },
  { find: /\bstop (\w+ing)\b/giu, put: 'could we do without $1' },
  { find: /\b(?:whatever|fine then|as usual|obviously)\b[,.]?\s*/giu, put: '' },
  { find: /\btum (?:kabhi|hamesha)\b/giu, put: 'kabhi kabhi lagta hai tum' },
  { find: /\btumhe (.+?) hi padega\b/giu, put: 'achha lagega agar tum $1 sako' },
  { find: /\b(?:jaldi|abhi) (?:batao|bolo|reply karo)\b/giu, put: 'jab time mile batana' },
  { find: /तुम (?:कभी|हमेशा)/gu, put: 'कभी-कभी लगता है तुम' },
  { find: /(?:जल्दी|अभी) (?:बताओ|बोलो|जवाब दो)/gu, put: 'जब समय मिले बताना' },
  { find: /!{1,}/gu, put: '.' },
];
