import type { Unwelcome } from '../../detectUnwelcome';
import type { MatchReply } from '../../matchReply';

function numbered(kind: string, texts: readonly string[]): readonly MatchReply[] {
  return texts.map((text, index) => ({ id: `boundary.${kind}-${index + 1}`, text }));
}

/** Calm limits, more than the ten that may not repeat. */
export const anyBoundaryReplies = numbered('calm', [
  'Pause, please: I’m happy to chat when it’s kind and easy for both of us. Can we do that?',
  'That’s not for me. Can this chat stay friendly, or shall I leave it here?',
  'I’ll pass on that one, and it’s okay to change the subject or stop here. Which do you prefer?',
  'No, thank you, and I mean it calmly. Can we leave it at that?',
  'Your message does not feel good to me. Can we please keep it respectful?',
  'Let’s not go there, though I’m still around for a normal, nice chat. Would you like one?',
  'My answer is no and stays no, thank you. Will you leave it there?',
  'Maybe take a breath first, this isn’t the kind of talk I want. Shall we begin again?',
  'Here’s a small boundary from my side. Can you respect it?',
  'This topic is where I step back. Would you like to ask me about my day instead?',
  'Respect first, everything else later, that’s how I chat. Can you chat that way too?',
]);

/** The same, for what was said. */
export const boundaryReplies: Readonly<Record<Unwelcome, readonly MatchReply[]>> = {
  abuse: numbered('abuse', [
    'Those words hurt, and I won’t answer in the same way. If today is rough, could you say that instead?',
    'Insults are where I stop chatting, but starting over kindly is okay with me. Would you like to?',
    'You sound angry, and honest is fine but rude is not, so I’ll stop here for now. Shall we talk when it’s calmer?',
  ]),
  sexual: numbered('private', [
    'That kind of talk makes me uncomfortable. Can we keep it clean, or else leave it here, please?',
    'Too personal for me, so no. Shall we talk about ordinary, nice things instead?',
    'Anything like that is a no from me here, doing it or sending it. Will you please respect that and change the subject?',
  ]),
  money: numbered('money', [
    'In chats I never send or ask for money, and I’d tell a friend the same. Will you be careful too, please?',
    'Codes, money, bank details: I share none of them, with anyone, ever. Shall we talk of something else?',
    'Money and new chats don’t mix, so that’s a clear no from me. You’ll understand, I hope?',
  ]),
};
