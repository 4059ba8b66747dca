import { vars } from '@/ui/theme/contract.css';
import { componentVariants } from '@/ui/theme/layered';

const { text, weight, tracking, leading } = vars;

export const size = componentVariants({
  hero: {
    fontSize: text.hero,
    fontWeight: weight.heavy,
    lineHeight: leading.tight,
    letterSpacing: tracking.hero,
  },
  display: {
    fontSize: text.display,
    fontWeight: weight.heavy,
    lineHeight: leading.heading,
    letterSpacing: tracking.heading,
  },
  heading: {
    fontSize: text.heading,
    fontWeight: weight.heavy,
    lineHeight: leading.heading,
    letterSpacing: tracking.heading,
  },
  title: {
    fontSize: text.title,
    fontWeight: weight.heavy,
    lineHeight: leading.heading,
    letterSpacing: tracking.title,
  },
  card: {
    fontSize: text.body,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    letterSpacing: tracking.normal,
  },
});
