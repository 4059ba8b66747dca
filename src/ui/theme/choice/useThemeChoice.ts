import { useSyncExternalStore } from 'react';
import { getThemeChoice, subscribeToTheme, type ThemeChoice } from './themeChoice';

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, getThemeChoice, () => 'system');
}
