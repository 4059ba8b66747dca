import type { Spread } from '@/domain/dashboard/week/spread';
import { ENOUGH, type Trend } from '@/domain/dashboard/week/trend';
import type { Part } from '@/domain/dashboard/week/weekFigures';
import type { WeekReading } from '@/domain/dashboard/week/weekReading';
import { countText } from '@/ui/text/countText';

/** What the two weeks are called. */
export function weekNames({ weeks }: Pick<WeekReading, 'weeks'>) {
  return weeks === 'soFar'
    ? { now: 'This week so far', before: 'Last week' }
    : { now: 'Last week', before: 'The week before' };
}

export function messagesText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'message' : 'messages'}`;
}

/** "42 WPM", on one line. */
export function paceText(wpm: number): string {
  return `${Math.round(wpm)}\u00a0WPM`;
}

/** "12 s", "4 min", "1.5 h". */
export function secondsText(seconds: number): string {
  if (seconds < 99.5) return `${Math.round(seconds)}\u00a0s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes}\u00a0min` : `${(seconds / 3600).toFixed(1)}\u00a0h`;
}

export function partText({ count, of }: Part): string {
  return `${countText(count)} of ${countText(of)}`;
}

/** One thing that is said of the week: what it is of, how it moved, and its numbers. */
export interface WeekSentence {
  readonly of: 'Pace' | 'Mood' | 'Answers' | 'Hours';
  readonly change: string | null;
  readonly words: string;
}

interface Moves {
  readonly more: string;
  readonly less: string;
}

function changeWords(trend: Trend, { more, less }: Moves): string | null {
  if (trend === null) return null;
  return { more, less, same: 'About the same' }[trend];
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** A median with that of the week before, or how many messages it lacks. */
function spreadWords(
  { now, before }: { readonly now: Spread; readonly before: Spread },
  unit: (value: number) => string,
  [start, kind, nameBefore]: readonly [string, string, string],
): string {
  if (now.count < ENOUGH) {
    return `Taal needs ${ENOUGH} ${kind} to tell. There are ${now.count}.`;
  }
  const told = `${start} ${unit(now.median)}`;
  const other = lowerFirst(nameBefore);
  return before.count < ENOUGH
    ? `${told}. ${nameBefore} had too few ${kind} to compare: ${before.count}.`
    : `${told}, ${other} ${unit(before.median)}.`;
}

function partWords(now: Part, before: Part, nameBefore: string): string {
  const told = `${partText(now)} messages`;
  return before.of < ENOUGH
    ? `${told}.`
    : `${told}, ${lowerFirst(nameBefore)} ${partText(before)}.`;
}

const IN_PART = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening or at night',
} as const;

function hoursSentence(reading: WeekReading, nameBefore: string): WeekSentence {
  const { busiest, trends, now, before } = reading;
  if (busiest === null) {
    return { of: 'Hours', change: null, words: 'No part of the day stands out.' };
  }
  const most = IN_PART[busiest];
  const change = changeWords(trends.hours, { more: `More ${most}`, less: `Less ${most}` });
  const words = partWords(now.parts[busiest], before.parts[busiest], nameBefore);
  const isMoved = trends.hours === 'more' || trends.hours === 'less';
  return { of: 'Hours', change, words: isMoved ? words : `Most of it ${most}: ${words}` };
}

/** What is said of a week that has enough messages; nothing of mood beside danger. */
export function weekSentences(reading: WeekReading): readonly WeekSentence[] {
  const { now, before, trends, isCalm } = reading;
  const other = weekNames(reading).before;
  const mood: WeekSentence = {
    of: 'Mood',
    change: changeWords(trends.warm, { more: 'Warmer', less: 'Less warm' }),
    words: `Excited or positive: ${partWords(now.warm, before.warm, other)}`,
  };
  return [
    {
      of: 'Pace',
      change: changeWords(trends.pace, { more: 'Faster', less: 'Slower' }),
      words: spreadWords({ now: now.pace, before: before.pace }, paceText, [
        'You usually typed at',
        'typed messages',
        other,
      ]),
    },
    ...(isCalm ? [] : [mood]),
    {
      of: 'Answers',
      change: changeWords(trends.response, { more: 'Later', less: 'Sooner' }),
      words: spreadWords({ now: now.response, before: before.response }, secondsText, [
        'You usually began to answer after',
        'answers',
        other,
      ]),
    },
    hoursSentence(reading, other),
  ];
}

/** How many messages each week has. */
export function countsWords(reading: WeekReading): string {
  const { weeks, now, before } = reading;
  return weeks === 'soFar'
    ? `${messagesText(now.messages)} so far this week, ${countText(before.messages)} in all of last week.`
    : `${messagesText(now.messages)} last week, ${countText(before.messages)} the week before.`;
}

/** What changed, in a few words. */
export function headlineOf({ trends, before, weeks }: WeekReading): string {
  if (before.messages < ENOUGH) {
    return weeks === 'soFar' ? 'Your week so far' : 'Your last week';
  }
  const changes = [
    changeWords(trends.pace, { more: 'faster typing', less: 'slower typing' }),
    changeWords(trends.warm, { more: 'warmer words', less: 'fewer warm words' }),
    changeWords(trends.response, { more: 'later answers', less: 'sooner answers' }),
    changeWords(trends.hours, { more: 'other hours', less: 'other hours' }),
  ].filter((words) => words !== null && words !== 'About the same');
  if (changes.length === 0) return 'Much like the week before';
  const [last, ...others] = [...changes].reverse();
  const words = others.length === 0 ? `${last}` : `${others.reverse().join(', ')} and ${last}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is missing before more can be said; null where nothing is. */
export function missingWords({ weeks, kind, now, before, soFar }: WeekReading): string | null {
  if (kind === 'told' && before.messages < ENOUGH) {
    const other = weeks === 'soFar' ? 'Last week' : 'The week before';
    return `${other} had ${messagesText(before.messages)}, too few to compare. A comparison needs ${ENOUGH} in each week.`;
  }
  if (kind === 'told') {
    const isLater = weeks === 'whole' && soFar > 0 && soFar < ENOUGH;
    return isLater
      ? `This week has ${messagesText(soFar)} so far. Once it has ${ENOUGH}, you will see it here.`
      : null;
  }
  if (weeks === 'soFar') {
    const missing = ENOUGH - now.messages;
    const then =
      before.messages < ENOUGH ? 'Taal can tell you about it' : 'Taal compares it with last week';
    return `${messagesText(now.messages)} this week. ${messagesText(missing).replace(/^(\S+) /u, '$1 more ')}, and ${then}.`;
  }
  return `Last week had ${messagesText(now.messages)}, and Taal needs ${ENOUGH} to describe a week. Write ${ENOUGH} this week, and you will see it here.`;
}
