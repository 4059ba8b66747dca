import { expect, it, test } from 'vitest';
import { feetAndInches, readHeight } from '@/domain/profile/height';
import { readAge } from '@/domain/profile/ownAge';

it.each([
  ['25', 25],
  [' 25 ', 25],
  ['025', 25],
  ['२५', 25],
  ['25 years', 25],
  ['25 Years old', 25],
  ['25yrs', 25],
  ['25 y', 25],
  ['25-year-old', 25],
  ['२५ साल', 25],
  ['18', 18],
  ['99', 99],
  ['', null],
  ['   ', null],
])('an age written as “%s” is %s', (text, age) => {
  expect(readAge(text)).toBe(age);
});

it.each([
  '17',
  '100',
  '-30',
  '2e',
  '2e1',
  '25.5',
  '25,5',
  '1/2',
  'twenty-five',
  '25 kg',
  '0x19',
  '∞',
])('an age written as “%s” is refused', (text) => {
  expect(readAge(text)).toBe('refused');
});

it.each([
  ['170', 170],
  ['170 cm', 170],
  ['170CM', 170],
  ['170 centimetres', 170],
  ['170.4', 170],
  ['१७०', 170],
  ['1.70 m', 170],
  ['1,70 m', 170],
  ['1.7', 170],
  ['1.15', 115],
  ['2 m', 200],
  ['1m70', 170],
  ['1 m 70 cm', 170],
  ["5'7", 170],
  ['5\'7"', 170],
  ["5'7''", 170],
  ['5′7″', 170],
  ['5’ 7”', 170],
  ["5'", 152],
  ['5 ft 7', 170],
  ['5ft 7in', 170],
  ['5 ft. 7 in.', 170],
  ['5 feet 7 inches', 170],
  ["५'७", 170],
  ['67 in', 170],
  ['67"', 170],
  ['100', 100],
  ['250', 250],
  ['', null],
  ['  ', null],
])('a height written as “%s” is %s cm', (text, height) => {
  expect(readHeight(text)).toBe(height);
});

it.each([
  '99',
  '251',
  '2e',
  '17O',
  '-170',
  '5.7',
  '5 7',
  "5'12",
  '3\'3"',
  '170 kg',
  '1.70.1',
  'tall',
])('a height written as “%s” is refused', (text) => {
  expect(readHeight(text)).toBe('refused');
});

test('a height shown in feet and inches is the same height when it is written so', () => {
  for (let inches = 40; inches <= 98; inches += 1) {
    const shown = `${Math.floor(inches / 12)}′${inches % 12}″`;
    const height = readHeight(shown);
    expect(height).toBeTypeOf('number');
    expect(feetAndInches(Number(height))).toBe(shown);
  }
});
