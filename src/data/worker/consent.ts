/** What pages sent before they went through workbox-window: such a tab may still be open. */
const FORMER_CONSENT = 'taal-take-over';

/** Whether a page's message to the waiting worker says that the person agreed to the update. */
export function isConsent(message: unknown): boolean {
  if (message === FORMER_CONSENT) return true;
  return message instanceof Object && 'type' in message && message.type === 'SKIP_WAITING';
}
