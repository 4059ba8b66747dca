import type { WeekMessage } from '@/domain/dashboard/week/weekFigures';

/** A Wednesday; the Monday of its week is the 16th. */
export const WEDNESDAY = new Date(2026, 10, 18, 12);
export const MONDAY = new Date(2026, 10, 16, 9);

type Change = Partial<WeekMessage> | ((index: number) => Partial<WeekMessage>);

/** Messages of the day in November 2026, a minute apart from 18:00 on. */
export function messagesOn(day: number, count: number, change: Change = {}): WeekMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(2026, 10, day, 18, index),
    speed: 40,
    sentiment: 'neutral' as const,
    responseSeconds: 5,
    isSensitive: false,
    ...(typeof change === 'function' ? change(index) : change),
  }));
}
