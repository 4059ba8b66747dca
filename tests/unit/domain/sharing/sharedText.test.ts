import { describe, expect, it } from 'vitest';
import { appendShared, combineShared, LONGEST_SHARED_TEXT } from '@/domain/sharing/sharedText';

const nothing = { title: '', text: '', url: '' };

describe('what was shared as text', () => {
  it('is title, text and address, each on its own line', () => {
    const parts = { title: 'A poem', text: 'Roses are red', url: 'https://poems.example/1' };
    expect(combineShared(parts)).toBe('A poem\nRoses are red\nhttps://poems.example/1');
  });

  it('has nothing twice', () => {
    const url = 'https://poems.example/1';
    expect(combineShared({ title: 'Look', text: `Look ${url}`, url })).toBe(`Look ${url}`);
    expect(combineShared({ title: url, text: url, url })).toBe(url);
  });

  it('is empty where nothing of it is text', () => {
    expect(combineShared(nothing)).toBe('');
    expect(combineShared({ title: ' ', text: '\u0000\u0007', url: '\n' })).toBe('');
  });

  it('loses control characters, keeps its lines, and is cut where it is endless', () => {
    expect(combineShared({ ...nothing, text: 'one\r\ntwo\rthree\u0000' })).toBe('one\ntwo\nthree');
    const endless = { ...nothing, text: 'a'.repeat(LONGEST_SHARED_TEXT * 3), url: 'https://x.y' };
    expect(combineShared(endless)).toHaveLength(LONGEST_SHARED_TEXT);
    const family = '👩‍👩‍👧‍👦';
    const text = 'a'.repeat(LONGEST_SHARED_TEXT - 3) + family;
    expect(combineShared({ ...nothing, text })).toBe('a'.repeat(LONGEST_SHARED_TEXT - 3));
    expect(combineShared({ title: 'a', text: text.slice(2), url: '' })).not.toMatch(
      /\p{Cs}|\u200d$/u,
    );
  });
});

describe('a draft with what was shared', () => {
  it('keeps what was being written, with the share below it', () => {
    expect(appendShared('Half a thought ', 'Shared')).toBe('Half a thought\nShared');
    expect(appendShared('Half a thought \n\n ', 'Shared')).toBe('Half a thought\nShared');
    expect(appendShared('', 'Shared')).toBe('Shared');
    expect(appendShared(' \n\u200b', 'Shared')).toBe('Shared');
    expect(appendShared('Half a thought', '')).toBe('Half a thought');
  });
});
