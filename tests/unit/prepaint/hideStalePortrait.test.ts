import { describe, expect, it } from 'vitest';
import { type FaceFacts, hideStalePortrait } from '@/prepaint/hideStalePortrait';

// As the document has it: a source that refers to nothing outside itself.
const run: typeof hideStalePortrait = new Function(`return (${hideStalePortrait})`)();

const facts: FaceFacts = {
  base: '/',
  mirrorKey: 'mirror',
  leaderKey: 'leader',
  drawing: 'pictures/portraits/portrait-24.svg',
};

interface Held {
  readonly mirror?: string;
  readonly leader?: string;
}

function isKnown(held: Held, search = '', localStorage?: () => never): boolean {
  const dataset: DOMStringMap = {};
  const window = {
    document: { documentElement: { dataset } },
    location: { search },
    get localStorage() {
      const values = new Map(Object.entries(held));
      return localStorage?.() ?? { getItem: (key: string) => values.get(key) ?? null };
    },
  };
  Reflect.apply(run, undefined, [window, facts] satisfies [unknown, FaceFacts]);
  return dataset.known !== undefined;
}

describe('who leads the list, before the first paint', () => {
  it("is everyone's where Taal was never started", () => {
    expect(isKnown({})).toBe(false);
  });

  it("is everyone's where nothing has moved the list yet", () => {
    expect(isKnown({ mirror: 'no' })).toBe(false);
    expect(isKnown({ mirror: 'yes', leader: facts.drawing })).toBe(false);
  });

  it('may be anybody after onboarding, where no list was shown', () => {
    expect(isKnown({ mirror: 'yes' })).toBe(true);
  });

  it('is another, or may be anybody since something moved the list', () => {
    expect(isKnown({ mirror: 'no', leader: 'pictures/portraits/portrait-07.svg' })).toBe(true);
    expect(isKnown({ mirror: 'no', leader: '' })).toBe(true);
  });

  it('may be anybody where the address asks for some people only', () => {
    expect(isKnown({}, '?q=priya')).toBe(true);
  });

  it('is as for a new visitor where the browser forbids to look', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    expect(isKnown({}, '', forbidden)).toBe(false);
  });
});
