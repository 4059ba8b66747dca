import { OPEN_CHAT_KEY } from '@/domain/storageKeys';

/**
 * Remembers, where it can be read before the first paint, whether the open chat has messages: the
 * greeting of an empty one must not flash before them.
 */
export function mirrorOpenChat(hasMessages: boolean): void {
  const { dataset } = document.documentElement;
  if (hasMessages) dataset.openChat = 'begun';
  else delete dataset.openChat;
  try {
    if (hasMessages) localStorage.setItem(OPEN_CHAT_KEY, 'begun');
    else localStorage.removeItem(OPEN_CHAT_KEY);
  } catch {
    // Full: the greeting may show for a moment.
  }
}
