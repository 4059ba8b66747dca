import * as v from 'valibot';
import { onTestFinished, vi } from 'vitest';
import { createDraftKeeper, type DraftKeeper } from '@/data/drafts/draftKeeper';
import { createLastWords } from '@/data/drafts/lastWords';
import { chatServices, type TestServices } from '../../../support/builders/chat.ts';
import { memoryPlace } from '../../../support/fakes/memoryPlace.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

let made = 0;

/** A browser with any number of tabs, all on one database and one localStorage. */
export function browserInTest() {
  made += 1;
  const name = `taal-drafts-${made}`;
  const kept = new Map<string, string>();
  return {
    kept,
    /** A page of its own, as each load is. */
    page(): TestServices {
      const database = testDatabase(name);
      const lastWords = createLastWords(memoryPlace(kept), database);
      return chatServices(database, { newId: () => crypto.randomUUID(), lastWords });
    },
  };
}

export interface ComposerInTest {
  readonly keeper: DraftKeeper;
  readonly text: () => string;
  /** Writes at the end of what is there, and stores it. */
  readonly write: (text: string) => Promise<void>;
  /** Puts another text in the place of what is there, and stores it. */
  readonly rewrite: (text: string) => Promise<void>;
  readonly close: () => void;
}

/** A composer on a chat, once it is read; `early` is typed before. */
export async function composerOn(
  services: TestServices,
  chat: string,
  early = '',
): Promise<ComposerInTest> {
  const keeper = createDraftKeeper(services);
  const typed = { at: services.clock(), kind: 'typed', empty: false } as const;
  const closeUnknown = keeper.open(null);
  if (early !== '') keeper.type(early, [typed]);
  // As React does: what the chat was before is closed first.
  closeUnknown();
  const close = keeper.open(chat);
  onTestFinished(close);
  await vi.waitFor(() => {
    if (!keeper.state.get().isLoaded) throw new Error('Not read yet');
  });
  const text = () => keeper.state.get().draft.text;
  const rewrite = async (next: string) => {
    const change = { at: services.clock(), kind: 'typed', empty: next === '' } as const;
    keeper.type(next, [change]);
    services.time.advance(300);
    await stored(services);
  };
  return { keeper, text, rewrite, write: (more) => rewrite(text() + more), close };
}

/** Waits until what is being written is stored. */
export async function stored({ database }: TestServices): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await database.transaction('rw', database.tables, () => database.keyValue.count());
  }
}

const rowsWithText = v.array(v.object({ text: v.string() }));

/** The texts of rows, in their order. */
export function textsOf(rows: readonly unknown[]): string[] {
  return v.parse(rowsWithText, rows).map(({ text }) => text);
}

/** The texts that are stored as drafts. */
export async function draftTexts({ database }: TestServices): Promise<string[]> {
  return textsOf(await database.drafts.toArray()).sort();
}
