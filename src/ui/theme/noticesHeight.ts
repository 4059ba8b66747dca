/** How much of the page's top the notices take; set by NoticeRegion. */
export const NOTICES_HEIGHT = '--taal-notices';

/** On the root element while notices lie over the page's foot; set by NoticeRegion. */
export const NOTICES_BELOW = 'data-notices-below';

/** For style sheets: 0 where there are none. */
export const noticesHeight = `var(${NOTICES_HEIGHT}, 0px)`;
