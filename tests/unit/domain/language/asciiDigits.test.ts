import { expect, it } from 'vitest';
import { asciiDigits } from '@/domain/language/asciiDigits';

it.each([
  ['25', '25'],
  ['२५ साल', '25 साल'],
  ['০১২৩৪৫৬৭৮৯', '0123456789'],
  ['૧૭૦', '170'],
  ['௧௭௦', '170'],
  ['۲۵', '25'],
  ['１７０', '170'],
  // Five rows of digits that follow one another.
  ['𝟗𝟚𝟩𝟵𝟶', '92790'],
  ['5′7″, no ½ and no Ⅷ', '5′7″, no ½ and no Ⅷ'],
  ['', ''],
])('%s becomes %s', (text, plain) => {
  expect(asciiDigits(text)).toBe(plain);
});
