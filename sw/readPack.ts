import * as v from 'valibot';
import { fetchFromHost } from '@/data/backend/fetchFromHost';

const packRow = v.record(v.string(), v.string());

const TYPES: readonly (readonly [file: RegExp, type: string])[] = [
  [/\.js$/, 'text/javascript'],
  [/\.css$/, 'text/css'],
  [/\.svg$/, 'image/svg+xml'],
];

/** The files of a pack, by their names, as answers; none where it cannot be had. */
export async function readPack(url: string): Promise<ReadonlyMap<string, Response>> {
  try {
    const answer = await fetchFromHost(new Request(url));
    const files = Object.entries(v.parse(packRow, await answer.json()));
    return new Map(
      files.map(([name, text]) => {
        const type = TYPES.find(([file]) => file.test(name))?.[1] ?? 'text/plain';
        return [
          name,
          new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } }),
        ];
      }),
    );
  } catch {
    // Each file can be had by itself.
    return new Map();
  }
}
