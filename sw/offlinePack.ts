import * as v from 'valibot';
import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { OFFLINE_PACK, packedType } from '@/data/offlinePack';

/** The texts of many files, from one answer of the host. */
export interface OfflinePack {
  /** A file as the host would have sent it by itself; undefined when it is not in the pack. */
  fileOf(name: string): Response | undefined;
}

export const EMPTY_PACK: OfflinePack = { fileOf: () => undefined };

const TEXTS = v.record(v.string(), v.string());

/** What is said of the pack as it was sent, and is not so of the files in it. */
const OF_THE_PACK = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Vary'];

function headersOf(pack: Response, name: string): Headers {
  // The host's own headers, those that keep a page safe among them.
  const headers = new Headers(pack.headers);
  for (const header of OF_THE_PACK) headers.delete(header);
  headers.set('Content-Type', `${packedType(name) ?? 'text/plain'}; charset=utf-8`);
  return headers;
}

/** Fetches the pack; an empty one where that fails, as each file can be had by itself too. */
export async function fetchPack(home: string): Promise<OfflinePack> {
  try {
    const request = new Request(new URL(OFFLINE_PACK, home), { cache: 'no-cache' });
    const answer = await fetchFromHost(request);
    if (!answer.ok) return EMPTY_PACK;
    const texts = new Map(Object.entries(v.parse(TEXTS, await answer.json())));
    return {
      fileOf(name) {
        const text = texts.get(name);
        return text === undefined
          ? undefined
          : new Response(text, { headers: headersOf(answer, name) });
      },
    };
  } catch {
    return EMPTY_PACK;
  }
}
