import { describe, expect, it } from 'vitest';
import { languageRuns } from '../../../../src/domain/language/languageRuns';

describe('the language of a text', () => {
  it('is the page’s where nothing changes', () => {
    expect(languageRuns('Two cups of chai, and a yaarn')).toEqual([
      { text: 'Two cups of chai, and a yaarn', language: null },
    ]);
    expect(languageRuns('')).toEqual([]);
  });

  it('is Hindi in Devanagari, across the spaces between its words', () => {
    expect(languageRuns('She said नमस्ते जी, then left')).toEqual([
      { text: 'She said ', language: null },
      { text: 'नमस्ते जी', language: 'hi' },
      { text: ', then left', language: null },
    ]);
  });

  it('is Hindi in Latin letters for a Hindi phrase', () => {
    expect(languageRuns('Arre, “shaadi kab?” again')).toEqual([
      { text: 'Arre', language: 'hi-Latn' },
      { text: ', “', language: null },
      { text: 'shaadi kab', language: 'hi-Latn' },
      { text: '?” again', language: null },
    ]);
  });
});
