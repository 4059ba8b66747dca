import { describe, expect, it } from 'vitest';
import { hideStalePortrait, restoreLeadingPortrait } from '@/prepaint/leadingPortrait';

const OF_NEWCOMERS = 'pictures/portraits/portrait-24.svg';
const OWN = 'pictures/portraits/portrait-07.svg';

interface Stored {
  readonly onboarded?: 'yes' | 'no';
  readonly leadingPortrait?: string;
}

/** The portrait that the document shows before the app is there; null for none. */
function shown(stored: Stored, search = '', base = '/') {
  const dataset: DOMStringMap = { ...stored };
  const image = {
    source: OF_NEWCOMERS,
    setAttribute: (_: string, to: string) => (image.source = to),
  };
  const window = {
    document: { documentElement: { dataset }, querySelector: () => image },
    location: { search },
  };
  hideStalePortrait(window, OF_NEWCOMERS);
  const isHidden = dataset.known !== undefined;
  restoreLeadingPortrait(window, base);
  return { isHidden, portrait: dataset.known === undefined ? image.source : null };
}

describe('the portrait that leads the list, before the app is there', () => {
  it('is that of newcomers where the list was never changed', () => {
    const ofNewcomers = { isHidden: false, portrait: OF_NEWCOMERS };
    expect(shown({})).toEqual(ofNewcomers);
    expect(shown({ onboarded: 'no' })).toEqual(ofNewcomers);
    expect(shown({ onboarded: 'yes', leadingPortrait: OF_NEWCOMERS })).toEqual(ofNewcomers);
  });

  it('is the one that led the own list last', () => {
    const own = { isHidden: true, portrait: `/taal/${OWN}` };
    expect(shown({ onboarded: 'no', leadingPortrait: OWN }, '', '/taal/')).toEqual(own);
    expect(shown({ onboarded: 'yes', leadingPortrait: OWN }, '', '/taal/')).toEqual(own);
  });

  it('is none after onboarding, where no list was shown', () => {
    expect(shown({ onboarded: 'yes' })).toEqual({ isHidden: true, portrait: null });
  });

  it('is none where the list has changed since it was shown', () => {
    expect(shown({ onboarded: 'no', leadingPortrait: '' })).toEqual({
      isHidden: true,
      portrait: null,
    });
  });

  it('is none where the address asks for some people only', () => {
    expect(shown({}, '?q=priya')).toEqual({ isHidden: true, portrait: null });
    expect(shown({ leadingPortrait: OWN }, '?q=a')).toEqual({ isHidden: true, portrait: null });
  });
});
