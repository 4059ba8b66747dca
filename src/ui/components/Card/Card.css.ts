import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';
import { onlyForced } from '@/ui/theme/onlyForced';

const { color, space, radius, shadow } = vars;

export const card = componentStyle({ ...onlyForced, borderRadius: radius.card, minInlineSize: 0 });

export const tone = componentVariants({
  card: { background: color.card, boxShadow: shadow.card },
  flat: { background: color.card, boxShadow: `inset 0 0 0 ${vars.border.hair} ${color.line}` },
  brand: { background: color.brandTint, color: color.ink },
  peacock: { background: color.peacockTint, color: color.ink },
});

export const padding = componentVariants({
  none: { overflow: 'hidden' },
  snug: { padding: space.x4 },
  normal: { padding: space.x5 },
});
