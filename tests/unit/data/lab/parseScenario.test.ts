import { describe, expect, it } from 'vitest';
import { parseScenario } from '@/data/lab/parseScenario';
import { FAULTS } from '@/domain/lab/fault';
import { scenarioOfFault, scenarioOfSeed, textOfScenario } from '@/domain/lab/scenario';
import { seededRandom } from '@/domain/seededRandom';

const step = { fault: 'offline', from: 0, to: 60 };

function reasonFor(value: unknown): string {
  const parsed = parseScenario(typeof value === 'string' ? value : JSON.stringify(value));
  return parsed.kind === 'refused' ? parsed.reason : 'not refused';
}

function withStep(change: object) {
  return { taalLab: 1, seed: 1, steps: [{ ...step, ...change }] };
}

describe('a scenario as text', () => {
  it.each(FAULTS)('comes back as it was: %s', (fault) => {
    const scenario = scenarioOfFault(fault);
    expect(parseScenario(textOfScenario(scenario))).toEqual({ kind: 'scenario', scenario });
  });

  it.each([0, 1, 7, 999_999])('is allowed where it is drawn from seed %s', (seed) => {
    const scenario = scenarioOfSeed(seed, seededRandom(String(seed)));
    expect(scenario.steps.length).toBeGreaterThan(5);
    expect(parseScenario(textOfScenario(scenario))).toEqual({ kind: 'scenario', scenario });
  });

  it.each([
    ['no JSON', 'offline please', 'not a scenario'],
    ['another JSON', { seed: 1 }, 'not a scenario'],
    ['a list', [], 'not a scenario'],
    ['an attack', '{"taalLab":1,"__proto__":{"seed":1}}', 'not a scenario'],
    ['a newer version', { taalLab: 2, steps: 'other' }, 'newer version of Taal'],
    ['no steps', { taalLab: 1, seed: 1, steps: [] }, 'no steps'],
    ['steps of another type', { taalLab: 1, seed: 1, steps: 'x' }, 'no steps'],
    ['an unknown fault', withStep({ fault: 'fire' }), 'fault that this Taal does not know'],
    ['a delay of a year', withStep({ fault: 'latency', amount: 31_536_000_000 }), 'Delay'],
    ['a negative delay', withStep({ fault: 'latency', amount: -1 }), 'Delay'],
    ['a clock off by a year', withStep({ fault: 'clock', amount: 8760 }), 'Hours'],
    ['a step of a day', withStep({ to: 86_400 }), 'at the latest'],
    ['a step before the start', withStep({ from: -5 }), 'before the lab'],
    ['a step that ends first', withStep({ from: 60, to: 10 }), 'end after it begins'],
    ['a share above all', withStep({ share: 2 }), 'at most 1'],
    ['a seed that is no number', { taalLab: 1, seed: 'x', steps: [step] }, 'seed'],
    ['a step that is no object', { taalLab: 1, seed: 1, steps: [5] }, 'not readable'],
  ])('is refused in a sentence: %s', (_, value, reason) => {
    const said = reasonFor(value);
    expect(said).toContain(reason);
    expect(said).toMatch(/^[A-Z].*\.$/);
  });

  it('is refused with a million faults, before any of them is read', () => {
    const many = { taalLab: 1, seed: 1, steps: Array.from({ length: 101 }, () => 0) };
    expect(reasonFor(many)).toBe('A scenario has at most 100 steps.');
    expect(reasonFor(`{"taalLab":1,"steps":[${'0,'.repeat(1_000_000)}0]}`)).toContain('characters');
  });
});
