import { describe, expect, it } from 'vitest';
import type { DangerKind } from '@/domain/coach/safety/dangers';
import { safetyStepAnswer } from '@/domain/coach/safety/safetyAnswer';

const SAID: readonly (readonly [DangerKind, string, text: string])[] = [
  ['selfHarm', 'step0', 'i am on the terrace, nice air'],
  ['selfHarm', 'step0', 'छत पर हूँ, यहाँ हवा अच्छी है'],
  ['selfHarm', 'step0', 'the pills are here with me'],
  ['selfHarm', 'step0', 'goliyan haath mein hain'],
  ['selfHarm', 'step1', 'my sister is in the next room, shes asleep'],
  ['selfHarm', 'step1', 'भैया को कहने के लिए दो लाइन लिख दो'],
  ['selfHarm', 'step1', 'what do i tell my mother'],
  ['selfHarm', 'step0', 'i have the tablets on the table only'],
  ['selfHarm', 'step1', 'mummy bagal wale kamre me hai'],
  ['selfHarm', 'step1', '1 friend knows about me, should i wake him'],
  ['selfHarm', 'chip2', 'senior from next room is sitting with me now'],
  ['selfHarm', 'chip1', "i can't call anyone"],
  ['selfHarm', 'chip1', 'no police pls'],
  ['selfHarm', 'chip2', 'ok i woke her up'],
  ['selfHarm', 'chip2', 'नीचे आ गया हूँ। भैया घर पर हैं'],
  ['selfHarm', 'step0', 'im out on the terrace, she left'],
  ['violence', 'chip0', 'call nahi kar sakti, wo yahin hai'],
  ['violence', 'chip0', 'he is back'],
  ['violence', 'step0', 'i locked myself in the bathroom he is outside'],
  ['violence', 'step1', 'गले में दर्द है और निगलने में दिक्कत हो रही है'],
  ['sexualPressure', 'step0', 'he is knocking'],
  ['violence', 'chip2', 'ok neighbour aunty has come, i am in her flat'],
  ['violence', 'chip2', 'dost ke yaha aa gaya'],
  ['violence', 'chip1', 'where would i even go, my parents are in siliguri'],
  ['violence', 'chip1', 'no police pls'],
  ['familyThreat', 'chip0', 'call nahi kar sakti, sab yahin hai'],
  ['familyThreat', 'chip1', 'will the police send me back'],
  ['moneyFraud', 'chip0', 'i already sent 8k last week'],
  ['moneyFraud', 'chip0', 'where do i complain'],
  ['moneyFraud', 'chip0', 'पैसे भेज दिए'],
  ['moneyFraud', 'chip2', 'write what i say to him'],
  ['sextortion', 'chip0', 'maine 5000 de diye'],
  ['sextortion', 'chip1', 'what if he really posts it'],
  ['sextortion', 'chip2', 'how do i tell my brother'],
  ['stalking', 'chip2', 'ok he left. but tmrw i have to go to office'],
  ['stalking', 'chip1', 'he knows my password'],
  ['sexualPressure', 'chip0', 'how do i even say no'],
];

const OTHER: readonly (readonly [DangerKind, string])[] = [
  ['selfHarm', 'ok'],
  ['selfHarm', 'no reason. it just feels lighter'],
  ['selfHarm', 'thanks for asking'],
  ['selfHarm', 'he left and i am home alone'],
  ['selfHarm', 'my sister is getting married'],
  ['violence', 'he is fine when he does not drink'],
  ['familyThreat', 'my cousin was taken there too'],
  ['moneyFraud', 'but he video called once'],
  ['moneyFraud', 'she looks so genuine'],
  ['sextortion', 'she has the recording'],
];

describe('a message after a danger was heard', () => {
  it.each(SAID)('%s: is answered by %s: %s', (kind, step, text) => {
    const answer = safetyStepAnswer(kind, text, 'en');
    expect(answer?.id).toBe(`safety.${kind}.en.${step}`);
    expect(answer?.chips.length).toBeGreaterThan(0);
  });

  it.each(OTHER)('%s: has no step of its own: %s', (kind, text) => {
    expect(safetyStepAnswer(kind, text, 'en')).toBeNull();
  });
});
