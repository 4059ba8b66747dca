/** Whether Taal can be opened without a network here; on plain http no browser allows it. */
export type OfflineUse = 'possible' | 'insecure' | 'no worker';

/** What is known at once. */
export function offlineUseAtFirst(): OfflineUse {
  return isSecureContext ? 'possible' : 'insecure';
}

/** Asks the browser: it may have no workers (some private windows), or refuse them (no cookies). */
export async function offlineUse(): Promise<OfflineUse> {
  if (!isSecureContext) return 'insecure';
  try {
    await navigator.serviceWorker.getRegistration();
    return 'possible';
  } catch {
    return 'no worker';
  }
}

/** What a person can rely on, in a sentence. */
export const offlineUseTexts: Readonly<Record<OfflineUse, string>> = {
  possible: 'Everything works without a network.',
  insecure:
    'This address is plain http: Taal works here, but installing it and opening it without a network need HTTPS.',
  'no worker': 'This browser keeps no copy of Taal here: opening it needs a network.',
};
