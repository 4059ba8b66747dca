/** What of a link element is used. */
export interface Link {
  rel: string;
  href: string;
  crossOrigin: string | null;
  addEventListener(type: 'load' | 'error', listener: () => void): void;
}

/** What adds links to a document; a part of the window, so that it can be tested. */
export interface LinkWindow<L extends Link> {
  readonly document: {
    readonly head: { append(link: L): void };
    createElement(name: 'link'): L;
  };
  readonly setTimeout: (task: () => void, milliseconds?: number) => unknown;
}

const AT_A_TIME = 3;

/** Adds a link to the head. */
export function addLink<L extends Link>(
  { document }: LinkWindow<L>,
  rel: string,
  href: string,
): Link {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'modulepreload') link.crossOrigin = '';
  document.head.append(link);
  return link;
}

/**
 * Requests modules ahead of their turn: each request takes a slow phone some milliseconds, so a few
 * at a time, as all at once would hold up frames and input.
 */
export function linkModules<L extends Link>(window: LinkWindow<L>, files: readonly string[]): void {
  for (const file of files.slice(0, AT_A_TIME)) addLink(window, 'modulepreload', file);
  const rest = files.slice(AT_A_TIME);
  if (rest.length > 0) window.setTimeout(() => linkModules(window, rest));
}
