const BEATS_SHOWN = 40;
const QUICKEST_GAP_MS = 70;
const LONGEST_GAP_MS = 1500;
const LOWEST_BEAT = 0.08;

/**
 * Heights 0..1 of the beats that the gaps between keystrokes (milliseconds) make: quick keys are
 * tall, a pause is a dot. The scale is logarithmic, as gaps are felt.
 */
export function beatsOf(gaps: readonly number[]): readonly number[] {
  return gaps.slice(-BEATS_SHOWN).map((gap) => {
    const bounded = Math.min(LONGEST_GAP_MS, Math.max(QUICKEST_GAP_MS, gap));
    const slowness =
      Math.log(bounded / QUICKEST_GAP_MS) / Math.log(LONGEST_GAP_MS / QUICKEST_GAP_MS);
    return Math.round((1 - slowness * (1 - LOWEST_BEAT)) * 100) / 100;
  });
}
