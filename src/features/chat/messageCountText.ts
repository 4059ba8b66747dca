import { countText } from '@/ui/text/countText';

/** "1 message", "8 messages". */
export function messageCountText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'message' : 'messages'}`;
}
