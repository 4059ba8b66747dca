import type { RealMessageKind } from '../../../src/domain/real-chats/realMessage.ts';

type Order = 'dmy' | 'mdy' | 'ymd';

/** How one phone writes an export. */
export interface WhatsAppFormat {
  readonly name: string;
  readonly platform: 'android' | 'ios' | 'web';
  readonly order: Order;
  readonly separator?: '/' | '.' | '-';
  readonly padded?: boolean;
  readonly longYear?: boolean;
  /** The words for the halves of the day; without them the clock goes to 24. */
  readonly halves?: readonly [string, string];
  /** Between the time and the half. */
  readonly gap?: string;
  readonly halfFirst?: boolean;
  readonly seconds?: boolean;
  /** The zero of the digits. */
  readonly zero?: string;
  readonly comma?: string;
  readonly timeSeparator?: ':' | '.';
  readonly newline?: '\n' | '\r\n';
  readonly mark?: string;
  readonly dash?: string;
  readonly words?: Partial<Record<RealMessageKind, string>>;
  /** Lines of WhatsApp, put before, between and after the messages. */
  readonly remarks?: readonly string[];
}

const NNBSP = '\u202f';
const LRM = '\u200e';
const RLM = '\u200f';

const ENGLISH = {
  media: '<Media omitted>',
  deleted: 'This message was deleted',
  call: 'Missed voice call',
  poll: 'POLL:\nWhere?\nOPTION: Pune (1 vote)\nOPTION: Goa (0 votes)\n',
};
const IOS = {
  media: `${LRM}image omitted`,
  deleted: `${LRM}This message was deleted.`,
  call: `${LRM}Missed voice call, ${LRM}Tap to call back`,
  poll: `${LRM}POLL:\nWhere?\n${LRM}OPTION: Pune (${LRM}1 vote)\n`,
};
const HINDI = {
  media: '<मीडिया के बिना>',
  deleted: 'यह मैसेज मिटाया गया',
  call: 'मिस्ड वॉइस कॉल',
  poll: 'पोल:\nकहाँ?\nविकल्प: पुणे (1 वोट)\n',
};
const MARATHI = {
  media: '<मीडिया वगळण्यात आला>',
  deleted: 'हा मेसेज हटवण्यात आला',
  call: 'मिस्ड व्हिडिओ कॉल',
  poll: 'मतदान:\nकुठे?\nपर्याय: पुणे (1 मत)\n',
};

export const REMARKS = [
  'Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them. Tap to learn more.',
  'Asha Kulkarni created group "Trip: Goa"',
  'Asha Kulkarni changed the subject from "Trip: Goa" to "Trip: done"',
  'You added +91 98765 43210',
  '+91 98765 43210 left',
  'Your security code with Ravi 🌵 changed. Tap to learn more.',
  "Ravi 🌵 changed this group's icon",
  'Asha Kulkarni added Dr: Rao',
];
const IOS_REMARKS = [
  `Trip: Goa: ${LRM}Messages and calls are end-to-end encrypted. Only people in this chat can read them.`,
  `Asha Kulkarni: ${LRM}Asha Kulkarni created this group`,
  `Trip: ${LRM}Asha Kulkarni added you`,
  `Ravi 🌵: ${LRM}Ravi 🌵 changed this group's icon`,
  `Ravi 🌵: ${LRM}Your security code with Ravi 🌵 changed.`,
];
const HINDI_REMARKS = [
  'मैसेजेस और कॉल्स एंड-टू-एंड एन्क्रिप्टेड हैं. इस चैट में शामिल लोगों के अलावा कोई भी इन्हें पढ़ या सुन नहीं सकता, WhatsApp भी नहीं.',
  'Asha Kulkarni ने "यात्रा: गोवा" ग्रुप बनाया',
];
const MARATHI_REMARKS = [
  'मेसेजेस आणि कॉल्स एन्ड-टू-एन्ड एन्क्रिप्शनने सुरक्षित केलेले असतात.',
  'तुमचा Ravi 🌵 संबंधित सुरक्षा कोड बदलला आहे. अधिक जाणून घेण्यासाठी टॅप करा',
];

const android = { platform: 'android', words: ENGLISH, remarks: REMARKS } as const;
const ios = { platform: 'ios', words: IOS, remarks: IOS_REMARKS, seconds: true } as const;
const hindi = { ...android, words: HINDI, remarks: HINDI_REMARKS } as const;
const marathi = { ...android, words: MARATHI, remarks: MARATHI_REMARKS } as const;
const AM_PM = ['am', 'pm'] as const;
const CAPITALS = ['AM', 'PM'] as const;

/** Formats of phones set to the languages and countries that the app's people have. */
export const WHATSAPP_FORMATS: readonly WhatsAppFormat[] = [
  {
    ...android,
    name: 'Android, India, 12 h, U+202F',
    order: 'dmy',
    padded: true,
    halves: AM_PM,
    gap: NNBSP,
  },
  { ...android, name: 'Android, India, 12 h, a space', order: 'dmy', padded: true, halves: AM_PM },
  {
    ...android,
    name: 'Android, India, 12 h, nothing before pm',
    order: 'dmy',
    halves: AM_PM,
    gap: '',
  },
  { ...android, name: 'Android, India, 24 h', order: 'dmy', padded: true },
  {
    ...android,
    name: 'Android, India, 24 h, long year',
    order: 'dmy',
    padded: true,
    longYear: true,
  },
  { ...android, name: 'Android, US, 12 h', order: 'mdy', halves: CAPITALS, gap: NNBSP },
  { ...android, name: 'Android, US, 24 h', order: 'mdy' },
  { ...android, name: 'Android, US, CRLF', order: 'mdy', halves: CAPITALS, newline: '\r\n' },
  {
    ...android,
    name: 'Android, UK',
    order: 'dmy',
    padded: true,
    longYear: true,
    halves: ['a.m.', 'p.m.'],
  },
  {
    ...android,
    name: 'Android, Mexico',
    order: 'dmy',
    longYear: true,
    halves: ['a. m.', 'p. m.'],
    gap: '\u00a0',
    comma: '',
  },
  { ...android, name: 'Android, Germany', order: 'dmy', separator: '.', padded: true },
  { ...android, name: 'Android, France', order: 'dmy', padded: true, longYear: true, comma: ' à' },
  {
    ...android,
    name: 'Android, the Netherlands',
    order: 'dmy',
    separator: '-',
    padded: true,
    comma: '',
  },
  {
    ...android,
    name: 'Android, Canada',
    order: 'ymd',
    separator: '-',
    padded: true,
    longYear: true,
  },
  {
    ...android,
    name: 'Android, Korea',
    order: 'ymd',
    separator: '.',
    longYear: true,
    halves: ['오전', '오후'],
    halfFirst: true,
    comma: '',
  },
  { ...android, name: 'Android, a long dash', order: 'dmy', dash: ' – ' },
  {
    ...android,
    name: 'Android, before 2015',
    order: 'dmy',
    longYear: true,
    seconds: true,
    dash: ': ',
    comma: '',
  },
  { ...hindi, name: 'Android, Hindi, पूर्वाह्न', order: 'dmy', halves: ['पूर्वाह्न', 'अपराह्न'] },
  {
    ...hindi,
    name: 'Android, Hindi, Devanagari digits',
    order: 'dmy',
    halves: ['पूर्वाह्न', 'अपराह्न'],
    zero: '०',
    gap: NNBSP,
  },
  {
    ...hindi,
    name: 'Android, Hindi, am and pm',
    order: 'dmy',
    padded: true,
    halves: AM_PM,
    gap: NNBSP,
  },
  {
    ...hindi,
    name: 'Android, Hindi, 24 h, Devanagari digits',
    order: 'dmy',
    longYear: true,
    zero: '०',
  },
  { ...marathi, name: 'Android, Marathi, म.पू.', order: 'dmy', halves: ['म.पू.', 'म.उ.'], zero: '०' },
  { ...marathi, name: 'Android, Marathi, AM', order: 'dmy', halves: CAPITALS, gap: NNBSP },
  { ...marathi, name: 'Android, Marathi, 24 h', order: 'dmy', zero: '०', padded: true },
  {
    ...android,
    name: 'Android, Tamil',
    order: 'dmy',
    halves: ['முற்பகல்', 'பிற்பகல்'],
    halfFirst: true,
  },
  { ...android, name: 'Android, Kannada', order: 'dmy', halves: ['ಪೂರ್ವಾಹ್ನ', 'ಅಪರಾಹ್ನ'] },
  { ...android, name: 'Android, Bengali digits', order: 'dmy', zero: '০' },
  {
    ...android,
    name: 'Android, Arabic',
    order: 'dmy',
    longYear: true,
    zero: '٠',
    halves: ['ص', 'م'],
    comma: '،',
    mark: RLM,
  },
  {
    ...android,
    name: 'Android, Persian digits',
    order: 'ymd',
    longYear: true,
    zero: '۰',
    comma: '،',
  },
  { ...ios, name: 'iOS, India, 12 h', order: 'dmy', padded: true, halves: CAPITALS, gap: NNBSP },
  {
    ...ios,
    name: 'iOS, India, 12 h, lower case',
    order: 'dmy',
    padded: true,
    longYear: true,
    halves: AM_PM,
    gap: NNBSP,
  },
  { ...ios, name: 'iOS, US, 12 h', order: 'mdy', halves: CAPITALS, gap: NNBSP },
  { ...ios, name: 'iOS, US, 24 h', order: 'mdy' },
  { ...ios, name: 'iOS, Germany', order: 'dmy', separator: '.', padded: true },
  {
    ...ios,
    name: 'iOS, Finland',
    order: 'dmy',
    separator: '.',
    longYear: true,
    comma: ' klo',
    timeSeparator: '.',
  },
  { ...ios, name: 'iOS, marks before each line', order: 'dmy', padded: true, mark: LRM },
  { ...ios, name: 'iOS, CRLF', order: 'dmy', padded: true, halves: CAPITALS, newline: '\r\n' },
  { ...ios, name: 'iOS, Devanagari digits', order: 'dmy', zero: '०' },
  {
    ...android,
    name: 'copied from WhatsApp Web',
    platform: 'web',
    order: 'dmy',
    longYear: true,
    padded: true,
    halves: AM_PM,
    remarks: [],
  },
];
