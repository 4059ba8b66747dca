import { dayOf, timeOf } from '@/ui/dayAndTime';

/** A moment as people name it: "Today, 5:40 PM". */
export function momentText(milliseconds: number): string {
  const moment = new Date(milliseconds);
  return `${dayOf(moment, new Date())}, ${timeOf(moment)}`;
}
