export interface ClaimedScreen {
  readonly root: HTMLElement;
  /** The root holds this route's first screen, ready to be hydrated. */
  readonly isPrepared: boolean;
}

/** Takes the document's first screen for this path; screens for other paths are removed. */
export function adoptPrerenderedRoot(document: Document, path: string): ClaimedScreen {
  const screens = [...document.querySelectorAll<HTMLElement>('[data-screen]')];
  const own = screens.find(({ dataset }) => dataset.screen === path);
  for (const screen of screens) if (screen !== own) screen.remove();
  const root = own ?? document.getElementById('root') ?? document.createElement('div');
  root.id = 'root';
  // The rules that kept one screen from flashing before the other end here.
  delete root.dataset.screen;
  if (!root.isConnected) document.body.prepend(root);
  delete document.documentElement.dataset.visitor;
  return { root, isPrepared: own !== undefined };
}
