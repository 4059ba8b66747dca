import { IconButton } from '@/ui/components/IconButton/IconButton';
import { useThemeSwitch } from './useThemeSwitch';

export function ThemeSwitch() {
  const { label, Icon, goOn } = useThemeSwitch();
  return <IconButton label={label} icon={<Icon size={20} aria-hidden />} onClick={goOn} />;
}
