import type { ResponseInterpretation } from '@/domain/analysis/levels';
import { sentimentSignals } from '@/domain/analysis/sentiment';
import { countText } from '@/ui/text/countText';

const MINUTE_S = 60;
const HOUR_S = 3600;

export const INTERPRETATIONS: Record<ResponseInterpretation, string> = {
  very_engaged: 'very engaged',
  engaged: 'engaged',
  thoughtful: 'thoughtful',
};

/** A speed in WPM, or that there was nothing to measure. */
export function speedText(wpm: number): string {
  return wpm > 0 ? `${countText(Math.round(wpm))} WPM` : 'Not typed, so not measured';
}

/** A time in seconds, in the unit that people would tell it in. */
export function durationText(seconds: number): string {
  if (seconds < 1) return 'under 1 s';
  if (seconds < 2 * MINUTE_S) return `${Math.round(seconds)} s`;
  if (seconds < 2 * HOUR_S) return `${Math.round(seconds / MINUTE_S)} min`;
  return `${(seconds / HOUR_S).toFixed(1)} h`;
}

/** A share 0..1 in whole percent. */
export function shareText(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** "1 typed message", "5 typed messages". */
export function amountText(count: number, noun: string): string {
  return `${countText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function marks(count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [amountText(count, noun)];
}

/** Each once, in order, with how often it occurs: "love ×2". */
function counted(items: readonly string[]): readonly string[] {
  return [...new Set(items)].map((item) => {
    const count = items.filter((other) => other === item).length;
    return count === 1 ? item : `${item} ×${countText(count)}`;
  });
}

/** Presented as an emoji, which this one is not by itself. */
function inColour(emoji: string): string {
  return emoji === '❤' ? '❤\uFE0F' : emoji;
}

/** What in a text tells its mood, each signal in a few words; empty for a text without any. */
export function signalWords(text: string): readonly string[] {
  const signals = sentimentSignals(text);
  return [
    ...counted(signals.excitedEmoji.map(inColour)),
    ...marks(signals.exclamations, 'exclamation mark'),
    ...counted(signals.positiveWords),
    ...counted(signals.negativeWords),
    ...marks(signals.questions, 'question mark'),
  ];
}
