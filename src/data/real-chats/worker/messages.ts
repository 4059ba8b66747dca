import * as v from 'valibot';
import { MOST_PEOPLE, READ_REFUSALS } from '@/domain/real-chats/refusals';
import { label } from '../../database/rows/fields';

const dateOrder = v.picklist(['dayFirst', 'monthFirst']);

/** From the page to the worker: what to read. */
export const readingRequest = v.object({
  source: v.variant('kind', [
    v.object({ kind: v.literal('file'), file: v.blob() }),
    v.object({ kind: v.literal('text'), text: v.string() }),
  ]),
  dateOrder: v.nullable(dateOrder),
  chat: v.nullable(v.string()),
});

const packedChat = v.object({
  people: v.pipe(v.array(label), v.maxLength(MOST_PEOPLE)),
  hasTimes: v.boolean(),
  uncounted: v.number(),
  at: v.instance(Float64Array),
  from: v.instance(Uint16Array),
  kind: v.instance(Uint8Array),
  words: v.instance(Uint32Array),
  questions: v.instance(Uint32Array),
  emoji: v.instance(Uint32Array),
  mood: v.instance(Uint8Array),
});

/** From the worker to the page: how far it is, at last what came of it. */
export const readingAnswer = v.variant('kind', [
  v.object({ kind: v.literal('progress'), share: v.number() }),
  v.object({ kind: v.literal('read'), chat: packedChat }),
  v.object({ kind: v.literal('whichDateFirst') }),
  v.object({
    kind: v.literal('whichChat'),
    chats: v.array(v.object({ path: v.string(), name: v.string() })),
  }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(READ_REFUSALS) }),
]);

export type ReadingRequest = v.InferOutput<typeof readingRequest>;
export type ReadingAnswer = v.InferOutput<typeof readingAnswer>;
