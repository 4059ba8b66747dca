import * as v from 'valibot';
import { type LabRun, secondsInto } from '@/domain/lab/faultsAt';
import { textOfScenario } from '@/domain/lab/scenario';
import { milliseconds } from '../database/rows/fields';
import type { TaalDatabase } from '../database/taalDatabase';
import { parseJson } from '../http/parseJson';
import { readValue, writeValue } from '../repositories/keyValue';
import { parseScenario } from './parseScenario';

/** Key of the run in the database, where the worker finds it. */
export const LAB_RUN_KEY = 'labRun';

const storedRun = v.object({ startedAt: milliseconds, scenario: v.string() });

/** A run as text, for `parseRun`. */
export function textOfRun({ startedAt, scenario }: LabRun): string {
  return JSON.stringify({ startedAt, scenario: textOfScenario(scenario) });
}

/** The run that a text stands for, while it lasts; null where it is over or was tampered with. */
export function parseRun(text: string | null, now: number): LabRun | null {
  if (text === null) return null;
  const stored = v.safeParse(storedRun, parseJson(text));
  if (!stored.success) return null;
  const parsed = parseScenario(stored.output.scenario);
  if (parsed.kind === 'refused') return null;
  const run = { startedAt: stored.output.startedAt, scenario: parsed.scenario };
  return secondsInto(run, now) === null ? null : run;
}

/** The run that the worker has to obey, or null (rule R88). */
export async function runForWorker(database: TaalDatabase, now: number): Promise<LabRun | null> {
  return parseRun(await readValue(database, LAB_RUN_KEY, v.string()), now);
}

/** Tells the worker which run to obey; null ends it. */
export async function tellWorker(database: TaalDatabase, run: LabRun | null): Promise<void> {
  if (run === null) await database.keyValue.delete(LAB_RUN_KEY);
  else await writeValue(database, LAB_RUN_KEY, textOfRun(run));
}
