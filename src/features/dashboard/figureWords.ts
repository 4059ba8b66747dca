import type { MovingFigure } from '@/domain/dashboard/dashboardStats';
import { countText } from '@/ui/text/countText';

const SECONDS_AN_HOUR = 3600;

/**
 * A time in hours (rule “Dashboard figures”); what would round to none of them is told in its own
 * unit.
 */
export function hoursInWords(hours: number): string {
  if (hours >= 0.05) return `${hours.toFixed(1)} h`;
  const seconds = Math.round(hours * SECONDS_AN_HOUR);
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** How a count moved; from nothing there is no percentage, so the count itself is told. */
export function changeInWords({ percent, current }: MovingFigure['change']): string {
  return percent === null ? `${countText(current ?? 0)} in 7 days` : `${percent}%`;
}
