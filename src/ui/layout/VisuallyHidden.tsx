import type { BoxProps } from '@/ui/nativeProps';
import { visuallyHidden } from './VisuallyHidden.css';

type VisuallyHiddenProps = BoxProps & { as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' };

export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={visuallyHidden} />;
}
