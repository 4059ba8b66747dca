import { Moon, Sun, SunMoon } from 'lucide-react';
import { Button } from '@/ui/components/Button/Button';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { useStore } from '@/ui/state/useStore';
import { setThemeChoice, THEME_CHOICES, themeChoice } from '@/ui/theme/choice/themeChoice';

const looks = {
  system: { label: 'Theme: as the system', Icon: SunMoon },
  light: { label: 'Theme: light', Icon: Sun },
  dark: { label: 'Theme: dark', Icon: Moon },
} as const;

/** What the chosen theme is called and looks like. Goes round: as the system, light, dark. */
function useThemeSwitch() {
  const choice = useStore(themeChoice);
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length];
  return { ...looks[choice], goOn: () => setThemeChoice(next ?? 'system') };
}

export function ThemeSwitch() {
  const { label, Icon, goOn } = useThemeSwitch();
  return <IconButton label={label} icon={<Icon size={20} aria-hidden />} onClick={goOn} />;
}

/** Where there is room for it, the theme's name stands beside its icon. */
export function NamedThemeSwitch() {
  const { label, Icon, goOn } = useThemeSwitch();
  return (
    <Button tone="quiet" block icon={<Icon size={18} aria-hidden />} onClick={goOn}>
      {label}
    </Button>
  );
}
