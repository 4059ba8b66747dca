import { isBlank } from '@/domain/language/isBlank';
import { repairLatin } from './meta';

/** A chat of an archive: where it is, and who writes in it, where the file says so. */
export interface NamedChat {
  readonly path: string;
  readonly participants: readonly string[];
}

const PARTICIPANTS = /"participants"\s*:\s*\[([^\]]*)\]/;
const NAME = /(?:"name"\s*:\s*|[[,]\s*)"((?:[^"\\]|\\.)*)"/g;

/** Who writes in a chat of Instagram, Facebook or Messenger, by the beginning of its JSON. */
export function participantsIn(start: string): readonly string[] {
  const list = PARTICIPANTS.exec(start)?.[1] ?? '';
  return [...`[${list}]`.matchAll(NAME)].flatMap(([, written = '']) => {
    try {
      const name: unknown = JSON.parse(`"${written}"`);
      return typeof name === 'string' ? repairLatin(name).trim() : [];
    } catch {
      return [];
    }
  });
}

/** The last part of a path, without the number that the apps put behind a name. */
function nameOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.at(-1) ?? path;
  const isCommon = /^result\.json$/i.test(last);
  return ((isCommon ? parts.at(-2) : last) ?? last).replace(/\.\w+$/, '').replace(/_\d+$/, '');
}

/** What each chat is called: whom it is with. Who writes in all of them is left out. */
export function chatNames(chats: readonly NamedChat[]): readonly string[] {
  const told = chats.filter(({ participants }) => participants.length > 0);
  const [first] = told;
  const everywhere = (first?.participants ?? []).filter((name) =>
    told.every(({ participants }) => participants.includes(name)),
  );
  const [own] = told.length > 1 ? everywhere : [];
  return chats.map(({ path, participants }) => {
    const others = participants.filter((name) => name !== own && !isBlank(name));
    return others.length > 0 ? others.join(', ') : nameOfPath(path);
  });
}
