import { dayOf, timeOf } from '@/ui/text/dayAndTime';

/** A moment as people name it at `now`: "Today, 5:40 PM". */
export function momentText(milliseconds: number, now: Date): string {
  const moment = new Date(milliseconds);
  return `${dayOf(moment, now)}, ${timeOf(moment)}`;
}
