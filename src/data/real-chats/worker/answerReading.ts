import * as v from 'valibot';
import { type PackedOutcome, readChat } from '../chatReading';
import { type ReadingAnswer, readingRequest } from './messages';

/** Reads what a page asks for; `tell` gets the share that is read, and at last what came of it. */
export async function answerReading(
  message: unknown,
  tell: (answer: ReadingAnswer | PackedOutcome) => void,
): Promise<void> {
  const request = v.safeParse(readingRequest, message);
  if (!request.success) {
    tell({ kind: 'refused', reason: 'unreadable' });
    return;
  }
  const { source, ...answers } = request.output;
  const onPiece = (share: number) => tell({ kind: 'progress', share });
  tell(await readChat(source, { ...answers, onPiece }));
}
