import { describe, expect, it } from 'vitest';
import type { FaceFacts } from '@/prepaint/hideStalePortrait';
import { restoreLeadingPortrait } from '@/prepaint/restoreLeadingPortrait';

// As the document has it: a source that refers to nothing outside itself.
const run: typeof restoreLeadingPortrait = new Function(`return (${restoreLeadingPortrait})`)();

const facts: FaceFacts = { base: '/taal/', mirrorKey: 'mirror', leaderKey: 'leader', drawing: '' };

function place(leader: string, { known = '', search = '' }: { known?: string; search?: string }) {
  const dataset: DOMStringMap = known === 'no' ? {} : { known };
  const face = { source: 'data:', setAttribute: (_: 'src', to: string) => (face.source = to) };
  const window = {
    document: { documentElement: { dataset }, querySelector: () => face },
    location: { search },
    localStorage: { getItem: (key: string) => (key === 'leader' ? leader : null) },
  };
  Reflect.apply(run, undefined, [window, facts] satisfies [unknown, FaceFacts]);
  return { source: face.source, isHidden: dataset.known !== undefined };
}

const LEADER = 'pictures/portraits/portrait-07.svg';

describe('the face that led the own list last', () => {
  it("stands where the document has everyone's", () => {
    expect(place(LEADER, {})).toEqual({ source: `/taal/${LEADER}`, isHidden: false });
  });

  it("leaves everyone's where that one leads", () => {
    expect(place(LEADER, { known: 'no' })).toEqual({ source: 'data:', isHidden: false });
  });

  it('waits for a list that the address asks for', () => {
    expect(place(LEADER, { search: '?q=a' })).toEqual({ source: 'data:', isHidden: true });
  });

  it.each(['', 'javascript:alert(1)', `//elsewhere.example/${LEADER}`, `${LEADER}?x`])(
    'is nobody where %j was kept',
    (kept) => {
      expect(place(kept, {})).toEqual({ source: 'data:', isHidden: true });
    },
  );
});
