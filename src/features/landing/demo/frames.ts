import { type Sentiment, sentimentOf } from '@/domain/analysis/sentiment';
import { steadySpeed } from '@/domain/typing/steadySpeed';
import { beats, IDLE_METER, recordInput, timeTaken } from '@/domain/typing/typingMeter';
import type { ReplyTurn, Turn, TypedTurn } from './script';

export interface Measured {
  readonly text: string;
  readonly beats: readonly number[];
  readonly speed: number;
  readonly mood: Sentiment;
}

export type DemoMessage = ReplyTurn | (Measured & { readonly from: 'you' });

/** One state of the demo, and for how many milliseconds it stands. */
export interface Frame {
  readonly hold: number;
  readonly messages: readonly DemoMessage[];
  readonly draft: Measured | null;
  readonly isReplying: boolean;
}

const GREETING_MS = 1600;
const BEFORE_SENDING_MS = 700;
/** As in the chat itself (rule R16). */
const REPLYING_MS = 1500;
const READING_MS = 2800;
const LAST_MS = 5000;

/** The draft after each key, and the wait for the next one. */
function keystrokes({ text, gaps, pause }: TypedTurn) {
  let at = 0;
  let meter = IDLE_METER;
  return Array.from(text, (_, index) => {
    const typed = text.slice(0, index + 1);
    meter = recordInput(meter, { at, kind: 'typed', empty: false });
    const speed = steadySpeed(typed, timeTaken(meter, at));
    const draft = { text: typed, beats: beats(meter), speed, mood: sentimentOf(typed) };
    const isLast = index === text.length - 1;
    const hold = isLast
      ? BEFORE_SENDING_MS
      : (gaps[index % gaps.length] ?? 0) + (/[.?!]$/u.test(typed) ? pause : 0);
    at += hold;
    return { draft, hold };
  });
}

/** The whole demo, from its first message to the complete conversation. */
export function framesOf(script: readonly Turn[]): readonly Frame[] {
  const frames: Frame[] = [];
  let messages: readonly DemoMessage[] = [];
  script.forEach((turn, index) => {
    if (turn.from === 'ai') {
      const isLast = index === script.length - 1;
      messages = [...messages, turn];
      const hold = index === 0 ? GREETING_MS : isLast ? LAST_MS : READING_MS;
      frames.push({ hold, messages, draft: null, isReplying: false });
      return;
    }
    const keys = keystrokes(turn);
    for (const { draft, hold } of keys) {
      frames.push({ hold, messages, draft, isReplying: false });
    }
    const sent = keys.at(-1)?.draft;
    if (sent === undefined) return;
    messages = [...messages, { from: 'you', ...sent }];
    frames.push({ hold: REPLYING_MS, messages, draft: null, isReplying: true });
  });
  return frames;
}
