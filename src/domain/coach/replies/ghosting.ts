import type { CannedReply } from '../cannedReply';

export const ghostingReplies: readonly CannedReply[] = [
  {
    id: 'ghosting.one-nudge',
    about: ['days', 'how long', 'nudge'],
    text: 'One light nudge after three or four days is fair: “Hope the week is being kind. Still up for that coffee?” If nothing comes, let the silence be the answer and keep your dignity. How long has it been?',
    suggestions: [
      'It has been two days of silence',
      'They saw it and didn’t reply',
      'I already double texted',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'ghosting.closing-line',
    text: 'If the waiting weighs on you, close it yourself: “It seems the timing isn’t right. I enjoyed our chats and wish you well.” Send it for your own peace, without expecting a reply. Would ending it that way feel lighter?',
    suggestions: [
      'I want to know why they left',
      'What if they come back later?',
      'I feel rejected',
    ],
    suits: ['negative', 'neutral'],
  },
  {
    id: 'ghosting.not-detective',
    about: ['last seen', 'blue tick', 'blue ticks', 'online', 'checking', 'on read', 'seen'],
    text: 'Blue ticks and “last seen” turn anyone into a detective, and the case never closes. Mute the chat for three days and give those minutes to a friend or a walk. What do you usually do right after checking?',
    suggestions: [
      'I keep checking their last seen',
      'They are online but don’t reply',
      'I feel anxious all day',
    ],
    suits: ['negative', 'curious'],
  },
  {
    id: 'ghosting.says-about-them',
    text: 'Silence hurts because it leaves you to write the ending. Most often it shows how somebody handles discomfort, not what you’re worth. Write two sentences: what you enjoyed, and what you want next time. What is the second one?',
    suggestions: [
      'I want clear communication',
      'I feel foolish for trusting',
      'How do I start talking again?',
    ],
    suits: ['negative'],
  },
  {
    id: 'ghosting.they-return',
    about: ['came back', 'come back', 'returned', 'texted again', 'reappeared'],
    text: 'When someone reappears after weeks, you may ask before you chat: “Good to hear from you. What happened?” Listen to whether the answer is straight. You owe neither a quick welcome nor a fight. What would you need to hear?',
    suggestions: [
      'They came back after a month',
      'Should I give them a chance?',
      'I don’t want to reply at all',
    ],
  },
  {
    id: 'ghosting.ordinary-reasons',
    about: ['busy', 'late', 'how long'],
    text: 'Slow replies have ordinary causes: exams, a parent in hospital, four weddings in one week. Give the benefit of the doubt once, with a date in your head. After that, plan your week as if they weren’t coming. What date is fair?',
    suggestions: [
      'How long should I wait?',
      'What should my last text say?',
      'They always reply late',
    ],
    suits: ['neutral', 'positive', 'curious'],
  },
  {
    id: 'ghosting.dont-vanish',
    about: ['stop replying', 'ghost them', 'ghost him', 'ghost her'],
    text: 'If you’re tempted to vanish on someone, two honest lines are kinder: “I don’t feel this is a match. I wish you well.” The exception is anyone who frightens or pressures you; there you may simply block. Which is it here?',
    suggestions: [
      'They pressure me to reply',
      'I feel bad about saying no',
      'How do I say it politely?',
    ],
  },
];
