import { describe, expect, it } from 'vitest';
import { knowVisitor } from '@/app/prerender/knowVisitor';

// As the document has it: a source that refers to nothing outside itself.
const run: typeof knowVisitor = new Function(`return (${knowVisitor})`)();

function isKnown(mirrored: string | null, search = '', localStorage?: () => never): boolean {
  const dataset: DOMStringMap = {};
  const window = {
    document: { documentElement: { dataset } },
    location: { search },
    get localStorage() {
      return localStorage?.() ?? { getItem: (key: string) => (key === 'mirror' ? mirrored : null) };
    },
  };
  Reflect.apply(run, undefined, [window, 'mirror'] satisfies [unknown, string]);
  return dataset.known !== undefined;
}

describe('who leads the list, before the first paint', () => {
  it('is known of nobody where Taal was never started', () => {
    expect(isKnown(null)).toBe(false);
  });

  it('may be anybody where Taal was started before, however far that came', () => {
    expect(isKnown('no')).toBe(true);
    expect(isKnown('yes')).toBe(true);
  });

  it('may be anybody where the address asks for some people only', () => {
    expect(isKnown(null, '?q=priya')).toBe(true);
  });

  it('is as for a new visitor where the browser forbids to look', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    expect(isKnown(null, '', forbidden)).toBe(false);
  });
});
