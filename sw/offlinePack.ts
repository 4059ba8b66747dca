import * as v from 'valibot';
import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { decodeBase64 } from '@/data/backup/base64';
import { APP_PACK, isPackedAsBase64, packedType, REPLIES_PACK } from '@/data/worker/offlinePack';

/** The texts of many files, from few answers of the host. */
export interface OfflinePack {
  /** A file as the host would have sent it by itself; undefined when it is not in the pack. */
  fileOf(name: string): Response | undefined;
}

export const EMPTY_PACK: OfflinePack = { fileOf: () => undefined };

const TEXTS = v.record(v.string(), v.string());

function blobOf(base64: string): Blob | null {
  const bytes = decodeBase64(base64, 0);
  return bytes === null ? null : new Blob(bytes);
}

/** What is said of the pack as it was sent, and is not so of the files in it. */
const OF_THE_PACK = ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified', 'Vary'];

function headersOf(pack: Response, name: string): Headers {
  // The host's own headers, those that keep a page safe among them.
  const headers = new Headers(pack.headers);
  for (const header of OF_THE_PACK) headers.delete(header);
  const type = packedType(name) ?? 'text/plain';
  headers.set('Content-Type', isPackedAsBase64(name) ? type : `${type}; charset=utf-8`);
  return headers;
}

async function fetchOne(address: URL): Promise<OfflinePack> {
  try {
    const request = new Request(address, { cache: 'no-cache' });
    const answer = await fetchFromHost(request);
    if (!answer.ok) return EMPTY_PACK;
    const texts = new Map(Object.entries(v.parse(TEXTS, await answer.json())));
    return {
      fileOf(name) {
        const text = texts.get(name);
        if (text === undefined) return undefined;
        const body = isPackedAsBase64(name) ? blobOf(text) : text;
        return body === null ? undefined : new Response(body, { headers: headersOf(answer, name) });
      },
    };
  } catch {
    return EMPTY_PACK;
  }
}

/** Fetches the packs; one that fails is empty, as each file can be had by itself too. */
export async function fetchPack(home: string): Promise<OfflinePack> {
  const addresses = [APP_PACK, REPLIES_PACK].map((name) => new URL(name, home));
  const packs = await Promise.all(addresses.map(fetchOne));
  return {
    fileOf: (name) => packs.map((pack) => pack.fileOf(name)).find((file) => file !== undefined),
  };
}
