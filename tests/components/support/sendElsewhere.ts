import { settleHeard } from '@/data/outbox/enqueue';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import type { Services } from '@/services/services';

/** Sends a message as another tab would: nothing of the shown screen has a part in it. */
export async function sendElsewhere(
  services: Services,
  text: string,
  timeTaken = 5,
): Promise<void> {
  const measured = { timeTaken, responseTime: 2, beats: [0.2, 0.6, 0.4] };
  const sent = await sendMessage(services, { ...measured, sessionId: 'session_1', text });
  // That tab's coach has heard it.
  if (sent !== null) await settleHeard(services.database, sent.id, false);
}
