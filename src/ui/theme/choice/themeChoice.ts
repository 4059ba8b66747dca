import { THEME_KEY } from '@/domain/storageKeys';
import { createStore, type ReadableStore } from '@/domain/store';
import { ground } from '../ground';

/** What the person chose; 'system' follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;

const chosen = createStore<ThemeChoice>('system');

export const themeChoice: ReadableStore<ThemeChoice> = chosen;

function parse(value: string | null | undefined): ThemeChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

function store(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Full: the choice lasts as long as the page.
  }
}

function apply(choice: ThemeChoice): void {
  const { documentElement } = document;
  if (choice === 'system') delete documentElement.dataset.theme;
  else documentElement.dataset.theme = choice;
  paintBars(choice);
  chosen.set(choice);
}

/** The browser's bars follow the device by their media attribute; a choice overrides both. */
function paintBars(choice: ThemeChoice): void {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = ground[choice === 'system' ? own : choice];
  }
}

/** Completes what the inline script began before the first paint, and follows other tabs. */
export function applyStoredTheme(): void {
  apply(parse(document.documentElement.dataset.theme));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) apply(parse(newValue));
  });
}

export function setThemeChoice(choice: ThemeChoice): void {
  store(choice);
  apply(choice);
}
