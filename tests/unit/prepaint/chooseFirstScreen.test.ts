import { describe, expect, it } from 'vitest';
import { chooseFirstScreen } from '../../../src/prepaint/chooseFirstScreen.ts';

interface Visit {
  readonly path?: string;
  readonly mirror?: string | null;
  readonly isForbidden?: boolean;
  readonly hasWorker?: boolean;
  readonly home?: string;
}

/** What the first paint of a visit shows, where its address ends, and what its screen needs beside the app. */
function visit({ path, mirror = null, isForbidden, hasWorker, home = '/' }: Visit) {
  const dataset: DOMStringMap = {};
  const needed: string[] = [];
  const expected: string[] = [];
  const seen = { address: path ?? home };
  const window = {
    document: {
      documentElement: { dataset },
    },
    location: { pathname: seen.address },
    history: {
      state: null,
      replaceState(_: unknown, __: string, address: string) {
        seen.address = address;
      },
    },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    localStorage: {
      getItem() {
        if (isForbidden) throw new Error('Forbidden');
        return mirror;
      },
    },
  };
  // As the document has it: a source that refers to nothing outside itself.
  const decide: typeof chooseFirstScreen = new Function(`return (${chooseFirstScreen})`)();
  Reflect.apply(decide, undefined, [
    window,
    {
      home,
      mirrorKey: 'key',
      screenEnd: 'end',
      landing: ['landing.js'],
      onboarding: ['steps.js'],
    },
    (files: readonly string[]) => needed.push(...files),
    (id: string) => expected.push(id),
  ]);
  return { ...seen, needed, expected, visitor: dataset.visitor };
}

describe('the first paint of /', () => {
  it('is the landing page for who has been through onboarding', () => {
    const shown = {
      address: '/',
      visitor: undefined,
      needed: ['landing.js'],
      expected: ['end'],
    };
    expect(visit({ mirror: 'yes' })).toEqual(shown);
    expect(visit({ mirror: 'yes', hasWorker: true })).toEqual(shown);
    expect(visit({ mirror: 'yes', path: '/index.html' })).toMatchObject({ visitor: undefined });
  });

  it('is onboarding, at its address, for a new visitor', () => {
    const shown = {
      address: '/onboarding',
      visitor: 'new',
      needed: ['steps.js'],
      expected: ['root'],
    };
    expect(visit({})).toEqual(shown);
    expect(visit({ isForbidden: true })).toEqual(shown);
    expect(visit({ home: '/taal/' })).toMatchObject({ address: '/taal/onboarding' });
  });

  it('is onboarding for who was here before and is known not to have been through it', () => {
    const shown = {
      address: '/onboarding',
      visitor: 'new',
      needed: ['steps.js'],
      expected: ['root'],
    };
    expect(visit({ mirror: 'no', hasWorker: true })).toEqual(shown);
  });

  it('waits for the database where the mirror is gone but a worker is there', () => {
    expect(visit({ hasWorker: true })).toEqual({
      address: '/',
      visitor: 'unknown',
      needed: [],
      expected: [],
    });
  });

  it('is neither where a host answers an unknown address with this document', () => {
    for (const mirror of ['yes', null]) {
      const shown = { address: '/nowhere', visitor: 'lost', needed: [], expected: [] };
      expect(visit({ path: '/nowhere', mirror })).toEqual(shown);
    }
  });
});
