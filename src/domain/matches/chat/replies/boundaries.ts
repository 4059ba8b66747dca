import type { Unwelcome } from '../detectUnwelcome';
import type { MatchReply } from '../matchReply';

function numbered(kind: string, texts: readonly string[]): readonly MatchReply[] {
  return texts.map((text, index) => ({ id: `boundary.${kind}-${index + 1}`, text }));
}

/** Calm limits, more than the ten that may not repeat. */
export const anyBoundaryReplies = numbered('calm', [
  'I’m going to pause there. I’m happy to chat when it’s kind and easy for both of us.',
  'That’s not for me. I’d like this chat to stay friendly, or I’ll leave it here.',
  'I’ll pass on that one. We can change the subject, or stop here, both are okay.',
  'No, thank you. I’m saying it calmly, and I mean it.',
  'I don’t feel good about that message. Please let’s keep it respectful.',
  'Let’s not go there. If you’d like a normal, nice chat, I’m still around.',
  'I’ve said no, so I’d like you to leave it. Thank you.',
  'This isn’t the kind of talk I want. Take a breath, then maybe begin again?',
  'I’m setting a small boundary here, and I hope you can respect it.',
  'I’m stepping back from this topic. Ask me about my day instead, if you like.',
  'Respect first, everything else later. That’s how I chat.',
]);

/** The same, for what was said. */
export const boundaryReplies: Readonly<Record<Unwelcome, readonly MatchReply[]>> = {
  abuse: numbered('abuse', [
    'Those words hurt, and I won’t answer in the same way. If today is rough, say that instead?',
    'I don’t chat with insults. If you’d like to start over kindly, I’m okay with that.',
    'You sound angry. I’m fine with honest, but not with rude, so I’ll stop here for now.',
  ]),
  sexual: numbered('private', [
    'I’m not comfortable with that kind of talk. Let’s keep it clean, or leave it here, please.',
    'That’s too personal for me, so no. I’m happy to talk about ordinary, nice things instead.',
    'I don’t do that here, or send anything like it. Please respect it, and we can change the subject.',
  ]),
  money: numbered('money', [
    'I never send or ask for money in chats, and I’d say the same to a friend. Please be careful too.',
    'No money, codes or bank details from me, ever, I keep that rule with everyone. Let’s talk of something else.',
    'Money and new chats don’t mix, so that’s a clear no from me. Hope you understand.',
  ]),
};
