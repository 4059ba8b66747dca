import { typingSpeed } from '../analysis/typingSpeed';

const FEWEST_KEYS = 8;

/**
 * Typing speed in WPM for showing while someone types: 0 for the first keys, whose speed would be
 * the top of the scale. `seconds` is the time typed so far.
 */
export function steadySpeed(text: string, seconds: number): number {
  return text.length < FEWEST_KEYS ? 0 : typingSpeed(text, seconds);
}
