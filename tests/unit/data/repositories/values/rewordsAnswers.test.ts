import { describe, expect, it } from 'vitest';
import { getRewordsAnswers, setRewordsAnswers } from '@/data/repositories/values/rewordsAnswers';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

describe('the switch of the browser’s own model', () => {
  it('is off until it is switched on, and where what is stored is no switch', async () => {
    const database = testDatabase();
    expect(await getRewordsAnswers(database)).toBe(false);
    await setRewordsAnswers(database, true);
    expect(await getRewordsAnswers(database)).toBe(true);
    await setRewordsAnswers(database, false);
    expect(await getRewordsAnswers(database)).toBe(false);
    await database.keyValue.put({ key: 'rewordsAnswers', value: 'yes' });
    expect(await getRewordsAnswers(database)).toBe(false);
  });
});
