import { expect, it, test } from 'vitest';
import {
  parsePageMessage,
  parseVersion,
  showMessageFor,
  TAKE_OVER,
  targetOfMessage,
  VERSION_QUESTION,
} from '@/data/worker/messages';
import type { NoticeTarget } from '@/domain/chat/replyNotice';

it('reads the consent of workbox-window, and that of the pages before it', () => {
  expect(parsePageMessage({ type: 'SKIP_WAITING' })).toBe(TAKE_OVER);
  expect(parsePageMessage('taal-take-over')).toBe(TAKE_OVER);
});

it('reads the spelling that open tabs of other versions send', () => {
  expect(parsePageMessage('taal-version')).toBe(VERSION_QUESTION);
});

it('sends the spelling that workers of other versions read', () => {
  expect(VERSION_QUESTION).toBe('taal-version');
});

it('reads nothing else', () => {
  for (const message of [null, undefined, '', 'SKIP_WAITING', {}, { type: 'taal:version' }, []]) {
    expect(parsePageMessage(message)).toBe(null);
  }
});

const TARGETS: readonly NoticeTarget[] = [
  { kind: 'chat', sessionId: 'c1' },
  { kind: 'match', matchId: 'm1' },
];

test.each(TARGETS)('a page reads what the worker asks it to show: %o', (target) => {
  const sent = { type: 'taal-show', target };
  expect(showMessageFor(target)).toEqual(sent);
  expect(targetOfMessage(structuredClone(sent))).toEqual(target);
  expect(targetOfMessage({ ...sent, type: 'taal-hide' })).toBe(null);
});

it('takes a text within bounds for a version', () => {
  expect(parseVersion('1.2.3')).toBe('1.2.3');
  for (const raw of [null, 3, {}, 'x'.repeat(10_000)]) expect(parseVersion(raw)).toBe(null);
});
