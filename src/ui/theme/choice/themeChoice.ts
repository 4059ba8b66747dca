import { THEME_KEY } from '@/domain/storageKeys';
import { ground } from '../ground';

/** What the person chose; 'system' follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

const listeners = new Set<() => void>();

function parse(value: string | null | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

function apply(choice: ThemeChoice): void {
  const { documentElement } = document;
  if (choice === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = choice;
  paintBars(choice);
}

/** The browser's bars follow the device by their media attribute; a choice overrides both. */
function paintBars(choice: ThemeChoice): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = ground[choice === 'system' ? own : choice];
  }
}

/** Completes what the inline script began before the first paint. */
export function applyStoredTheme(): void {
  paintBars(getThemeChoice());
}

export function getThemeChoice(): ThemeChoice {
  return parse(document.documentElement.dataset.theme);
}

export function setThemeChoice(choice: ThemeChoice): void {
  store(choice);
  apply(choice);
  for (const listener of listeners) listener();
}

/** Tells of changes, those in other tabs too. */
export function subscribeToTheme(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== THEME_KEY) return;
    apply(parse(newValue));
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
