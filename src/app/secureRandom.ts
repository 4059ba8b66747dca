/** A number from 0 up to 1 that nobody can foresee, unlike those of `Math.random`. */
export function secureRandom(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // As many bits as a number holds below 1.
  return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
}
