import { Moon, Sun, SunMoon } from 'lucide-react';
import { useStore } from '@/ui/state/useStore';
import { setThemeChoice, THEME_CHOICES, themeChoice } from '@/ui/theme/choice/themeChoice';

const looks = {
  system: { label: 'Theme: as the system', Icon: SunMoon },
  light: { label: 'Theme: light', Icon: Sun },
  dark: { label: 'Theme: dark', Icon: Moon },
} as const;

/** What the chosen theme is called and looks like. Goes round: as the system, light, dark. */
export function useThemeSwitch() {
  const choice = useStore(themeChoice);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  return { ...looks[choice], goOn: () => setThemeChoice(next ?? 'system') };
}
