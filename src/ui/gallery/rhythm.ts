/** A line of beats that looks typed: bursts, then breath. */
export const rhythm = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const burst = Math.abs(Math.sin(index * 0.9)) * 0.5 + Math.abs(Math.sin(index * 0.23)) * 0.45;
    return Math.min(1, 0.08 + burst);
  });
