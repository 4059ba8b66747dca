import { useEffect, useRef, useState } from 'react';
import type { ChatChoice } from '@/data/real-chats/archive/chooseChat';
import type { ChatSource, ReadingAnswers } from '@/data/real-chats/chatReading';
import type { Timers } from '@/data/timers';
import type { RealChat } from '@/domain/real-chats/realMessage';
import type { ReadRefusal } from '@/domain/real-chats/refusals';

export type ReadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'refused'; readonly reason: ReadRefusal }
  /** The code that reads could not be loaded. */
  | { readonly step: 'notLoaded' }
  | { readonly step: 'whichDateFirst' }
  | { readonly step: 'whichChat'; readonly chats: readonly ChatChoice[] }
  | { readonly step: 'read'; readonly chat: RealChat };

export interface ReadChat {
  readonly state: ReadState;
  /** How many files came with the one that is read, and are not. */
  readonly others: number;
  readonly read: (source: ChatSource, others?: number) => void;
  /** Reads the same again, with the answer to what was asked. */
  readonly readWith: (answer: Partial<ReadingAnswers>) => void;
  /** Says why a chat is not read, without reading it. */
  readonly refuse: (reason: ReadRefusal) => void;
  readonly cancel: () => void;
}

const loadReader = () => import('@/data/real-chats/readRealChat');

/** Reads one chat at a time; what comes in takes the place of what is being read. */
export function useReadChat(timers: Timers): ReadChat {
  const [state, setState] = useState<ReadState>({ step: 'waiting' });
  const [others, setOthers] = useState(0);
  const running = useRef<AbortController | null>(null);
  /** Only as long as it may have to be read again. */
  const source = useRef<ChatSource | null>(null);
  const answers = useRef<Partial<ReadingAnswers>>({});

  useEffect(() => {
    // Here before a chat is: nothing is asked of a network while one is read.
    loadReader().catch(() => {});
    return () => running.current?.abort();
  }, []);

  async function run(from: ChatSource, given: Partial<ReadingAnswers>): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    source.current = from;
    answers.current = given;
    setState({ step: 'reading', share: 0 });
    const show = (next: ReadState) => {
      if (!signal.aborted) setState(next);
    };
    try {
      const { readRealChat } = await loadReader();
      const outcome = await readRealChat(from, {
        onProgress: (share) => show({ step: 'reading', share }),
        signal,
        timers,
        answers: given,
      });
      if (outcome.kind === 'read') {
        source.current = null;
        show({ step: 'read', chat: outcome.chat });
      } else if (outcome.kind === 'refused') {
        show({ step: 'refused', reason: outcome.reason });
      } else if (outcome.kind === 'whichChat') {
        show({ step: 'whichChat', chats: outcome.chats });
      } else show({ step: 'whichDateFirst' });
    } catch {
      // A reading that was cancelled fails too, and shows nothing.
      show({ step: 'notLoaded' });
    }
  }

  return {
    state,
    others,
    read(from, came = 0) {
      setOthers(came);
      void run(from, {});
    },
    readWith: (answer) => {
      if (source.current !== null) void run(source.current, { ...answers.current, ...answer });
    },
    refuse: (reason) => {
      running.current?.abort();
      setOthers(0);
      setState({ step: 'refused', reason });
    },
    cancel: () => {
      running.current?.abort();
      source.current = null;
      setOthers(0);
      setState({ step: 'waiting' });
    },
  };
}
