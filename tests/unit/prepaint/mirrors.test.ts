import { describe, expect, it } from 'vitest';
import { applyMirrors } from '@/prepaint/mirrors';

function attributesOf(stored: Readonly<Record<string, string>>): DOMStringMap {
  const dataset: DOMStringMap = {};
  const values = new Map(Object.entries(stored));
  applyMirrors({ dataset }, () => ({ getItem: (key) => values.get(key) ?? null }));
  return dataset;
}

describe('what the first paint knows of the device', () => {
  it('is repeated on the root element', () => {
    const stored = {
      'taal-theme': 'dark',
      'taal-open-chat': 'begun',
      'taal-onboarded': 'yes',
    };
    expect(attributesOf(stored)).toEqual({
      theme: 'dark',
      openChat: 'begun',
      onboarded: 'yes',
    });
  });

  it('is nothing where nothing is stored', () => {
    expect(attributesOf({})).toEqual({});
  });

  it.each([
    ['taal-theme', 'blue'],
    ['taal-open-chat', 'yes'],
    ['taal-onboarded', 'maybe'],
  ])('is not in %s where it holds %s', (key, value) => {
    expect(attributesOf({ [key]: value })).toEqual({});
  });

  it('is nothing where the browser forbids to look', () => {
    const dataset: DOMStringMap = {};
    applyMirrors({ dataset }, () => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    expect(dataset).toEqual({});
  });
});
