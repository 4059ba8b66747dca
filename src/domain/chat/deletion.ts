import { type CoachState, NEW_STATE } from '../coach/conversation/coachState';
import { isLeftUnanswered } from '../stats/responseRate';
import type { ChatMessage } from './chatMessage';
import { type ChatSession, NEW_SESSION_TITLE } from './chatSession';
import { preview } from './preview';

type Neighbour = Pick<ChatMessage, 'sender' | 'timestamp'> | null;

/** Whether a silence that ended the conversation lies between two messages that stand together. */
function isSilence(before: Neighbour, after: Neighbour): boolean {
  if (before?.sender !== 'ai' || after?.sender !== 'user') return false;
  const ending = { lastMessageAt: before.timestamp, lastAiMessageAt: before.timestamp };
  return isLeftUnanswered(ending, after.timestamp);
}

/**
 * By how much the count of silences (`ChatSession.silences`) changes when a message comes between
 * two others; the same, taken away, when it goes.
 */
export function silencesAround(before: Neighbour, message: Neighbour, after: Neighbour): number {
  const apart = Number(isSilence(before, message)) + Number(isSilence(message, after));
  return apart - Number(isSilence(before, after));
}

/** The title once `deleted` are gone, of which one may have named the chat; `first` names it then. */
export function titleWithout(
  { title }: Pick<ChatSession, 'title'>,
  deleted: readonly ChatMessage[],
  first: string | null,
): string {
  const isNamedAfter = deleted.some(
    ({ sender, text }) => sender === 'user' && preview(text) === title,
  );
  if (!isNamedAfter) return title;
  return first === null ? NEW_SESSION_TITLE : preview(first);
}

/** As at the beginning of a talk, but as calm, and in the same language. */
const startedOver = (state: CoachState): CoachState => ({
  ...NEW_STATE,
  language: state.language,
  danger: state.danger,
  calmFor: state.calmFor,
  sinceRhythm: state.sinceRhythm,
});

/**
 * What the coach remembers once messages are deleted (rule “Deleting a message”): without its
 * latest answer it starts over, as its question and its facts stood there; a text to work on goes
 * with the message that it stood in. It stays as calm as it was.
 */
export function stateWithout(
  state: CoachState,
  deleted: readonly ChatMessage[],
  isLatestAnswer: boolean,
): CoachState {
  const isDangerDeleted = deleted.some(
    (message) => message.sender === 'user' && message.replyDueAt !== null && message.isSensitive,
  );
  const isDangerHeard = state.isDangerHeard && !isDangerDeleted;
  if (isLatestAnswer) return { ...startedOver(state), isDangerHeard };
  const stoodIn = (draft: string | null) =>
    draft !== null &&
    deleted.some(
      (message) =>
        message.text.includes(draft) || (message.sender === 'ai' && message.offer?.draft === draft),
    );
  const isDraftGone = stoodIn(state.draft);
  const isJobGone =
    isDraftGone ||
    deleted.some(({ sender, text }) => sender === 'user' && state.jobText.includes(text));
  return {
    ...state,
    draft: isDraftGone ? null : state.draft,
    earlierDraft: stoodIn(state.earlierDraft) ? null : state.earlierDraft,
    ...(isJobGone ? { job: null, jobText: '' } : {}),
    isDangerHeard,
  };
}
