/** What the portrait depends on; a part of the window, so that it can be tested. */
export interface PortraitWindow {
  readonly document: {
    readonly documentElement: Pick<HTMLElement, 'dataset'>;
    querySelector(selectors: string): Pick<Element, 'setAttribute'> | null;
  };
  readonly location: { readonly search: string };
}

/**
 * The document of Matches holds the portrait that leads the list of a new visitor. Where another one
 * leads, or may, the root element says so before the first paint, and a style hides it.
 */
export function hideStalePortrait({ document, location }: PortraitWindow, portrait: string): void {
  const { dataset } = document.documentElement;
  const { leadingPortrait, onboarded } = dataset;
  // Visitors who finished onboarding before this value was stored may have changed the list.
  const isUnchanged = leadingPortrait === undefined && onboarded !== 'yes';
  if (location.search === '' && (isUnchanged || leadingPortrait === portrait)) return;
  dataset.known = '';
}

/** Shows the portrait that led the own list last, once the document has been read. */
export function restoreLeadingPortrait({ document, location }: PortraitWindow, base: string): void {
  const { dataset } = document.documentElement;
  const { leadingPortrait = '' } = dataset;
  const image = document.querySelector('[data-first-face] img');
  if (dataset.known === undefined || location.search !== '') return;
  if (leadingPortrait === '' || image === null) return;
  image.setAttribute('src', base + leadingPortrait);
  delete dataset.known;
}
