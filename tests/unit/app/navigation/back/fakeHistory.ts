import type { Entry, SessionHistory } from '@/app/navigation/back/sessionHistory';

export const ORIGIN = 'https://taal.example';

/** A session history whose steps arrive when a test says so, with the router's numbers in it. */
export function fakeHistory(path: string) {
  let entries: Entry[] = [{ state: { __TSR_index: 0 }, href: ORIGIN + path }];
  let at = 0;
  let steps: number[] = [];
  let refusals = 0;
  let asked = 0;
  let onArrival = () => {};

  function write(): void {
    if (refusals === 0) return;
    refusals -= 1;
    throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
  }

  const history: SessionHistory = {
    here: () => entries[at] ?? { state: null, href: ORIGIN },
    push(entry) {
      write();
      entries = [...entries.slice(0, at + 1), entry];
      at += 1;
    },
    replace(entry) {
      write();
      entries[at] = entry;
    },
    go(count) {
      steps.push(count);
      asked += 1;
    },
  };

  function walk(count: number): void {
    if (entries[at + count] === undefined) return;
    at += count;
    onArrival();
  }

  return {
    history,
    /** The browser's own buttons; steps on the way arrive first. */
    press(count: number) {
      arriveAll();
      walk(count);
    },
    arriveAll,
    /** As at the load of a page: what was open in it is forgotten. */
    follow(listener: () => void) {
      onArrival = listener;
    },
    refuse(count: number) {
      refusals = count;
    },
    /** The paths of all entries, those of layers with a mark for each layer. */
    paths: () =>
      entries.map(({ href, state }) => {
        const layers = Object.entries({ ...(state ?? {}) }).find(([key]) => key === 'taalLayers');
        return href.slice(ORIGIN.length) + '+'.repeat(Number(layers?.[1] ?? 0));
      }),
    here: () => at,
    /** How often the app has asked for a step. */
    asked: () => asked,
  };

  function arriveAll(): void {
    const due = steps;
    steps = [];
    for (const count of due) walk(count);
  }
}
