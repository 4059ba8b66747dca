import { expect, test } from 'vitest';
import { countText } from '@/ui/text/countText';
import { englishOf } from '@/ui/text/english';

test.each([
  [['en-GB', 'en'], 'en-GB'],
  [['mr-IN', 'en-US'], 'en-US'],
  [['en'], 'en'],
  [['mr-IN'], 'en-IN'],
  [[], 'en-IN'],
  // What some systems give is no tag at all, or asks for other digits.
  [['en-US@posix'], 'en-IN'],
  [['en-IN-u-nu-deva'], 'en-IN'],
])('a reader of %j has figures and dates in %s', (languages, english) => {
  expect(englishOf(languages)).toBe(english);
});

test('counts have their digits grouped', () => {
  expect(countText(12_345)).toBe('12,345');
});
