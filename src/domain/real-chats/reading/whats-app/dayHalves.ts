const BEFORE_NOON =
  'am पूर्वाह्न मपू পূর্বাহ্ণ পূর্বাহ্ন ਪੂਦੁ ପୂର୍ବାହ୍ନ முற்பகல் ಪೂರ್ವಾಹ್ನ صباحا ص قم قظ 上午 午前 오전 πμ';
const AFTER_NOON =
  'pm अपराह्न मउ অপরাহ্ণ অপরাহ্ন ਬਾਦੁ ଅପରାହ୍ନ பிற்பகல் ಅಪರಾಹ್ನ مساء م بم بظ 下午 午後 오후 μμ';

/** The words for the halves of the day by which 12-hour clocks go, without points and spaces. */
const HALVES: ReadonlyMap<string, DayHalf> = new Map([
  ['', 'none'],
  ...BEFORE_NOON.split(' ').map((word) => [word, 'am'] as const),
  ...AFTER_NOON.split(' ').map((word) => [word, 'pm'] as const),
]);

export type DayHalf = 'am' | 'pm' | 'none';

const NOT_LETTERS = /[^\p{L}\p{M}]/gu;

/** The half of the day that is written beside a time; null where it is some other word. */
export function dayHalfOf(written: string): DayHalf | null {
  return HALVES.get(written.replace(NOT_LETTERS, '').toLowerCase()) ?? null;
}
