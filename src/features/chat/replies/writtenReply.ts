import type { AiMessage } from '@/domain/chat/chatMessage';
import type { CoachAnswer } from '@/domain/coach/conversation/coachRequest';
import type { CoachState } from '@/domain/coach/conversation/coachState';

/** A reply as it was stored, and what it was chosen from. */
export interface WrittenReply {
  readonly message: AiMessage;
  readonly answer: CoachAnswer;
  /** The conversation's state before it. */
  readonly before: CoachState;
  readonly isSensitive: boolean;
}
