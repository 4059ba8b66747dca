import type { MeasuredMessage, RealChat } from '@/domain/real-chats/realMessage';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

/** 25 November 2026, 10:00 on the wall clock. */
export const MORNING = Date.UTC(2026, 10, 25, 10) / 1000;

/** A message of the first (0), the second (1) or another person, with what a test says of it. */
export function message(
  from: number,
  at: number | null,
  rest: Partial<MeasuredMessage> = {},
): MeasuredMessage {
  return { at, from, kind: 'text', words: 4, questions: 0, emoji: 0, mood: 'neutral', ...rest };
}

const PEOPLE = ['Asha', 'Kabir', 'Meera'];

export function chatOf(messages: readonly MeasuredMessage[], people = PEOPLE): RealChat {
  return { people, messages, hasTimes: messages.some(({ at }) => at !== null), uncounted: 0 };
}

/** Messages at so many seconds after the morning: "0" or "1" says who wrote. */
export function chatAt(...parts: readonly (readonly [from: number, seconds: number])[]): RealChat {
  return chatOf(parts.map(([from, seconds]) => message(from, MORNING + seconds)));
}
