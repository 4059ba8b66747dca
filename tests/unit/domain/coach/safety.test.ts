import { describe, expect, it } from 'vitest';
import { detectDanger, safetyReplies } from '@/domain/coach/safety';

const selfHarm = [
  'I want to die',
  'sometimes I think about suicide',
  'I feel like killing myself after this breakup',
  'I don’t want to live anymore',
  'i dont want to live',
  "there's no point in living",
  'I wish I was dead',
  'I keep cutting myself',
  'thinking of ending my life tonight',
  'they would be better off without me',
  'main marna chahti hoon',
  'ab jeena nahi hai',
  'khudkushi ke khayal aate hain',
  'मैं मरना चाहता हूँ',
  'आत्महत्या',
];

const danger = [
  'he hits me when he is angry',
  'My boyfriend slapped me yesterday',
  'I am being stalked by my ex',
  'she is blackmailing me',
  'he threatened to leak my photos',
  'he is leaking my private photos',
  'I was assaulted after the date',
  'he forced me',
  'he said he will kill me',
  "I don't feel safe with him",
  "I'm in danger",
  'someone is following me home',
  'husband beats me',
  'woh mujhe maarta hai',
  'वह मुझे मारता है',
];

const innocent = [
  'that joke killed me lol',
  'dying to meet her',
  'I could die of embarrassment',
  'I am killing it at work',
  'just killing time before the date',
  'her smile is to die for',
  'my phone died, sorry',
  'she hit me up on WhatsApp',
  'we really hit it off',
  'his sense of humour slays me',
  'I beat him at carrom',
  'India beat Australia yesterday!',
  'the traffic nearly drove me mad',
  'I stalked her Instagram a bit, is that weird?',
  'my mother forces food on everyone',
  'love at first sight',
  'I live in Pune',
  'I want to live in Goa one day',
  'he follows me on Instagram',
  'this match is a deadly combination',
];

describe('detectDanger', () => {
  it.each(selfHarm)('hears self-harm in: %s', (text) => {
    expect(detectDanger(text)).toBe('selfHarm');
  });

  it.each(danger)('hears danger in: %s', (text) => {
    expect(detectDanger(text)).toBe('danger');
  });

  it.each(innocent)('hears nothing in: %s', (text) => {
    expect(detectDanger(text)).toBeNull();
  });

  it('reads a long text to its end', () => {
    expect(detectDanger(`${'chai and cricket '.repeat(6000)} I want to die`)).toBe('selfHarm');
  });
});

describe('safetyReplies', () => {
  it('names the helplines in every variant, and has more variants than may not repeat', () => {
    for (const reply of safetyReplies.selfHarm) expect(reply.text).toMatch(/14416.*112/);
    for (const reply of safetyReplies.danger) expect(reply.text).toMatch(/112.*181/);
    expect(safetyReplies.selfHarm.length).toBeGreaterThan(10);
    expect(safetyReplies.danger.length).toBeGreaterThan(10);
  });
});
