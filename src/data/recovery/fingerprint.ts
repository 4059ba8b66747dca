import { type Snapshot, takeSnapshot } from '../backup/snapshot';
import { createTextSink, type TextSink } from '../backup/writeJson';
import type { TaalDatabase } from '../database/taalDatabase';

/** Follows text with two sums of 32 bits (cyrb53's), enough to tell one state from another. */
function createSum() {
  let [one, two, length] = [0xdeadbeef, 0x41c6ce57, 0];
  return {
    add(text: string): void {
      length += text.length;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        one = Math.imul(one ^ code, 2654435761);
        two = Math.imul(two ^ code, 1597334677);
      }
    },
    text: () => [length, one >>> 0, two >>> 0].map((part) => part.toString(36)).join('.'),
  };
}

/** A snapshot, and a text that is the same for the same contents of the database. */
export async function fingerprinted(
  database: TaalDatabase,
  createSink: () => TextSink = createTextSink,
): Promise<{ readonly snapshot: Snapshot; readonly fingerprint: string }> {
  const sums: ReturnType<typeof createSum>[] = [];
  const snapshot = await takeSnapshot(database, () => {
    const [sum, sink] = [createSum(), createSink()];
    sums.push(sum);
    return {
      write(text) {
        sum.add(text);
        sink.write(text);
      },
      parts: sink.parts,
    };
  });
  const photos = createSum();
  // A photo is never changed: another picture has another id.
  for (const { id, blob } of snapshot.photos) photos.add(`${id} ${blob.size}\n`);
  return { snapshot, fingerprint: [...sums, photos].map((sum) => sum.text()).join(' ') };
}

/** The fingerprint alone; may be part of a transaction. */
export async function fingerprintOf(database: TaalDatabase): Promise<string> {
  const nothing: TextSink = { write: () => {}, parts: () => [] };
  return (await fingerprinted(database, () => nothing)).fingerprint;
}
