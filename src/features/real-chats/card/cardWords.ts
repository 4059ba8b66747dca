import type { HandedOver } from '@/ui/files/handOver';

/** 'undrawn': the browser made no picture. */
export type CardOutcome = HandedOver | 'undrawn';

/** What is said before the rest where the card left as text. */
export const AS_TEXT = 'This browser hides what a page draws, so the card is a text.';

/** What is said of a card that was to leave Taal: never more than what the browser has told. */
export function outcomeText(outcome: CardOutcome): string {
  switch (outcome) {
    case 'shared':
      return 'Handed to the app that you chose.';
    case 'downloaded':
      return 'Saved in this browser’s downloads.';
    case 'closed':
      return 'You closed the share sheet. Nothing was shared.';
    case 'tooLate':
      return 'The card is ready, and not shared yet. Press once more.';
    case 'nowhere':
      return 'From the home screen, this device lets no file be saved. Nothing was saved.';
    case 'undrawn':
      return 'This browser could not draw the card. A screenshot of the reading is a way out.';
  }
}
