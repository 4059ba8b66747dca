import { Facts } from '@/ui/components/Facts/Facts';
import { summary } from '@/ui/layout/summary.css';

const WAYS = [
  { term: 'WhatsApp', value: 'In the chat: menu, More, Export chat, Without media.' },
  {
    term: 'Telegram',
    value: 'On a computer, in the chat: menu, Export chat history, format JSON.',
  },
  {
    term: 'Instagram, Facebook',
    value: 'Accounts Centre, Export your information, Messages, format JSON.',
  },
  {
    term: 'Messenger, encrypted chats',
    value: 'On a computer: Privacy and safety, Message storage, Download secure storage data.',
  },
] as const;

/** Where other apps hide their exports. */
export function HowToExport() {
  return (
    <details>
      <summary className={summary}>How do I export a chat?</summary>
      <Facts facts={WAYS} spacing="tight" values="below" />
    </details>
  );
}
