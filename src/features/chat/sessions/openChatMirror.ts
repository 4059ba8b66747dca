/** Read by the inline script of every document too, before the first paint. */
const KEY = 'taal-open-chat';

/**
 * Remembers, where it can be read before the first paint, whether the open chat has messages: the
 * greeting of an empty one must not flash before them.
 */
export function mirrorOpenChat(hasMessages: boolean): void {
  const { dataset } = document.documentElement;
  if (hasMessages) dataset.openChat = 'begun';
  else delete dataset.openChat;
  try {
    if (hasMessages) localStorage.setItem(KEY, 'begun');
    else localStorage.removeItem(KEY);
  } catch {
    // Forbidden or full: the greeting may show for a moment.
  }
}
