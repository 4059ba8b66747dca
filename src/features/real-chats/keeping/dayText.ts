import { english } from '@/ui/text/english';

/** The day of a moment in milliseconds, here: "14 Sept 2026". */
export function dayText(moment: number): string {
  return new Intl.DateTimeFormat(english, { dateStyle: 'medium' }).format(moment);
}
