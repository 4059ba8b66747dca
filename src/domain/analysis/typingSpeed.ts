const SLOWEST_WPM = 10;
const FASTEST_WPM = 120;

/** Words of a text: what white space separates (rule “Typing speed”). */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/**
 * Typing speed in WPM for a text that took `seconds` to type: rounded and kept within 10..120, or 0
 * when no time was measured (rule “Typing speed”).
 */
export function typingSpeed(text: string, seconds: number): number {
  if (!(seconds > 0)) return 0;
  const wpm = Math.round((countWords(text) / seconds) * 60);
  return Math.min(FASTEST_WPM, Math.max(SLOWEST_WPM, wpm));
}
