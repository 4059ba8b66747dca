import type { Danger } from '@/domain/coach/safety';
import type { MatchReply } from '../matchReply';

const HELP_FOR_SELF_HARM =
  'Please call Tele-MANAS on 14416, free, day and night, or 112 if it is urgent.';
const HELP_IN_DANGER = 'Please call 112 if you are in danger, or the women’s helpline on 181.';

const selfHarmOpenings = [
  'I’m really glad you told me. You don’t have to carry this alone.',
  'Leave small talk aside, you matter far more. I’m taking this seriously.',
  'That sounds so painful, and I’m sorry. A trained voice can help more than I can.',
  'Thank you for saying it. Please sit near someone you trust right now.',
  'What you feel is heavy, and it can ease with help. Stay, please.',
  'I care that you’re safe tonight. Please tell one person near you.',
  'You are not a burden, and this is not weakness. Let someone help.',
  'Please move away from anything that could hurt you, and breathe slowly.',
  'This moment can pass, even if it does not feel so. Reach out now.',
  'I’m only a chat, and you deserve a real voice tonight.',
  'It was brave to write that. Let the next step be a call.',
  'I hear you. Nothing else in this chat is as important as you.',
];

const dangerOpenings = [
  'I’m so sorry this is happening. It is not your fault.',
  'That’s not okay, whoever it is. Your safety comes first.',
  'I believe you. Please go where other people are, if you safely can.',
  'Thank you for telling me. Please tell someone you trust where you are.',
  'You don’t owe that person a reply or a meeting.',
  'This is serious, and there are people whose work is to help.',
  'You’re not overreacting. Being afraid is reason enough to ask for help.',
  'Please keep yourself safe first; everything else can wait.',
  'You’re allowed to leave, to block and to say no.',
  'If there are messages, keep screenshots, and don’t face it alone.',
  'Nobody has the right to hurt or threaten you.',
  'Please stay on the line with a friend till you’re somewhere safe.',
];

function repliesOf(danger: Danger, openings: readonly string[], help: string) {
  return openings.map(
    (opening, index): MatchReply => ({
      id: `safety.${danger}-${index + 1}`,
      text: `${opening} ${help}`,
    }),
  );
}

/** Caring replies with India's helplines; more than the ten that may not repeat. */
export const safetyReplies: Readonly<Record<Danger, readonly MatchReply[]>> = {
  selfHarm: repliesOf('selfHarm', selfHarmOpenings, HELP_FOR_SELF_HARM),
  danger: repliesOf('danger', dangerOpenings, HELP_IN_DANGER),
};
