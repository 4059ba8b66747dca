import { describe, expect, it } from 'vitest';
import { chooseFirstScreen } from '@/prepaint/chooseFirstScreen';

interface Visit {
  readonly path?: string;
  readonly onboarded?: 'yes' | 'no';
  readonly hasWorker?: boolean;
  readonly home?: string;
}

/** What the first paint of a visit shows, and where its address ends. */
function visit({ path, onboarded, hasWorker, home = '/' }: Visit) {
  const dataset: DOMStringMap = onboarded === undefined ? {} : { onboarded };
  const seen = { address: path ?? home };
  const window = {
    document: { documentElement: { dataset } },
    location: { pathname: seen.address },
    history: {
      state: null,
      replaceState(_: unknown, __: string, address: string) {
        seen.address = address;
      },
    },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
  };
  const screen = chooseFirstScreen(window, home);
  return { ...seen, screen, visitor: dataset.visitor };
}

describe('the first paint of /', () => {
  it('is the landing page for a visitor who has completed onboarding', () => {
    const shown = { address: '/', visitor: undefined, screen: '/' };
    expect(visit({ onboarded: 'yes' })).toEqual(shown);
    expect(visit({ onboarded: 'yes', hasWorker: true })).toEqual(shown);
    expect(visit({ onboarded: 'yes', path: '/index.html' })).toMatchObject({ visitor: undefined });
  });

  it('is onboarding, at its address, for a new visitor', () => {
    const shown = { address: '/onboarding', visitor: 'new', screen: '/onboarding' };
    expect(visit({})).toEqual(shown);
    expect(visit({ home: '/taal/' })).toMatchObject({ address: '/taal/onboarding' });
  });

  it('is onboarding for a visitor who is known not to have completed it', () => {
    const shown = { address: '/onboarding', visitor: 'new', screen: '/onboarding' };
    expect(visit({ onboarded: 'no', hasWorker: true })).toEqual(shown);
  });

  it('waits for the database where nothing is stored but a worker is there', () => {
    expect(visit({ hasWorker: true })).toEqual({ address: '/', visitor: 'unknown', screen: null });
  });

  it('is neither where a host answers an unknown address with this document', () => {
    const shown = { address: '/nowhere', visitor: 'lost', screen: null };
    expect(visit({ path: '/nowhere', onboarded: 'yes' })).toEqual(shown);
    expect(visit({ path: '/nowhere' })).toEqual(shown);
  });
});
