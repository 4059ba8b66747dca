import * as v from 'valibot';
import { type PackedOutcome, readChat } from '../chatReading';
import { type ReadingAnswer, readingRequest } from './messages';

function tell(answer: ReadingAnswer | PackedOutcome): void {
  postMessage(answer);
}

async function answer(message: unknown): Promise<PackedOutcome> {
  const request = v.safeParse(readingRequest, message);
  if (!request.success) return { kind: 'refused', reason: 'unreadable' };
  const { source, dateOrder } = request.output;
  return readChat(source, { dateOrder, onPiece: (share) => tell({ kind: 'progress', share }) });
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answer(data).then(tell);
});
