import { vars } from '@/ui/theme/contract.css';

const { size, space } = vars;

/** The height of the beats: two staves, one below the other, or both in one line. */
export const chartHeight = {
  narrow: `calc(1.5 * ${size.chart} + ${space.x2})`,
  wide: `calc(1.25 * ${size.chart})`,
} as const;
