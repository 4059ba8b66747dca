/*
 * What WhatsApp itself writes into an export instead of a person's words, in the languages that
 * phones in India are set to. Compared in lower case, without marks and the full stop at the end.
 */

const MEDIA = `
<media omitted>|<video note omitted>|<view once voice message omitted>|null
image omitted|video omitted|audio omitted|sticker omitted|gif omitted|contact card omitted
document omitted|video note omitted|live location shared
view once photo|view once video|view once voice message
you received a view once message. for added privacy, you can only open it on your phone
waiting for this message. this may take a while
<मीडिया के बिना>|फ़ोटो हटाई गई|वीडियो छोड़ा गया|ऑडियो हटाई गयी|स्टिकर छोड़ा गया|gif छोड़ा गया
कॉन्टैक्ट कार्ड छोड़ा गया|डॉक्यूमेंट छोड़ा गया
<मीडिया वगळण्यात आला>|<मीडिया वगळले>|इमेज वगळली|व्हिडीओ वगळला|ऑडिओ वगळला|स्टिकर वगळले|gif वगळले
संपर्क कार्ड वगळले|डॉक्युमेंट वगळले
ইমেজ বাদ দেওয়া হয়েছে|ভিডিও বাদ দেওয়া হয়েছে|অডিও বাদ দেওয়া হয়েছে|স্টিকার বাদ দেওয়া হয়েছে
છબી પડતી મૂકાઈ|વિડિયો પડતી મુકાઈ|સ્ટીકર પડતું મુકાયું
تصویر نکال دی گئی ہے|ویڈیو نظرانداز|آڈیو نظرانداز|اسٹیکر نظرانداز
`;

const DELETED = `
this message was deleted|you deleted this message|this message was deleted by an admin
यह मैसेज डिलीट कर दिया गया है|यह मैसेज मिटाया गया|यह संदेश मिटाया गया|यह मैसेज हटा दिया गया
आपने यह मैसेज डिलीट किया|आपने यह संदेश मिटाया|यह मैसेज किसी एडमिन ने डिलीट कर दिया है
हा मेसेज हटवण्यात आला|तुम्ही हा मेसेज हटवला|हा संदेश हटविण्यात आला होता|आपण हा संदेश हटविलात
এই মেসেজটি বাদ দেওয়া হয়েছে|আপনি এই মেসেজটি বাদ দিয়েছেন|এই বার্তাটি মুছে ফেলা হয়েছে
આ મેસેજ ડિલીટ કરાયો|તમે આ મેસેજ ડિલીટ કર્યો|આ સંદેશ રદ્દ કરાયો
இத்தகவல் திரும்பப்பெறப்பட்டது|இத்தகவலை தாங்கள் அழித்தீர்கள்
ಈ ಸಂದೇಶವು ಅಳಿಸಲ್ಪಟ್ಟಿದೆ|ನೀವು ಈ ಸಂದೇಶವನ್ನು ಅಳಿಸಿದ್ದೀರಿ
ഈ സന്ദേശം ഇല്ലാതാക്കിയതാണ്|ഈ സന്ദേശം നിങ്ങൾ ഇല്ലാതാക്കി
ਇਸ ਸੁਨੇਹੇ ਨੂੰ ਹਟਾਇਆ ਗਿਆ|ਤੁਸੀਂ ਇਹ ਸੁਨੇਹਾ ਹਟਾਇਆ
یہ میسج حذف کر دیا گیا ہے|یہ پیغام حذف کیا گیا|آپ نے یہ میسج حذف کر دیا ہے
`;

const CALLS = `
missed voice call|missed video call|missed group voice call|missed group video call
वॉइस कॉल मिस हुई|वीडियो कॉल मिस हुई|मिस्ड वॉइस कॉल|मिस्ड वीडियो कॉल|छूटी हुई ध्वनि कॉल|छूटी हुई विडियो कॉल
मिस्ड व्हॉइस कॉल|मिस्ड व्हिडिओ कॉल
ভয়েস কল মিস করেছেন|ভিডিও কল মিস করেছেন|છૂટી ગયેલો વોઇસ કૉલ|છૂટી ગયેલ વિડિયો કૉલ
தவறிய குரல் அழைப்பு|தவறிய காணொலி அழைப்பு|مسڈ وائس کال|مسڈ ویڈیو کال
`;

/** Letters with a dot below are in use as one character and as two, as फ़ in फ़ोटो. */
const DOTTED = /[\u0915-\u0939]\u093c|[\u09a1-\u09af]\u09bc/g;
const AS_ONE: ReadonlyMap<string, string> = new Map(
  [...'\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u09df'].map((letter) => [
    letter.normalize('NFC'),
    letter,
  ]),
);

function lines(text: string): string[] {
  return text
    .trim()
    .split(/[|\n]/)
    .map((line) => line.normalize('NFC'))
    .flatMap((line) => [line, line.replace(DOTTED, (pair) => AS_ONE.get(pair) ?? pair)]);
}

export type PhraseKind = 'media' | 'deleted' | 'call';

const PHRASES: ReadonlyMap<string, PhraseKind> = new Map([
  ...lines(MEDIA).map((phrase) => [phrase, 'media'] as const),
  ...lines(DELETED).map((phrase) => [phrase, 'deleted'] as const),
  ...lines(CALLS).map((phrase) => [phrase, 'call'] as const),
]);

/** No text above this length is a phrase. */
export const LONGEST_PHRASE = 90;

const DOT = 0x2e;
const DANDA = 0x964;
const URDU_STOP = 0x6d4;

/** Of a phrase's length and first letter: most texts need no closer look. */
function keyOf(length: number, first: number): number {
  const lower = first >= 0x41 && first <= 0x5a ? first + 0x20 : first;
  return lower * 256 + length;
}

const KEYS: ReadonlySet<number> = new Set(
  [...PHRASES.keys()].map((phrase) => keyOf(phrase.length, phrase.charCodeAt(0))),
);

/** What a text is that WhatsApp wrote; undefined for all else. It has no marks at its ends. */
export function phraseKind(text: string): PhraseKind | undefined {
  const last = text.charCodeAt(text.length - 1);
  const isClosed = last === DOT || last === DANDA || last === URDU_STOP;
  const length = isClosed ? text.length - 1 : text.length;
  if (!KEYS.has(keyOf(length, text.charCodeAt(0)))) return undefined;
  return PHRASES.get((isClosed ? text.slice(0, length) : text).toLowerCase());
}

const SYSTEM = new RegExp(
  [
    // English: encryption, groups, settings.
    'end-to-end encrypt|security code|created (?:this |the )?group|created (?:this |the )?community',
    '(?:^|\\s)added (?:you\\b|\\S)|\\bremoved (?:you\\b|\\S)|\\bwas (?:added|removed)$',
    'joined (?:using|from|via|the group)|requested to join|\\bjoined$|\\bleft(?: the group)?\\.?$',
    'changed (?:the |this |their |your |to )|\\bdeleted this group|(?:now|longer) an admin',
    'disappearing messages|message timer|pinned a message|is (?:in your contacts|a contact)',
    '(?:un)?blocked this (?:contact|business|person)|business account|advanced chat privacy',
    'started a (?:voice |video )?call|reset this group|this group has over|turned (?:on|off) ',
    // Hindi and Marathi.
    'एंड-टू-एंड|एन्ड-टू-एन्ड|शुरू से अंत तक|सुरक्षा कोड|(?:ग्रुप|समूह|गट).*(?:बनाया|तयार|छोड़ा|सोडला|बदल|जॉइन|सामील)',
    'को (?:ग्रुप में )?(?:जोड़ा|हटाया|निकाला)|ला (?:जोडले|काढले|काढून)|नंबर बदल|विषय बदल|गायब होने वाले',
  ].join('|'),
  'i',
);

/** Whether a text may be one of WhatsApp's own remarks: a person may also have said so. */
export function soundsLikeSystem(text: string): boolean {
  return SYSTEM.test(text);
}

const CERTAIN: readonly (readonly [begins: string, holds: string])[] = [
  ['Messages ', 'end-to-end encrypt'],
  ['Your security code with ', 'changed'],
  ['This chat is with ', 'business account'],
  ['मैसेजेस और कॉल्स ', 'एंड-टू-एंड'],
  ['मेसेजेस आणि कॉल्स ', 'एन्ड-टू-एन्ड'],
];

/** Whether nobody but WhatsApp writes so. */
export function isCertainlySystem(text: string): boolean {
  return CERTAIN.some(([begins, holds]) => text.startsWith(begins) && text.includes(holds));
}

/** "End-to-end encrypted", as WhatsApp says it at the beginning of a chat. */
const ENCRYPTION = new RegExp(
  [
    'end-to-end|ende-zu-ende|bout en bout|extremo a extremo|ponta a ponta|ponto a ponto|uçtan uca',
    'сквозн|наскрізн|hujung ke hujung|ujung ke ujung|đầu cuối|ต้นทางถึงปลายทาง|端到端|端對端|端对端',
    'エンドツーエンド|종단\\s?간|الطرفين|سرتاسر|اینڈ[ -]?ٹو[ -]?اینڈ|एंड-टू-एंड|एन्ड-टू-एन्ड|शुरू से अंत तक',
    'এন্ড-টু-এন্ড|এণ্ড-টু-এণ্ড|એન્ડ-ટુ-એન્ડ|એન્ડ-ટૂ-એન્ડ|ਐਂਡ-ਟੂ-ਐਂਡ|முழு\\s?மறையாக்க|ఎండ్-టు-ఎండ్|ఎండ్-టూ-ఎండ్',
    'ಎಂಡ್-ಟು-ಎಂಡ್|ಎಂಡ್-ಟೂ-ಎಂಡ್|എൻഡ്-ടു-എൻഡ്|ଏଣ୍ଡ-ଟୁ-ଏଣ୍ଡ',
  ].join('|'),
  'i',
);

/** Whether a text speaks of encryption: at the beginning of a chat of iOS nobody else does. */
export function tellsOfEncryption(text: string): boolean {
  return ENCRYPTION.test(text);
}
