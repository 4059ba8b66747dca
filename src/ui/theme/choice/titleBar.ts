/**
 * An installed app on a computer may have no title bar of its own: then the page reaches up to the
 * window's edge, and the system's buttons lie on top of it in a corner. Elsewhere these are 0.
 */
const height = 'env(titlebar-area-height, 0px)';

export const titleBar = {
  height,
  /** As far as the system's buttons reach in from the left, which is where macOS has them. */
  left: 'env(titlebar-area-x, 0px)',
  /** As far as they reach in from the right. */
  right: 'calc(100vw - env(titlebar-area-x, 0px) - env(titlebar-area-width, 100vw))',
} as const;

/** What spans the window begins below this: the notch, or the system's buttons. */
export const topEdge = `max(env(safe-area-inset-top), ${height})`;

/** Takes hold of the window; the older name and the newer one. */
export const windowHandle = { appRegion: 'drag', windowDrag: 'move' } as const;
export const noWindowHandle = { appRegion: 'no-drag', windowDrag: 'none' } as const;
