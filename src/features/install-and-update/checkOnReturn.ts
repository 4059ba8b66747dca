import type { Updates } from '@/services/updates';

/** Looks for a new version whenever the person comes back. Returns how to stop. */
export function checkOnReturn(updates: Updates): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const check = () => {
    if (document.visibilityState === 'visible') updates.check();
  };
  for (const event of ['focus', 'pageshow', 'online']) addEventListener(event, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  return () => controller.abort();
}
