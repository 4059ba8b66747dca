/** How much of the page's top the notices take; set by NoticeRegion. */
export const NOTICES_HEIGHT = '--taal-notices';

/** On the root element while there are notices, and where: `top` or `bottom`; set by NoticeRegion. */
export const NOTICES_AT = 'data-notices';

/** For style sheets: 0 where there are none. */
export const noticesHeight = `var(${NOTICES_HEIGHT}, 0px)`;

/** What spans the window's height while a dialog is open begins below the notices. */
export const topEdgeBelowNotices = `max(0px, env(safe-area-inset-top) - ${noticesHeight})`;
