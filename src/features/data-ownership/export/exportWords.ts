import type { HandedOver } from '@/ui/files/handOver';
import { countText } from '@/ui/text/countText';
import { sizeText } from '../storage/storedWords';

function leftOutText(count: number): string {
  if (count === 0) return '';
  const entries =
    count === 1 ? 'One damaged entry was' : `${countText(count)} damaged entries were`;
  return ` ${entries} left out.`;
}

/** What is said of an export, which is never more than what the browser has told. */
export function exportText(result: HandedOver, file: File, leftOut: number): string {
  const named = `${file.name} (${sizeText(file.size)})`;
  switch (result) {
    case 'shared':
      return `Shared as ${named}.${leftOutText(leftOut)}`;
    case 'downloaded':
      return `Saved as ${named} in this browser’s downloads.${leftOutText(leftOut)}`;
    case 'closed':
      return 'You closed the share sheet. Nothing was saved.';
    case 'tooLate':
      return 'The backup is ready, and not saved yet. Press once more to share it.';
    case 'nowhere':
      return 'From the home screen, this device lets no file be saved. Nothing was saved.';
  }
}
