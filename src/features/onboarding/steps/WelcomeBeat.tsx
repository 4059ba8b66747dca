import { BeatBars } from '@/ui/components/BeatBars/BeatBars';

/** Two voices that find one rhythm. */
const BEATS = [
  0.1, 0.22, 0.42, 0.3, 0.6, 0.46, 0.78, 0.55, 0.34, 0.5, 0.82, 0.62, 0.95, 0.7, 0.44, 0.28, 0.5,
  0.72, 0.9, 1, 0.84, 0.58, 0.38, 0.54, 0.76, 0.48, 0.66, 0.4, 0.24, 0.44, 0.3, 0.52, 0.34, 0.2,
  0.28, 0.12,
];

export function WelcomeBeat() {
  return <BeatBars size="hero" fill values={BEATS} />;
}
