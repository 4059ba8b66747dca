import { scale } from './scale';

/** On the root element while somebody writes: the bar with the screens is hidden. */
export const WRITING = 'data-writing';

/** For selectors: an element while the bar is hidden, and while it is there. */
export const whileWriting = `[${WRITING}] &`;
export const besideBar = `html:not([${WRITING}]) &`;

/** From the window's lower edge to the upper edge of the bar, where `media.screensBar` holds. */
export const screensBarHeight = `calc(${scale.size.screensBar} + env(safe-area-inset-bottom))`;
