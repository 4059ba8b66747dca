import { useToday } from '@/ui/page/usePresent';
import { timeOf } from '@/ui/text/dayAndTime';

/** When something was, by the clock on the reader's wall. */
export function TimeOfDay({ at }: { readonly at: Date }) {
  // Another time zone has another clock.
  useToday();
  return <time dateTime={at.toISOString()}>{timeOf(at)}</time>;
}
