/** Bytes a slice; a multiple of 3, so that the slices' texts join without padding between them. */
const SLICE_BYTES = 3 * 2 ** 18;
/** Characters a slice; a multiple of 4, which are 3 bytes. */
const SLICE_CHARACTERS = 2 ** 20;
/** Arguments of one call: engines have a limit. */
const CALL_BYTES = 2 ** 13;

function encode(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CALL_BYTES) {
    text += String.fromCharCode(...bytes.subarray(at, at + CALL_BYTES));
  }
  return btoa(text);
}

/** The base64 text of a blob in parts of at most 1 MiB; only one of them is in memory. */
export async function* base64Parts(blob: Blob): AsyncGenerator<string, void> {
  for (let at = 0; at < blob.size; at += SLICE_BYTES) {
    yield encode(new Uint8Array(await blob.slice(at, at + SLICE_BYTES).arrayBuffer()));
  }
}

/** The bytes of base64 text from the character `start` on, in parts; null when it is not base64. */
export function decodeBase64(text: string, start: number): Uint8Array<ArrayBuffer>[] | null {
  // atob overlooks white space and missing padding, which would hide damage.
  if ((text.length - start) % 4 !== 0 || /\s/.test(text)) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let at = start; at < text.length; at += SLICE_CHARACTERS) {
      const bytes = atob(text.slice(at, at + SLICE_CHARACTERS));
      parts.push(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    }
  } catch {
    return null;
  }
  return parts;
}
