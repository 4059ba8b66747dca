import { describe, expect, it } from 'vitest';
import { CARD_SIZES, cardContent } from '@/domain/real-chats/card/cardContent';
import { readingOf } from '@/domain/real-chats/figures/readingOf';
import { chatAt, chatOf, DAY, message } from '../chats.ts';

const NAMES = { you: 'Asha', other: 'कबीर 🌸' };
const reading = readingOf(
  chatAt([0, 0], [1, 60], [0, 120], [1, 200], [0, 2 * DAY], [1, 2 * DAY + 60]),
  0,
  1,
);
const textsOf = (content: object) => JSON.stringify(content);

describe('the card to share', () => {
  it('holds no name while names are hidden', () => {
    for (const shape of ['tall', 'square'] as const) {
      const content = cardContent(reading, null, shape);
      expect(content.title).toBe('The rhythm of a chat');
      expect(textsOf(content)).not.toMatch(/Asha|कबीर/);
      expect([content.names.you, content.names.other]).toEqual([
        '\u2068Me\u2069',
        '\u2068Them\u2069',
      ]);
    }
  });

  it('names both once names are shown, each in its own direction', () => {
    const { title, names } = cardContent(reading, NAMES, 'tall');
    expect(title).toBe('\u2068Asha\u2069 and \u2068कबीर 🌸\u2069');
    expect(names).toEqual({ you: '\u2068Asha\u2069', other: '\u2068कबीर 🌸\u2069' });
  });

  it('shortens long names in the title, so that neither takes the room of the other', () => {
    const names = { you: 'Venkatanarasimharajuvaripeta', other: 'अनुष्का राजराजेश्वरी विश्वनाथन' };
    const content = cardContent(reading, names, 'tall');
    expect(content.title).toMatch(
      /^\u2068Venkatanarasimhara…\u2069 and \u2068अनुष्का राज\S*…\u2069$/,
    );
    expect(content.names.you).toBe(`\u2068${names.you}\u2069`);
  });

  it('has nine figures where it is tall and four where it is square', () => {
    expect(cardContent(reading, null, 'tall').rows).toHaveLength(9);
    const square = cardContent(reading, null, 'square').rows;
    expect(square.map(({ label }) => label)).toEqual([
      'Share of messages',
      'Median time to answer',
      'Starts',
      'Questions per 100',
    ]);
    expect(square[0]).toMatchObject({ you: '50%', other: '50%' });
  });

  it('leaves out what rests on times where the chat has none', () => {
    const timeless = readingOf(chatOf([message(0, null), message(1, null)]), 0, 1);
    const labels = cardContent(timeless, null, 'tall').rows.map(({ label }) => label);
    expect(labels).toEqual([
      'Share of messages',
      'Words a message',
      'Questions per 100',
      'Emoji per 100',
    ]);
  });

  it('counts the messages of the two', () => {
    expect(cardContent(reading, null, 'tall').subtitle).toBe('6 messages, two voices');
  });

  it('has the sizes of a story and of a post', () => {
    expect(CARD_SIZES).toEqual({
      tall: { width: 1080, height: 1920 },
      square: { width: 1080, height: 1080 },
    });
  });
});
