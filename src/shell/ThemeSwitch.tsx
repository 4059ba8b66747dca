import { Moon, Sun, SunMoon } from 'lucide-react';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { useStore } from '@/ui/state/useStore';
import { setThemeChoice, THEME_CHOICES, themeChoice } from '@/ui/theme/choice/themeChoice';

const looks = {
  system: { label: 'Theme: as the system', Icon: SunMoon },
  light: { label: 'Theme: light', Icon: Sun },
  dark: { label: 'Theme: dark', Icon: Moon },
} as const;

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const choice = useStore(themeChoice);
  const { label, Icon } = looks[choice];
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  return (
    <IconButton
      label={label}
      icon={<Icon size={20} aria-hidden />}
      onClick={() => setThemeChoice(next ?? 'system')}
    />
  );
}
