import { PART_BEGINS, type PartOfDay } from '@/domain/stats/peakTimes';
import { hourOf } from '@/ui/text/dayAndTime';

export const PART_LABELS: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

const NEXT: Readonly<Record<PartOfDay, PartOfDay>> = {
  morning: 'afternoon',
  afternoon: 'evening',
  evening: 'morning',
};

/** A part of the day with its hours, on the clock of all times: "Evening, 5:00 PM to 5:00 AM". */
export function partInHours(part: PartOfDay): string {
  const begins = hourOf(PART_BEGINS[part]);
  return `${PART_LABELS[part]}, ${begins} to ${hourOf(PART_BEGINS[NEXT[part]])}`;
}
