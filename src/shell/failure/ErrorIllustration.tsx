import { BeatBars } from '@/ui/components/BeatBars/BeatBars';

const MISSED = [
  0.2, 0.4, 0.65, 0.45, 0.8, 0.6, 0.95, 0.7, 0.5, 0.75, 0.4, 0.2, 0.08, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0.08, 0.25, 0.45, 0.3, 0.55, 0.4, 0.25, 0.15,
];

/** A rhythm that missed its beat, and found it again: over what stands in for a screen. */
export function ErrorIllustration() {
  return <BeatBars size="hero" fill values={MISSED} />;
}
