import * as v from 'valibot';
import { type Prepared, preparingRequest } from './messages';
import { offscreenTools } from './offscreenTools';
import { preparePhoto } from './preparePhoto';

async function answer(message: unknown): Promise<Prepared> {
  const request = v.safeParse(preparingRequest, message);
  if (!request.success) return { kind: 'refused', reason: 'failed' };
  return preparePhoto(request.output.file, offscreenTools);
}

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answer(data).then((prepared) => postMessage(prepared));
});
