/** Pairs of what is found in a draft and what stands there afterwards, per kind of change. */
export interface Change {
  readonly find: RegExp;
  readonly put: string;
}

const drop = (...patterns: readonly RegExp[]): readonly Change[] =>
  patterns.map((find) => ({ find, put: '' }));

/** Words that carry nothing, in three languages. */
export const FILLERS = drop(
  /\b(?:just|really|actually|basically|honestly|literally|kind of|sort of|i think that|i just wanted to say that|i wanted to ask if|i was wondering if|if you don'?t mind|by the way|you know|as i said|to be honest|very)\b[,]?\s*/gi,
  /\b(?:bas|matlab|waise|actually|ekdum|sach mein|main bas ye kehna chahta hoon ki|main ye keh raha tha ki|agar bura na maano to|sach bolu to)\b[,]?\s*/gi,
  /(?:बस|मतलब|वैसे|असल में|सच कहूँ तो|बात यह है कि)[,]?\s*/gu,
);

/** Asking why, begging and apologising for having written; the clause that does it goes. */
export const PLEADING = drop(
  /\b(?:please|pls|plz)\b(?: (?:please|pls|plz)\b)*(?: (?:answer|reply|respond|reply back))?[,!]*\s*/gi,
  /\b(?:sorry (?:to|for) (?:disturb|bother|trouble)(?:ing)?(?: you)?(?: again)?|sorry for texting(?: again)?|i know you(?:'re| are) busy but)[.,!]*\s*/gi,
  /[^.!?\n,]*\b(?:why (?:are you|r u|aren'?t you|did you|don'?t you|didn'?t you|you)|did i (?:do|say) something wrong|are you (?:angry|mad|upset|ignoring)(?: with me| me)?|i can'?t (?:live|stop thinking)|thinking (?:about|of) you (?:all|the whole|every)|i miss you so much|i'?ll do anything|don'?t (?:leave|ignore) me|i(?:'m| am) waiting|where (?:are you|r u)|u there|you there)[^.!?\n,]*[.!?,]*\s*/gi,
  /[^.!?\n,]*\b(?:reply kyu(?:n)?|ignore kyu(?:n)?|naraz ho|gussa ho|maine kya kiya|maine kuch galat|galti ho gayi|galti hui|kuch galat|please reply|jawab to do|reply to kar(?:o|do)|tumhare bina|wait kar raha|wait kar rahi|disturb karne ke liye sorry|sorry disturb|kaha(?:n)? (?:ho|gayab)|gayab ho|bhool gaye kya|bhool gayi kya)[^.!?\n,]*[.!?,]*\s*/gi,
  /[^.!?।\n,]*(?:जवाब क्यों|नाराज़ हो|गुस्सा हो|मैंने क्या किया|प्लीज़|आपके बिना|तुम्हारे बिना|इंतज़ार कर|कहाँ हो|कहाँ ग़ायब|जवाब तो दो)[^.!?।\n,]*[.!?।,]*\s*/gu,
);

/** Stiff words of letters and offices, as one says them. */
export const STIFFNESS: readonly Change[] = [
  { find: /\bi (?:would like|want|wish) to inform you that\s*/gi, put: '' },
  { find: /\b(?:kindly|hereby|with due respect|respected|greetings)\b[,.]?\s*/gi, put: '' },
  {
    find: /\bi (?:would|will) be (?:pleased|happy|glad|delighted|honou?red) to\b/gi,
    put: 'I’d love to',
  },
  { find: /\bi would (?:like|love) to\b/gi, put: 'I’d love to' },
  {
    find: /\bi (?:really |thoroughly |very much )?enjoyed our (?:meeting|conversation|interaction)\b/gi,
    put: 'that was really nice',
  },
  { find: /\bmeet (?:you|with you) again\b/gi, put: 'do that again' },
  { find: /\bregarding\b/gi, put: 'about' },
  { find: /\b(?:however|nevertheless),?/gi, put: 'but' },
  { find: /\b(?:therefore|hence),?/gi, put: 'so' },
  { find: /\bi am\b/gi, put: 'I’m' },
  { find: /\bi have\b/gi, put: 'I’ve' },
  { find: /\b(do|did|does|is|was|would|could) not\b/gi, put: '$1n’t' },
  { find: /\bit is\b/gi, put: 'it’s' },
  { find: /\bwould you be interested in (\w+)ing\b/gi, put: 'want to $1' },
  { find: /\bhow are you doing\b/gi, put: 'how’s it going' },
  { find: /(?:कृपया|महोदया?|आदरणीय)[,]?\s*/gu, put: '' },
  { find: /मुझे (?:ख़ुशी|प्रसन्नता) होगी (?:यदि|अगर)\s*/gu, put: 'अच्छा लगेगा अगर ' },
];

/** Orders and reproaches, said as wishes. */
export const HARSHNESS: readonly Change[] = [
  { find: /\bsay what you want\b/gi, put: 'I hear what you say' },
  { find: /\bwhat else do you want(?: me to do)?\b/gi, put: 'tell me what would help' },
  { find: /\bi don'?t care\b/gi, put: 'I see it differently' },
  { find: /\b(?:reply fast|reply soon)(?: na)?\b/gi, put: 'reply when you can' },
  { find: /\bsaaf bol do\b/gi, put: 'jab mann ho bata dena' },
  { find: /साफ़ बोल दो/gu, put: 'जब मन हो बता देना' },
  { find: /\byou never\b/gi, put: 'I miss it when you do not' },
  { find: /\byou always\b/gi, put: 'lately it often seems that you' },
  { find: /\byou (?:have|need) to\b/gi, put: 'it would help me if you could' },
  { find: /\byou must\b/gi, put: 'it would mean a lot if you could' },
  { find: /\byou should\b/gi, put: 'could you maybe' },
  { find: /\bi want you to\b/gi, put: 'I would like it if you could' },
  {
    find: /\b(?:tell|call|answer|reply to|text) me(?: now| immediately)?(?=[.!]|$)/gi,
    put: 'let me know when you have a moment',
  },
  { find: /\bstop (\w+ing)\b/gi, put: 'could we do without $1' },
  { find: /\b(?:whatever|fine then|as usual|obviously)\b[,.]?\s*/gi, put: '' },
  { find: /\btum (?:kabhi|hamesha)\b/gi, put: 'kabhi kabhi lagta hai tum' },
  { find: /\btumhe (.+?) hi padega\b/gi, put: 'achha lagega agar tum $1 sako' },
  { find: /\b(?:jaldi|abhi) (?:batao|bolo|reply karo)\b/gi, put: 'jab time mile batana' },
  { find: /तुम (?:कभी|हमेशा)/gu, put: 'कभी-कभी लगता है तुम' },
  { find: /(?:जल्दी|अभी) (?:बताओ|बोलो|जवाब दो)/gu, put: 'जब समय मिले बताना' },
  { find: /!{1,}/gu, put: '.' },
];
