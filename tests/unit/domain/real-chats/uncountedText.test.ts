import { expect, it } from 'vitest';
import { uncountedText } from '@/domain/real-chats/uncountedText';

it('says how many lines are not counted', () => {
  expect([0, 1, 3].map(uncountedText)).toEqual([
    null,
    'One line looks like a message of its own and is not counted.',
    '3 lines look like messages of their own and are not counted.',
  ]);
});
