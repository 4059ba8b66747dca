import type { CannedReply } from '../cannedReply';

export const familyReplies: readonly CannedReply[] = [
  {
    id: 'family.one-ally',
    text: 'Start with one ally instead of the whole drawing room: a sibling, a cousin, the mausi who listens. Tell them what you want and ask how they think your parents will hear it. Who in your family usually understands you first?',
    suggestions: [
      'My sister might support me',
      'I have no ally at home',
      'How do I tell my parents?',
    ],
  },
  {
    id: 'family.right-moment',
    text: 'Choose the moment: after dinner, no guests, nobody rushing to the office. Begin with what your parents care about: “I want someone steady too, and I’d like you to hear me out.” What are you most afraid they’ll say?',
    suggestions: [
      'They will say log kya kahenge',
      'My parents say it is too early',
      'My parents want a rishta only',
    ],
    suits: ['curious', 'neutral', 'negative'],
  },
  {
    id: 'family.caste-religion',
    text: 'If caste or religion is the sticking point, one talk rarely moves it. Speak of the person: their work, their manners, how they treat their own parents. Agree with your partner what each of you will and won’t give up. Have you two discussed that?',
    suggestions: [
      'My parents only want our caste',
      'We are from different religions',
      'How long should we wait for them?',
    ],
    suits: ['negative', 'neutral', 'curious'],
  },
  {
    id: 'family.when-to-tell',
    text: 'You don’t owe the family a name after two coffees. Many wait until both people have said they’re serious. Decide together who tells whom first, so that nobody hears it from a neighbour aunty. Where are the two of you now?',
    suggestions: [
      'We are not official yet',
      'My parents found out already',
      'They haven’t told their family',
    ],
  },
  {
    id: 'family.pressure-line',
    text: 'When “shaadi kab?” comes at every wedding, one friendly, repeatable line saves energy: “When there’s news, you’ll be first to get the mithai.” Say it, smile, change the subject to the food. What would your line be?',
    suggestions: [
      'Relatives ask me all the time',
      'My parents compare me to cousins',
      'I am not ready for marriage',
    ],
  },
  {
    id: 'family.listen-for-worry',
    text: 'Under a parent’s no there’s often a worry: money, distance, what relatives will say, being left alone. Ask, “What worries you most about it?” and repeat it back before you answer. Listening is not agreeing. Which worry do you suspect?',
    suggestions: [
      'They worry about society',
      'My mother will be hurt',
      'My father refuses to talk',
    ],
    suits: ['negative', 'curious'],
  },
  {
    id: 'family.meeting-them',
    text: 'Before someone meets your family, give each side a small briefing: what to call whom, who eats what, which topics to leave. Keep it to tea and an hour. What one thing about your family should they know?',
    suggestions: [
      'I am meeting their parents',
      'What should I bring for them?',
      'What if my family dislikes them?',
    ],
    suits: ['excited', 'positive', 'neutral'],
  },
  {
    id: 'family.both-can-be-true',
    text: 'You can love your family and still want a different life from the one they planned. Write one thing you’re glad to give them and one you’ll decide for yourself. Knowing both beforehand keeps you calm at the table. What are they?',
    suggestions: [
      'I feel guilty about my parents',
      'My parents decide everything',
      'How do I set a limit with them?',
    ],
  },
];
