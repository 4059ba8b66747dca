/** Letters of Devanagari as people type them in Latin letters; vowels are left out of consonants. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'ch',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'f',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ऩ: 'n',
  ऱ: 'r',
};

const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};

const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};

const NASALS = 'ंँ';
const VIRAMA = '्';
const DIGIT_ZERO = 0x0966;

interface Syllable {
  readonly consonant: string;
  /** The vowel; 'a' may be the inherent one, which speech often drops. */
  readonly vowel: string;
  readonly isInherent: boolean;
  readonly nasal: string;
}

function syllablesOf(word: string): readonly Syllable[] {
  const syllables: Syllable[] = [];
  const letters = [...word];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const consonant = CONSONANTS[letter];
    let vowel = VOWELS[letter] ?? '';
    let isInherent = false;
    if (consonant === undefined && vowel === '') continue;
    if (consonant !== undefined) {
      const next = letters[at + 1] ?? '';
      if (next === VIRAMA) at += 1;
      else if (SIGNS[next] !== undefined) {
        vowel = SIGNS[next];
        at += 1;
      } else {
        vowel = 'a';
        isInherent = true;
      }
    }
    const nasal = NASALS.includes(letters[at + 1] ?? '-') ? 'n' : '';
    if (nasal !== '') at += 1;
    syllables.push({ consonant: consonant ?? '', vowel, isInherent, nasal });
  }
  return syllables;
}

/** An inherent vowel is silent at the end of a word, and between two syllables with a vowel. */
function isSilent(syllables: readonly Syllable[], at: number): boolean {
  const syllable = syllables[at];
  if (syllable?.isInherent !== true || syllable.nasal !== '') return false;
  if (at === syllables.length - 1) return syllables.length > 1;
  const before = syllables[at - 1];
  const after = syllables[at + 1];
  return (
    before !== undefined &&
    before.vowel !== '' &&
    after !== undefined &&
    !after.isInherent &&
    after.vowel !== '' &&
    after.consonant !== ''
  );
}

/** One word of Devanagari in Latin letters, as people type it: "लड़की" is "ladki". */
function latinOf(word: string): string {
  const syllables = syllablesOf(word.normalize('NFD').replaceAll('\u093c', ''));
  return syllables
    .map((syllable, at) => {
      const vowel = isSilent(syllables, at) ? '' : syllable.vowel;
      return syllable.consonant + vowel + syllable.nasal;
    })
    .join('');
}

const DEVANAGARI_WORD = /[\u0900-\u0963\u0970-\u097f]+/gu;
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/gu;

/** A text with its Devanagari words in Latin letters and its digits as 0 to 9. */
export function transliterate(text: string): string {
  return text
    .replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - DIGIT_ZERO))
    .replace(DEVANAGARI_WORD, latinOf);
}
