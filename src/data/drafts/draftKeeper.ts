import type { Clock } from '@/domain/clock';
import { appendShared } from '@/domain/sharing/sharedText';
import { createStore, type ReadableStore } from '@/domain/store';
import { hesitated } from '@/domain/typing/hesitation';
import { type InputChange, pauseMeter, recordInput } from '@/domain/typing/typingMeter';
import { trackUnsaved } from '../browser-storage/unsaved';
import { ignoreClosed } from '../database/ignoreClosedDatabase';
import { observe } from '../database/liveQuery';
import type { TaalDatabase } from '../database/taalDatabase';
import { writeSafely } from '../database/writeSafely';
import {
  type Draft,
  EMPTY_DRAFT,
  getStoredDraft,
  isSent,
  joined,
  journalDraft,
  ownKey,
  putDraft,
  replaceDraft,
  type StoredDraft,
} from '../repositories/chat/drafts';
import { type OpenedDraft, openDraft } from '../repositories/chat/openDraft';
import type { Timers } from '../timers';
import { type LeftWords, leaveWords, takeLeftWords } from './leftWords';
import { trackKeeper } from './openKeepers';

const SAVE_INTERVAL_MS = 300;

export interface DraftServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
}

export interface KeptDraft {
  readonly draft: Draft;
  /** What was stored is here. */
  readonly isLoaded: boolean;
  /** Its chat was deleted in another tab, and it was brought over into this one. */
  readonly isBroughtOver: boolean;
}

/** A draft on its way to become a message; the composer is empty, and can be written in. */
export interface Sending {
  readonly draft: Draft;
  /** It is a message now. */
  readonly sent: () => void;
  /** It is none: the words are back, in front of what was typed since. */
  readonly failed: () => void;
}

/**
 * The half-written words of one composer. While a person types they live here; they are stored
 * often enough that a crash costs at most the last third of a second, and leaving the page nothing.
 * Each tab stores its own: nothing that happens in another one takes words away here, but that the
 * same draft is sent there.
 */
export interface DraftKeeper {
  readonly state: ReadableStore<KeptDraft>;
  /** Begins with what is stored for a chat; until then all is kept here only. Returns the end. */
  readonly open: (chat: string | null) => () => void;
  /** The person changed the text. */
  readonly type: (text: string, changes: readonly InputChange[]) => void;
  /** Puts a text below what is written; `shownAt` as in `InputChange`. */
  readonly append: (text: string, shownAt?: number) => void;
  readonly send: () => Sending;
  /** The page may go: what is not stored yet is kept where that takes no time. */
  readonly leave: () => void;
  /** The page is looked at again: other tabs may have been at work. */
  readonly lookAround: () => void;
}

const NOTHING: KeptDraft = { draft: EMPTY_DRAFT, isLoaded: false, isBroughtOver: false };

/** Stored words with what was typed while they were read: neither is lost. */
function continued(stored: Draft, typed: Draft, changes: readonly InputChange[]): Draft {
  if (typed.text === '') return stored;
  if (stored.text === '') return typed;
  const space = /\s$/.test(stored.text) ? '' : ' ';
  const meter = changes.reduce(recordInput, stored.meter);
  return { text: stored.text + space + typed.text, meter, id: stored.id };
}

function withLeft(stored: Draft, left: LeftWords | null): Draft {
  if (left === null) return stored;
  if (left.chat === null) return continued(stored, left.draft, left.changes);
  return joined(stored, left.draft);
}

const NOTHING_STORED: OpenedDraft = { draft: EMPTY_DRAFT, stored: null };

/** The keeper of a composer; the words for a match stay with that match. */
export function createDraftKeeper(services: DraftServices, kind: 'chat' | 'match'): DraftKeeper {
  const { database, clock, timers, newId } = services;
  const composer = {};
  const state = createStore(NOTHING);
  let chat: string | null = null;
  let early: readonly InputChange[] = [];
  let stored: StoredDraft | null = null;
  let isUnsaved = false;
  let isDeleting = false;
  let saving: Promise<void> | null = null;
  let sending: Draft | null = null;
  let stopTimer: (() => void) | null = null;

  function show(change: Partial<KeptDraft>): void {
    const next = { ...state.get(), ...change };
    state.set(next.draft.text === '' ? { ...next, isBroughtOver: false } : next);
  }

  function paused(draft: Draft): Draft {
    return { ...draft, meter: pauseMeter(draft.meter, clock()) };
  }

  async function store(place: string): Promise<void> {
    isUnsaved = false;
    const words = paused(state.get().draft);
    try {
      stored = await writeSafely(database, () => replaceDraft(database, place, words, stored));
    } catch {
      // It is still in the composer, and stored with the next change or before a reload.
      isUnsaved = true;
    }
  }

  async function save(): Promise<void> {
    stopTimer?.();
    stopTimer = null;
    while (saving !== null) await saving;
    // Before it is read, a part would take the place of the whole.
    if (!isUnsaved || chat === null || !state.get().isLoaded) return;
    saving = store(chat);
    await saving;
    saving = null;
  }

  function change(draft: Draft): void {
    show({ draft });
    isUnsaved = true;
    stopTimer ??= timers.after(SAVE_INTERVAL_MS, () => void save());
  }

  function type(text: string, changes: readonly InputChange[]): void {
    if (!state.get().isLoaded) early = [...early, ...changes];
    const { id = newId(), meter } = state.get().draft;
    change({
      text,
      meter: changes.reduce(recordInput, meter),
      id: text === '' ? undefined : id,
      hesitating: hesitated(state.get().draft, text, changes),
    });
  }

  function leave(): void {
    const isWriting = saving !== null && state.get().draft.text !== '';
    if (chat !== null && state.get().isLoaded && (isUnsaved || isWriting || sending !== null)) {
      journalDraft(
        database,
        chat,
        paused(sending ?? state.get().draft),
        sending === null ? undefined : paused(state.get().draft),
      );
    }
    // The time until the person comes back is no typing.
    if (state.get().draft.meter.lastKeystrokeAt !== null)
      show({ draft: paused(state.get().draft) });
    void save();
  }

  /** Sent by another tab, the words go; taken away by one, they are stored once more. */
  async function compare(place: string): Promise<void> {
    const { draft } = state.get();
    const isBusy = () =>
      state.get().draft !== draft || isUnsaved || isDeleting || saving !== null || sending !== null;
    if (draft.text === '' || isBusy()) return;
    const isGone = await isSent(database, draft);
    const row = stored === null ? null : await getStoredDraft(database, stored.key);
    if (isBusy()) return;
    if (isGone) {
      stored = null;
      show({ draft: EMPTY_DRAFT });
    } else if (stored?.key === ownKey(database, place) && row?.writer !== stored.writer) {
      isUnsaved = true;
      await save();
    }
  }

  function lookAround(): void {
    if (chat !== null && state.get().isLoaded) void ignoreClosed(compare(chat));
  }

  /** Takes what is stored, what was brought over from a chat that is gone, and what was typed since. */
  async function read(place: string, isCurrent: () => boolean): Promise<void> {
    const left = kind === 'chat' ? await takeLeftWords(database, composer) : null;
    const opened = await openDraft(database, place, newId);
    if (!isCurrent()) {
      if (left !== null) leaveWords(database, left);
      return;
    }
    const typed = state.get().draft;
    const isOwn = opened.stored === null || opened.stored.key === ownKey(database, place);
    // What another tab writes is not put in front of what was begun here: it would be sent twice.
    const base = isOwn || (left === null && typed.text === '') ? opened : NOTHING_STORED;
    stored = base.stored;
    const draft = continued(withLeft(base.draft, left), typed, early);
    early = [];
    isUnsaved = draft !== base.draft;
    const goneChat = left?.chat ?? null;
    show({ draft, isLoaded: true, isBroughtOver: goneChat !== null });
    await save();
    if (goneChat !== null) await putDraft(database, goneChat, EMPTY_DRAFT);
  }

  function open(next: string | null): () => void {
    chat = next;
    const leaveUnread = () => {
      if (state.get().draft.text === '' || kind === 'match') return;
      const words = { draft: state.get().draft, changes: early, composer };
      leaveWords(database, { ...words, chat: state.get().isLoaded ? next : null });
    };
    if (next === null) return leaveUnread;
    let isCurrent = true;
    void ignoreClosed(read(next, () => isCurrent));
    const forget = [
      trackUnsaved(save),
      trackKeeper(database, { chat: next, save, expectDeletion }),
      observe(async () => {
        await database.chatSessions.get(next);
        await database.drafts.get(ownKey(database, next));
      }, lookAround),
    ];
    return () => {
      isCurrent = false;
      leaveUnread();
      leave();
      for (const each of forget) each();
    };
  }

  function expectDeletion(): (isDeleted: boolean) => void {
    isDeleting = true;
    return (isDeleted) => {
      isDeleting = false;
      if (!isDeleted) return;
      isUnsaved = false;
      stored = null;
      show({ draft: EMPTY_DRAFT });
    };
  }

  return {
    state,
    open,
    type,
    append(text, shownAt) {
      const since = shownAt === undefined ? {} : { shownAt };
      const inserted = { at: clock(), kind: 'inserted', empty: false, ...since } as const;
      type(appendShared(state.get().draft.text, text), [inserted]);
    },
    send() {
      const draft = state.get().draft;
      sending = draft;
      isUnsaved = false;
      show({ draft: EMPTY_DRAFT });
      return {
        draft,
        sent() {
          if (sending === draft) sending = null;
          // Takes what is stored of it away, unless something else has its place by now.
          isUnsaved = true;
          void save();
        },
        failed() {
          if (sending === draft) sending = null;
          change(joined(draft, state.get().draft));
        },
      };
    },
    leave,
    lookAround,
  };
}
