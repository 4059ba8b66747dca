import { useEffect, useRef, useState } from 'react';
import { type Draft, EMPTY_DRAFT, getDraft, putDraft } from '@/data/repositories/drafts';
import { pauseMeter } from '@/domain/typing/typingMeter';
import type { ChatServices } from './chatServices';

const SAVE_INTERVAL_MS = 300;

export interface KeptDraft {
  readonly draft: Draft;
  /** Changes the draft; it is stored within a third of a second. */
  readonly change: (draft: Draft) => void;
  /** Empties the composer; the use case that sends deletes the stored draft itself. */
  readonly clear: () => void;
}

/**
 * The text being written in a session. While a person types it lives here; it is stored often
 * enough that a crash costs at most the last third of a second.
 */
export function useDraft(services: ChatServices, sessionId: string): KeptDraft {
  const { database, clock, timers } = services;
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const latest = useRef(EMPTY_DRAFT);
  const unsaved = useRef(false);
  const stopTimer = useRef<(() => void) | null>(null);

  const save = useRef(() => {});
  save.current = () => {
    stopTimer.current?.();
    stopTimer.current = null;
    if (!unsaved.current) return;
    unsaved.current = false;
    const { text, meter } = latest.current;
    void putDraft(database, sessionId, { text, meter: pauseMeter(meter, clock()) });
  };

  useEffect(() => {
    let current = true;
    void getDraft(database, sessionId).then((stored) => {
      // What was typed while the draft was read is newer than the draft.
      if (!current || latest.current.text !== '') return;
      latest.current = stored;
      setDraft(stored);
    });
    const saveNow = () => save.current();
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      current = false;
      saveNow();
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
    };
  }, [database, sessionId]);

  function show(next: Draft): void {
    latest.current = next;
    setDraft(next);
  }

  return {
    draft,
    change(next) {
      show(next);
      unsaved.current = true;
      stopTimer.current ??= timers.after(SAVE_INTERVAL_MS, () => save.current());
    },
    clear() {
      show(EMPTY_DRAFT);
      unsaved.current = false;
    },
  };
}
