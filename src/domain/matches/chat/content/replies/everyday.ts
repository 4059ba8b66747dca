import type { MatchReply } from '../../matchReply';

/** Weekends, chai, weather, home: what everyday talk is made of. */
export const weekendReplies: readonly MatchReply[] = [
  {
    id: 'weekend.slow',
    text: 'Slow breakfast, some {interest}, and zero alarms if life is kind. What does your weekend look like?',
  },
  {
    id: 'weekend.plans',
    text: 'Big plans on Friday, small naps by Saturday, that’s my style. Are you an outing person or a blanket person?',
  },
  {
    id: 'weekend.sunday',
    text: 'Sunday for me is laundry, long calls and something fried. What’s one thing you never skip on weekends?',
  },
  {
    id: 'weekend.explore',
    text: 'I like to pick one new corner of {city} and get a bit lost. Where would you get lost?',
  },
];

export const chaiReplies: readonly MatchReply[] = [
  {
    id: 'chai.adrak',
    text: 'Adrak chai, strong, less sugar, in a glass that burns the fingers. How do you take yours?',
  },
  {
    id: 'chai.peace',
    text: 'I’m loyal to chai but I flirt with filter coffee. Please don’t judge. Which side are you on?',
    about: ['coffee', 'filter coffee', 'cappuccino', 'latte', 'kaapi'],
  },
  {
    id: 'chai.five-oclock',
    text: 'My five o’clock chai is sacred, even meetings know it. What goes with yours, biscuit or bhajiya?',
  },
  {
    id: 'chai.best-stall',
    text: 'The best chai is always from a stall with one bench. Do you have a favourite one?',
  },
];

export const weatherReplies: readonly MatchReply[] = [
  {
    id: 'weather.rain',
    text: 'Rain makes me want pakoras and old songs, immediately. Are you a get-wet person or a window person?',
    about: ['rain', 'raining', 'rains', 'monsoon', 'baarish', 'barish', 'बारिश'],
  },
  {
    id: 'weather.heat',
    text: 'This weather has me living on nimbu pani and complaints. What’s your way of surviving it?',
  },
  {
    id: 'weather.season',
    text: 'The weather in {city} changes its mind more than I do. Which season feels most like you?',
  },
];

export const familyReplies: readonly MatchReply[] = [
  {
    id: 'family.group',
    text: 'My family group sends thirty good mornings before I’m awake. I love them. Are you close to yours?',
  },
  {
    id: 'family.calls',
    text: 'Family means everything to me, along with the question "khaana khaya?" on each call. What’s yours like?',
  },
  {
    id: 'family.loud',
    text: 'Loud, loving, and everyone has opinions about my haircut. Who in your family are you most like?',
  },
  {
    id: 'family.festive',
    text: 'My happiest memories are of too many cousins and too few mattresses. Do you have a favourite family memory?',
    about: ['cousin', 'cousins', 'siblings', 'brother', 'sister', 'brothers', 'sisters'],
  },
];

export const petReplies: readonly MatchReply[] = [
  {
    id: 'pets.street-dog',
    text: 'Two street dogs near {area} think I belong to them, and I agree. Do you have a pet?',
  },
  {
    id: 'pets.cats',
    text: 'Cats ignore me, which only makes me try harder. Are you on team cat, or do you keep it neutral?',
    about: ['cat', 'cats', 'kitten', 'billi'],
  },
  {
    id: 'pets.pictures',
    text: 'I stop for every single animal on the road, so I’m late everywhere. What name would you give a puppy?',
  },
];

export const languageReplies: readonly MatchReply[] = [
  {
    id: 'languages.two-and-a-half',
    text: 'Two and a half: the half I use only with auto drivers. Which languages do you dream in?',
  },
  {
    id: 'languages.mixed',
    text: 'I speak a khichdi of everything, with English when I’m nervous. What do you speak at home?',
  },
  {
    id: 'languages.teach-me',
    text: 'A few, and I can apologise in all of them. Teach me one lovely word from yours?',
  },
];

export const festivalReplies: readonly MatchReply[] = [
  {
    id: 'festivals.all-sweets',
    text: 'Any festival with sweets is my festival, I don’t discriminate. Which one feels most like home to you?',
  },
  {
    id: 'festivals.lights',
    text: 'Lights, new clothes, neighbours with full plates, I melt each time. How do you celebrate?',
    about: ['diwali', 'deepavali', 'christmas', 'दिवाली', 'दीवाली'],
  },
  {
    id: 'festivals.colours',
    text: 'I love it when the whole street joins in and nobody stays clean or quiet. What’s your favourite part?',
    about: ['holi', 'garba', 'navratri', 'ganpati', 'durga puja', 'pujo', 'होली'],
  },
  {
    id: 'festivals.kitchen',
    text: 'For me a festival begins with the smell from the kitchen. Which dish means celebration in your house?',
  },
];

export const habitReplies: readonly MatchReply[] = [
  {
    id: 'habits.no-smoke',
    text: 'I don’t smoke, my lungs are busy with city traffic already. No lectures, though. And you?',
    about: ['smoke', 'smoking', 'smoker', 'cigarette', 'cigarettes', 'sutta', 'vape', 'hookah'],
  },
  {
    id: 'habits.nimbu-soda',
    text: 'My wildest order is a sweet-salt nimbu soda, extra masala. What are you having at a party?',
    about: ['drink', 'drinking', 'alcohol', 'beer', 'wine', 'whisky', 'whiskey', 'daru', 'daaru'],
  },
  {
    id: 'habits.to-each',
    text: 'Not really my scene, but I’m good company either way. How do you usually unwind with friends?',
  },
];
