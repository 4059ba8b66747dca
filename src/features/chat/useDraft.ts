import { useEffect, useRef, useState } from 'react';
import type { TaalDatabase } from '@/data/database';
import {
  type Draft,
  EMPTY_DRAFT,
  getDraft,
  leaveDraft,
  putDraft,
  settleDraft,
} from '@/data/repositories/drafts';
import { BEFORE_CLOSING } from '@/data/storage/lastWords';
import { unlessClosed } from '@/data/storage/unlessClosed';
import { trackUnsaved } from '@/data/storage/unsaved';
import { writeSafely } from '@/data/storage/writeSafely';
import { appendShared } from '@/domain/sharing/sharedText';
import { pauseMeter, recordInput } from '@/domain/typing/typingMeter';
import type { ChatServices } from './chatServices';

const SAVE_INTERVAL_MS = 300;

export interface KeptDraft {
  readonly draft: Draft;
  /** Changes the draft; it is stored within a third of a second. */
  readonly change: (draft: Draft) => void;
  /**
   * Empties the composer; the use case that sends deletes the stored draft itself. Should the page
   * be left before the function that it returns is called, it is kept unless that message is there.
   */
  readonly sendAs: (messageId: string) => () => void;
  /** Puts a text below what is written; it is stored there already. */
  readonly append: (text: string) => void;
  /** What was stored is here. */
  readonly isLoaded: boolean;
}

interface Sending {
  readonly draft: Draft;
  /** The id of the message that it becomes. */
  readonly as?: string;
}

/** What was written where no session was known yet, and the chat was left before one was. */
const homeless = new WeakMap<TaalDatabase, Draft>();

/** A stored draft with what was typed while it was read: neither is lost. */
function continued(stored: Draft, typed: Draft): Draft {
  if (typed.text === '') return stored;
  if (stored.text === '') return typed;
  const space = /\s$/.test(stored.text) ? '' : ' ';
  return { text: stored.text + space + typed.text, meter: { ...typed.meter, inserted: true } };
}

function paused({ text, meter }: Draft, now: number): Draft {
  return { text, meter: pauseMeter(meter, now) };
}

/**
 * The text being written in a session. While a person types it lives here; it is stored often
 * enough that a crash costs at most the last third of a second, and leaving the page nothing.
 * Until the session is known, a moment after the first paint, it is kept here only.
 */
export function useDraft(services: ChatServices, sessionId: string | null): KeptDraft {
  const { database, clock, timers } = services;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isLoaded, setLoaded] = useState(false);
  const latest = useRef(EMPTY_DRAFT);
  const unsaved = useRef(false);
  const stopTimer = useRef<(() => void) | null>(null);
  const writes = useRef(0);
  const isRead = useRef(false);
  const sending = useRef<Sending | null>(null);

  const save = useRef(async () => {});
  save.current = async () => {
    stopTimer.current?.();
    stopTimer.current = null;
    // Before it is read, a part would take the place of the whole.
    if (!unsaved.current || sessionId === null || !isRead.current) return;
    unsaved.current = false;
    writes.current += 1;
    try {
      await writeSafely(database, () =>
        putDraft(database, sessionId, paused(latest.current, clock())),
      );
    } catch {
      // It is still in the composer, and stored with the next change or before a reload.
      unsaved.current = true;
    }
    writes.current -= 1;
  };

  useEffect(() => {
    const keepUnread = () => {
      if (!isRead.current && latest.current.text !== '') homeless.set(database, latest.current);
    };
    if (sessionId === null) return keepUnread;
    let current = true;
    const read = async () => {
      // Where there is no room to store it, it is read from where it was kept.
      await settleDraft(database, sessionId).catch(() => {});
      const stored = await getDraft(database, sessionId);
      if (!current) return;
      isRead.current = true;
      setLoaded(true);
      const typed = latest.current.text === '' ? homeless.get(database) : latest.current;
      homeless.delete(database);
      unsaved.current ||= typed !== undefined && typed.text !== '';
      const next = continued(stored, typed ?? EMPTY_DRAFT);
      latest.current = next;
      setDraft(next);
      void save.current();
    };
    void unlessClosed(read());
    const saveNow = () => {
      const isWriting = writes.current > 0 && latest.current.text !== '';
      if (isRead.current && (unsaved.current || isWriting || sending.current !== null)) {
        const { draft, as } = sending.current ?? { draft: EMPTY_DRAFT };
        const words = paused(continued(draft, latest.current), clock());
        leaveDraft(database, sessionId, words, latest.current.text === '' ? as : undefined);
      }
      void save.current();
    };
    const forget = trackUnsaved(() => save.current());
    addEventListener('pagehide', saveNow, BEFORE_CLOSING);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      current = false;
      keepUnread();
      saveNow();
      forget();
      removeEventListener('pagehide', saveNow, BEFORE_CLOSING);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [database, clock, sessionId]);

  function show(next: Draft): void {
    latest.current = next;
    setDraft(next);
  }

  function change(next: Draft): void {
    show(next);
    unsaved.current = true;
    stopTimer.current ??= timers.after(SAVE_INTERVAL_MS, () => void save.current());
  }

  return {
    draft,
    isLoaded,
    change,
    append(text) {
      const { meter } = latest.current;
      const input = { at: clock(), kind: 'inserted', empty: false } as const;
      const written = appendShared(latest.current.text, text);
      change({ text: written, meter: recordInput(meter, input) });
    },
    sendAs(as) {
      const sent = { draft: latest.current, as };
      sending.current = sent;
      show(EMPTY_DRAFT);
      unsaved.current = false;
      return () => {
        if (sending.current === sent) sending.current = null;
      };
    },
  };
}
