import { describe, expect, it } from 'vitest';
import { exchangeText, LONGEST_PART, lastExchange } from '@/domain/rehearsal/exchange';

const user = (text: string) => ({ sender: 'user', text }) as const;
const match = (text: string) => ({ sender: 'match', text }) as const;
const kirti = { name: 'Kirti', language: 'en' } as const;

describe('the last exchange of a practice chat', () => {
  it('is the last message of the person and the last answer to it', () => {
    const messages = [match('Hi!'), user('Tea?'), match('Always.'), user('Where?'), match('Here.')];
    expect(lastExchange(messages, kirti)).toEqual({ ...kirti, own: 'Where?', answer: 'Here.' });
  });

  it.each([[[]], [[match('Hi!')]], [[match('Hi!'), user('Tea?')]]])(
    'is none before an answer: %j',
    (messages) => {
      expect(lastExchange(messages, kirti)).toBeNull();
    },
  );

  it('is bounded, and has no quotation mark that would end a quote', () => {
    const own = `She said “yes” and "no". ${'a'.repeat(2000)}`;
    const exchange = lastExchange([user(own), match('ok')], kirti);
    expect(exchange?.own).toMatch(/^She said ’yes’ and ’no’\. a+ …$/u);
    expect(exchange?.own.length).toBeLessThanOrEqual(LONGEST_PART + 2);
  });
});

it.each(['en', 'hinglish', 'hi'] as const)('says in %s who wrote what', (language) => {
  const text = exchangeText({ name: 'Kirti', own: 'Tea?', answer: 'Always.', language });
  expect(text).toMatch(/^[^\n]*Kirti[^\n]*\n[^\n]*“Tea\?”\n[^\n]*Kirti[^\n]*“Always\.”$/u);
});
