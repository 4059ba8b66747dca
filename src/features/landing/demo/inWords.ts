import type { DemoMessage } from './frames';

function say(message: DemoMessage): string {
  if (message.from === 'ai') return `Taal says: “${message.text}”`;
  return `You type: “${message.text}” Taal reads ${message.speed} words a minute, ${message.mood}.`;
}

/** The demo for those who do not see it. */
export const inWords = (messages: readonly DemoMessage[]) =>
  ['A silent demo of the AI chat.', ...messages.map(say)].join(' ');
