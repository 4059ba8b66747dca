import * as v from 'valibot';
import { LONGEST_SCENARIO_TEXT } from '@/domain/lab/scenario';
import { LAB_SCENARIOS_KEY } from '@/domain/storageKeys';
import { parseJson } from '../http/parseJson';
import type { LabPlace } from './labControl';

const MOST_SAVED = 20;
export const LONGEST_NAME = 40;

const saved = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  text: v.pipe(v.string(), v.maxLength(LONGEST_SCENARIO_TEXT)),
});

/** A scenario that a tester keeps: its text is parsed again when it is started. */
export type SavedScenario = v.InferOutput<typeof saved>;

/** The saved scenarios, the latest first; what is damaged counts as none. */
export function listScenarios(place: LabPlace): readonly SavedScenario[] {
  const parsed = v.safeParse(v.array(saved), parseJson(place.getItem(LAB_SCENARIOS_KEY) ?? '[]'));
  return parsed.success ? parsed.output.slice(0, MOST_SAVED) : [];
}

function store(place: LabPlace, scenarios: readonly SavedScenario[]): readonly SavedScenario[] {
  place.setItem(LAB_SCENARIOS_KEY, JSON.stringify(scenarios));
  return scenarios;
}

/** Saves a scenario in place of one with the same name; the oldest beyond 20 goes. Throws where there is no room. */
export function saveScenario(place: LabPlace, scenario: SavedScenario): readonly SavedScenario[] {
  const others = listScenarios(place).filter(({ name }) => name !== scenario.name);
  return store(place, [scenario, ...others].slice(0, MOST_SAVED));
}

/** Removes a saved scenario. */
export function removeScenario(place: LabPlace, name: string): readonly SavedScenario[] {
  return store(
    place,
    listScenarios(place).filter((scenario) => scenario.name !== name),
  );
}
