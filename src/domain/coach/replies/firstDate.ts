import type { CannedReply } from '../cannedReply';

export const firstDateReplies: readonly CannedReply[] = [
  {
    id: 'firstDate.coffee-and-walk',
    about: ['how long', 'where', 'place', 'cafe', 'café', 'plan'],
    text: 'Keep the first meeting to an hour: coffee, then a short walk if you both like it. A busy café near a metro station suits two people who barely know each other. Which place is easy for both of you to reach?',
    suggestions: [
      'What should we talk about?',
      'How do I suggest the date?',
      'Who should pay on a first date?',
    ],
  },
  {
    id: 'firstDate.how-to-ask',
    about: [
      'ask them out',
      'ask her out',
      'ask him out',
      'asking',
      'ask out',
      'suggest',
      'suggest a date',
      'ask them on a date',
      'ask for a first date',
    ],
    text: 'Ask with a place and a time, and leave an easy way out: “Coffee in Indiranagar on Saturday around five? Sunday works for me too, and no stress if it’s too soon.” Clear is kinder than “we should meet sometime”.',
    suggestions: [
      'What if they say no?',
      'I feel nervous about asking',
      'What should I wear on a date?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'firstDate.the-bill',
    about: ['pay', 'pays', 'paying', 'bill', 'split'],
    text: 'Settle the bill without theatre: whoever invited offers, the other offers to split, and both mean it. “You get this, I’ll get the kulfi” works well too. Decide before you go what feels fair to you. What would?',
    suggestions: [
      'What if they insist on paying?',
      'What do we do after the café?',
      'How do I end the date politely?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'firstDate.do-something',
    about: ['idea', 'ideas', 'monsoon', 'second date', 'plan', 'what do we do'],
    text: 'If sitting face to face feels like an interview, do something side by side: a book stall, a museum on a weekday, a stroll through a chaat lane. Things to look at give you things to say. What is near you both?',
    suggestions: [
      'Ideas for a date in the monsoon?',
      'How do I avoid awkward silences?',
      'How long should a date last?',
    ],
    suits: ['excited', 'positive', 'neutral'],
  },
  {
    id: 'firstDate.three-stories',
    about: ['talk about', 'say', 'impress', 'silence', 'silences'],
    text: 'Take three small stories along: one from work, one from a trip, one where you looked foolish. Then let theirs run longer than yours. The aim is not to impress, only to learn whether an hour together feels easy.',
    suggestions: [
      'What should I not talk about?',
      'I get nervous before a date',
      'What do I text after the date?',
    ],
  },
  {
    id: 'firstDate.after',
    about: ['after the date', 'after our date', 'second date', 'went well'],
    text: 'After a date, one honest message the same evening or next morning is enough: “I enjoyed today, especially your story about the night bus to Goa. Would you like to meet again?” What moment from yours would you mention?',
    suggestions: [
      'What if they don’t reply?',
      'Ideas for a second date?',
      'How do I say I felt no spark?',
    ],
    suits: ['excited', 'positive'],
    notWhenNegative: true,
  },
  {
    id: 'firstDate.went-badly',
    about: ['went badly', 'went bad', 'awkward', 'disaster', 'bad date', 'went wrong'],
    text: 'An awkward date is mostly a badly fitting hour, not proof of anything about you. Write down one thing you would keep and one you would change, such as the place or the length. Then do something kind for yourself. Which two come to mind?',
    suggestions: [
      'How do I decline a second date?',
      'I felt awkward the whole time',
      'Should I text them anyway?',
    ],
    suits: ['negative'],
  },
  {
    id: 'firstDate.own-way-home',
    about: ['leave', 'safe', 'alone', 'flat'],
    text: 'Plan your own way there and back, tell a friend where you’ll be, and choose somewhere lively. With that settled you can relax and pay attention to the person. Who could you send your location to that day?',
    suggestions: [
      'What place is safe to meet at?',
      'How do I leave a date early?',
      'What should we talk about?',
    ],
  },
  {
    id: 'firstDate.what-to-wear',
    about: ['wear', 'outfit', 'clothes', 'dress'],
    text: 'Wear something you’ve already laughed in: clean, comfortable, right for the weather and the walk to the auto. New shoes can wait for a day when nobody is watching. Which outfit makes you forget that you’re wearing it?',
    suggestions: [
      'Is a kurta fine for a café?',
      'I worry about how I look',
      'What should we talk about?',
    ],
  },
];
