import type { Clock } from '@/domain/clock';
import { appendShared } from '@/domain/sharing/sharedText';
import { createStore, type ReadableStore } from '@/domain/store';
import { type Hesitating, hesitated } from '@/domain/typing/hesitation';
import {
  IDLE_METER,
  type InputChange,
  pauseMeter,
  recordInput,
  type TypingMeter,
} from '@/domain/typing/typingMeter';
import { trackUnsaved } from '../browser-storage/unsaved';
import type { DeviceStorage } from '../database/health';
import { ignoreClosed } from '../database/ignoreClosedDatabase';
import { observe } from '../database/liveQuery';
import { writeSafely } from '../database/writeSafely';
import { getDraft, isSent, putDraft, type StoredDraft } from '../repositories/chat/drafts';
import { keepSharedText } from '../sharing/sharedText';
import type { Timers } from '../timers';
import { copyOf, type LastWords } from './lastWords';

const SAVE_INTERVAL_MS = 300;

/** A text that is being written. */
export interface Draft extends StoredDraft {
  readonly meter: TypingMeter;
  /** It is known of this composer alone. */
  readonly hesitating?: Hesitating | undefined;
}

const EMPTY_DRAFT: Draft = { text: '', meter: IDLE_METER };
const NOT_MEASURED: TypingMeter = { ...IDLE_METER, inserted: true };

export interface DraftServices extends DeviceStorage {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly lastWords: LastWords;
}

export interface KeptDraft {
  readonly draft: Draft;
  /** What was stored is here. */
  readonly isLoaded: boolean;
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
 * The half-written words of one composer, for one chat. While a person types they live here; they
 * are stored often enough that a crash costs at most the last third of a second.
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

function restored({ text, id, meter = NOT_MEASURED }: StoredDraft): Draft {
  return { text, id, meter };
}

/** Two texts as one, which is not measured. */
function joined(earlier: Draft, later: Draft, separator: string): Draft {
  if (later.text === '') return earlier;
  if (earlier.text === '') return later;
  return { ...earlier, text: earlier.text + separator + later.text, meter: NOT_MEASURED };
}

/** The keeper of a composer. */
export function createDraftKeeper(services: DraftServices): DraftKeeper {
  const { database, clock, timers, newId, lastWords } = services;
  const state = createStore<KeptDraft>({ draft: EMPTY_DRAFT, isLoaded: false });
  let chat: string | null = null;
  let unsaved: Draft | null = null;
  let sending: Draft | null = null;
  let isCopied = false;
  let stopTimer: (() => void) | null = null;

  function show(draft: Draft): void {
    state.set({ ...state.get(), draft });
  }

  function forgetCopy(): void {
    if (chat === null || !isCopied || unsaved !== null) return;
    lastWords.forget(chat);
    isCopied = false;
  }

  async function save(): Promise<void> {
    stopTimer?.();
    stopTimer = null;
    const [draft, place] = [unsaved, chat];
    // Before it is read, a part would take the place of the whole; what is being sent keeps it.
    if (draft === null || place === null || !state.get().isLoaded || sending !== null) return;
    try {
      const words = { ...draft, meter: pauseMeter(draft.meter, clock()) };
      await writeSafely(services, () => putDraft(database, place, words));
      if (unsaved === draft) unsaved = null;
      forgetCopy();
    } catch {
      // It is still in the composer, and stored with the next change or before a reload.
    }
  }

  function change(draft: Draft): void {
    show(draft);
    unsaved = draft;
    stopTimer ??= timers.after(SAVE_INTERVAL_MS, () => void save());
  }

  function type(text: string, changes: readonly InputChange[]): void {
    const { draft } = state.get();
    change({
      text,
      id: text === '' ? undefined : (draft.id ?? newId()),
      meter: changes.reduce(recordInput, draft.meter),
      hesitating: hesitated(draft, text, changes),
    });
  }

  function leave(): void {
    const { draft } = state.get();
    if (chat !== null && (unsaved !== null || sending !== null)) {
      lastWords.keep(chat, copyOf(draft, sending));
      isCopied = true;
    }
    // The time until the person comes back is no typing.
    if (draft.meter.lastKeystrokeAt !== null) {
      show({ ...draft, meter: pauseMeter(draft.meter, clock()) });
    }
    void save();
  }

  async function readStored(place: string): Promise<StoredDraft | null> {
    await lastWords.store();
    return getDraft(database, place);
  }

  /** Takes over what another tab has made of this draft; an empty composer takes any on return. */
  async function follow(place: string, isReturn: boolean): Promise<void> {
    const { draft, isLoaded } = state.get();
    const isIdle = () => state.get().draft === draft && unsaved === null && sending === null;
    if (!isLoaded || !isIdle()) return;
    const stored = await readStored(place);
    const isGone = draft.text !== '' && (await isSent(database, draft));
    if (!isIdle()) return;
    const isTaken = draft.text === '' ? isReturn : stored?.id === draft.id;
    if (stored?.id !== undefined && isTaken) {
      if (stored.text !== draft.text) show(restored(stored));
    } else if (isGone) {
      show(EMPTY_DRAFT);
    }
  }

  async function read(place: string): Promise<void> {
    const stored = await readStored(place);
    const { draft: typed, isLoaded } = state.get();
    if (isLoaded) return;
    const draft = stored === null ? EMPTY_DRAFT : restored(stored);
    const whole = joined(draft, typed, /\s$/.test(draft.text) ? '' : ' ');
    state.set({ draft: whole, isLoaded: true });
    if (whole !== draft) change(whole);
  }

  /** The words of a composer that went before its chat was known wait for the next one. */
  function handOn(): void {
    const { text } = state.get().draft;
    if (chat === null && text !== '') void ignoreClosed(keepSharedText(database, text));
  }

  function open(next: string | null): () => void {
    chat = next;
    if (next === null) return () => queueMicrotask(handOn);
    void ignoreClosed(read(next));
    const look = () => void ignoreClosed(follow(next, false));
    const forget = [trackUnsaved(save), observe(() => getDraft(database, next), look)];
    return () => {
      leave();
      for (const each of forget) each();
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
      const { draft } = state.get();
      sending = draft;
      unsaved = null;
      show(EMPTY_DRAFT);
      return {
        draft,
        sent() {
          if (sending === draft) sending = null;
          forgetCopy();
          void save();
        },
        failed() {
          if (sending === draft) sending = null;
          change(joined(draft, state.get().draft, '\n'));
        },
      };
    },
    leave,
    lookAround() {
      if (chat !== null) void ignoreClosed(follow(chat, true));
    },
  };
}
