import { Button } from '@/ui/components/Button/Button';
import { useThemeSwitch } from './useThemeSwitch';

/** Where there is room for it, the theme's name stands beside its icon. */
export function NamedThemeSwitch() {
  const { label, Icon, goOn } = useThemeSwitch();
  return (
    <Button tone="quiet" block icon={<Icon size={18} aria-hidden />} onClick={goOn}>
      {label}
    </Button>
  );
}
