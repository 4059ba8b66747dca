import { expect, it } from 'vitest';
import {
  addPractisedOpener,
  getPractisedOpeners,
} from '@/data/repositories/values/practisedOpeners';
import { corrupt } from '../../../../support/fakes/corrupt.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';

it('counts each partner once, in both tabs at a time too', async () => {
  const [one, other] = twoTabs();
  expect(await getPractisedOpeners(one)).toEqual([]);
  await Promise.all([
    addPractisedOpener(one, 'match_1'),
    addPractisedOpener(other, 'match_2'),
    addPractisedOpener(one, 'match_1'),
  ]);
  expect([...(await getPractisedOpeners(other))].sort()).toEqual(['match_1', 'match_2']);
});

it('keeps the latest twenty', async () => {
  const database = testDatabase();
  for (let number = 1; number <= 21; number += 1) {
    await addPractisedOpener(database, `match_${number}`);
  }
  const kept = await getPractisedOpeners(database);
  expect(kept).toHaveLength(20);
  expect(kept).not.toContain('match_1');
});

it('begins again where the list is damaged', async () => {
  const database = testDatabase();
  await addPractisedOpener(database, 'match_1');
  await corrupt(database.keyValue, 'practisedOpeners', { value: 'match_1' });
  await addPractisedOpener(database, 'match_2');
  expect(await getPractisedOpeners(database)).toEqual(['match_2']);
});
