import type { MovingFigure } from '@/domain/dashboard/dashboardStats';
import { countText } from '@/ui/text/countText';

const SECONDS_AN_HOUR = 3600;

/** A time in hours (rule R24); what is shorter is also told in its own unit. */
export function hoursInWords(hours: number): { readonly value: string; readonly note?: string } {
  if (hours >= 0.05) return { value: `${hours.toFixed(1)} h` };
  const seconds = Math.round(hours * SECONDS_AN_HOUR);
  const note = seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return { value: '<0.1 h', note };
}

/** How a count moved; from nothing there is no percentage, so the count itself is told. */
export function changeInWords({ percent, current }: MovingFigure['change']): string {
  return percent === null ? `${countText(current ?? 0)} this week` : `${percent}%`;
}
