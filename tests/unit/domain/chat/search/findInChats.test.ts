import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { emptySession } from '@/domain/chat/chatSession';
import { byNewest, findInChats, messageEntry, titleEntry } from '@/domain/chat/search/findInChats';
import { foldText } from '@/domain/chat/search/foldText';
import { foundLine } from '@/domain/chat/search/foundLine';
import { markHits } from '@/domain/chat/search/markHits';
import { findWord, isSearchable, searchWords } from '@/domain/chat/search/searchWords';
import { mixedText } from './mixedText.ts';

function said(id: string, text: string, at: number, sessionId = 'session_1') {
  return messageEntry({
    id,
    sessionId,
    position: at,
    sender: 'user',
    text,
    timestamp: new Date(at),
  });
}

const chats = [
  said('1', 'Chai at the corner', 1),
  said('2', 'Coffee, then chai', 2),
  said('3', 'चाय पीते हैं', 3, 'session_2'),
].sort(byNewest);
const titles = [
  titleEntry({ ...emptySession(1), id: 'session_1', title: 'Chai' }),
  titleEntry({ ...emptySession(5), id: 'session_3', title: 'Only a chai title' }),
];

const ids = (query: string) =>
  findInChats(chats, titles, searchWords(query)).map(
    ({ message, sessionId }) => message?.id ?? sessionId,
  );

describe('a search in chats', () => {
  it('finds messages newest first, and chats by a title that none of their messages has', () => {
    expect(ids('chai')).toEqual(['session_3', '2', '1']);
  });

  it('finds what has all words, in any order', () => {
    expect(ids('corner  CHAI')).toEqual(['1']);
    expect(ids('corner coffee')).toEqual([]);
    expect(ids('पिते')).toEqual(['3']);
  });

  it('finds nothing for nothing', () => {
    expect(ids('')).toEqual([]);
    expect(ids(' \n ')).toEqual([]);
    expect(ids('ी')).toEqual([]);
  });
});

describe('the words of a query', () => {
  it('are folded, each once, without those that another one contains', () => {
    expect(searchWords(' Café  cafés cafe ')).toEqual(['cafes']);
  });

  it('are bounded, whatever is pasted', () => {
    const words = searchWords('a'.repeat(10_000));
    expect(words).toEqual(['a'.repeat(200)]);
    expect(searchWords('👩‍👧'.repeat(10_000)).join('').length).toBeLessThanOrEqual(200);
  });
});

test('a word that a text has as characters of their own is found and can be marked', () => {
  fc.assert(
    fc.property(mixedText, mixedText, mixedText, (before, middle, after) => {
      const text = `${before} ${middle} ${after}`;
      for (const word of searchWords(middle).filter(isSearchable)) {
        if (findWord(foldText(text), word) === -1) continue;
        // Ligatures and flags look like one begin more than they have.
        if (/ﬁ|½|\p{RI}/u.test(text)) continue;
        expect(markHits(text, [word]).some(({ isHit }) => isHit)).toBe(true);
      }
    }),
  );
});

/** The line as it is found in a text. */
function lineOf(text: string, words: readonly string[]): string {
  return foundLine({ text, folded: foldText(text) }, words);
}

describe('the line of a hit', () => {
  it('is the line alone, whole where it is short', () => {
    expect(lineOf('First\nthe second one\nthird', ['second'])).toBe('the second one');
    expect(lineOf('Crème', ['creme'])).toBe('Crème');
    expect(lineOf('\nafter an empty line', ['after'])).toBe('after an empty line');
  });

  it('is cut around the hit at a word', () => {
    const line = lineOf(`${'many words before '.repeat(30)}needle${' after'.repeat(100)}`, [
      'needle',
    ]);
    expect(line).toMatch(/^…(?:many|words|before) .{0,20}needle after/);
    expect(line.length).toBeLessThan(180);
    expect(line.endsWith('…')).toBe(true);
  });

  it('has the hit, however long the text is', () => {
    fc.assert(
      fc.property(mixedText, fc.integer({ min: 0, max: 3000 }), (text, count) => {
        const line = lineOf(`${'é\n'.repeat(count)}${text} needle ${text}`, ['needle']);
        expect(line).toContain('needle');
        expect(line).not.toContain('\n');
      }),
    );
  });
});
