import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { room } from '@/ui/theme/room';
import { whileWriting } from '@/ui/theme/screensBar';

const { color, motion, radius, space } = vars;

/** Low; a finger reaches it in the gaps above and below as well, up to the edge of the row. */
export const reading = featureStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: space.x8,
  // It takes the gap above it in: its words stay level with the time beside it.
  marginBlockStart: `calc(-1 * ${space.x1})`,
  paddingBlockStart: space.x1,
  marginInlineStart: `calc(-1 * ${space.x2})`,
  paddingInline: space.x2,
  borderRadius: radius.full,
  transition: `background ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover': { background: color.hover, color: color.ink },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * ${space.x2})`,
    },
  },
});

export const suggestions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  // The message that is answered needs their room beside a keyboard.
  '@container': {
    [`(max-height: ${room.conversation})`]: { selectors: { [whileWriting]: { display: 'none' } } },
  },
});
