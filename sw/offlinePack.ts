import * as v from 'valibot';
import { fetchFromHost } from '@/data/backend/fetchFromHost';
import { decodeBase64 } from '@/data/backup/base64';
import {
  APP_PACK,
  isPackedAsBase64,
  packedType,
  REPLIES_PACK,
  shortRevision,
} from '@/data/worker/offlinePack';

/** The texts of many files, from few answers of the host. */
export interface OfflinePack {
  /** A file as the host would have sent it by itself; undefined when it is not in the pack. */
  fileOf(name: string): Response | undefined;
}

export const EMPTY_PACK: OfflinePack = { fileOf: () => undefined };

const texts = v.record(v.string(), v.string());
const packRow = v.object({ files: texts, revisions: texts });

/** The files of a pack that are of the worker's own version. */
function currentFiles(sent: unknown, revisions: ReadonlyMap<string, string>): Map<string, string> {
  const pack = v.parse(packRow, sent);
  const isCurrent = (name: string) => {
    const revision = revisions.get(name);
    return revision === undefined || pack.revisions[name] === shortRevision(revision);
  };
  return new Map(Object.entries(pack.files).filter(([name]) => isCurrent(name)));
}

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

async function fetchPack(
  address: URL,
  revisions: ReadonlyMap<string, string>,
): Promise<OfflinePack> {
  try {
    // Mostly the page has it from the host just now; to ask again would take a round trip, behind
    // all that a slow link still carries.
    const request = new Request(address, { cache: 'force-cache' });
    const answer = await fetchFromHost(request);
    if (!answer.ok) return EMPTY_PACK;
    const files = currentFiles(await answer.json(), revisions);
    return {
      fileOf(name) {
        const text = files.get(name);
        if (text === undefined) return undefined;
        const body = isPackedAsBase64(name) ? blobOf(text) : text;
        return body === null ? undefined : new Response(body, { headers: headersOf(answer, name) });
      },
    };
  } catch {
    return EMPTY_PACK;
  }
}

/**
 * Fetches the packs, the app's first. One that fails is empty, and one of another version lacks what
 * differs, as each file can be had by itself too.
 */
export function fetchPacks(
  home: string,
  revisions: ReadonlyMap<string, string>,
): Promise<OfflinePack>[] {
  return [APP_PACK, REPLIES_PACK].map((name) => fetchPack(new URL(name, home), revisions));
}
