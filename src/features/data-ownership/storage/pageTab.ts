import { createPageTab, type PageTab, type TabPlace } from '@/data/browser-storage/pageTab';

function sessionStorageOrNull(): TabPlace | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Not by the browser's UUIDs, which are missing outside secure contexts. */
const newName = () => Math.random().toString(36).slice(2);

/** The tab that this page is shown in. */
export function pageTab(): PageTab {
  return createPageTab(sessionStorageOrNull(), newName);
}
