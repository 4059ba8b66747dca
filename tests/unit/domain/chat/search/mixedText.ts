import fc from 'fast-check';

/** Letters that fold in different ways, and what makes characters of several parts. */
const PARTS = [
  ...'aAeEzZ .,\nßςΣйиёがか한ﬁ½',
  'é',
  'é',
  'İ',
  'क',
  'ख़',
  'ज़',
  'क्ष',
  'क्या',
  'ि',
  'ी',
  'ु',
  'ू',
  'ई',
  'ऊ',
  'ँ',
  'ं',
  '्',
  '‍',
  'ｶﾞ',
  '👩‍👧',
  '👍🏽',
  '🇮🇳',
  'नमस्ते',
  'chai',
];

/** Texts in which folding and characters matter. */
export const mixedText = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PARTS) }, fc.string({ maxLength: 3 })),
    {
      maxLength: 14,
    },
  )
  .map((parts) => parts.join(''));
