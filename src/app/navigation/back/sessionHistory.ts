/** What an entry of the session history holds. */
export interface Entry {
  readonly state: unknown;
  readonly href: string;
}

export interface SessionHistory {
  here(): Entry;
  push(entry: Entry): void;
  replace(entry: Entry): void;
  /** Goes so many entries forward; it arrives later, with `popstate`. */
  go(steps: number): void;
}

/** The browser's, past the router, which follows the methods of `history` itself. */
export function browserHistory(): SessionHistory {
  const { prototype } = History;
  return {
    here: () => ({ state: history.state, href: location.href }),
    push: ({ state, href }) => prototype.pushState.call(history, state, '', href),
    replace: ({ state, href }) => prototype.replaceState.call(history, state, '', href),
    go: (steps) => history.go(steps),
  };
}
