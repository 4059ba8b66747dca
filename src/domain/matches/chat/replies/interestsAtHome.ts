import type { LikedOrNot } from './likedOrNot';

type Shown = 'Cooking' | 'Reading' | 'Movies' | 'Music' | 'Bollywood' | 'Food' | 'Art' | 'Fashion';

/** What a match says of things one can enjoy at home or in a seat. */
export const linesOfInterestsAtHome: Readonly<Record<Shown, LikedOrNot>> = {
  Cooking: {
    likes: [
      'Cooking is how I calm down. Give me onions, a slow flame and old songs. What dish would you ask me for first?',
      'Yes, I cook, and I taste everything four times to be sure. Are you the chef in your house or the chief taster?',
    ],
    curious: [
      'I’m not into cooking, my Maggi has mixed reviews. But I’d happily chop vegetables and learn. What do you make best?',
    ],
  },
  Reading: {
    likes: [
      'Books are my weakness; my unread pile is taller than my fridge, nearly. What are you reading these days?',
      'I love reading, mostly late and past my bedtime. Tell me one book you keep pushing on all your friends?',
    ],
    curious: [
      'I’m not much of a reader, honestly, menus are my favourite genre. Which short book could change my mind?',
    ],
  },
  Movies: {
    likes: [
      'Movies, always! I sit through the credits and argue about the ending on the way home. What did you watch last?',
      'I can talk about films till the popcorn is over. Are you a thriller person, or rom-coms with a good cry?',
    ],
    curious: [
      'I’m not a big movie person, I usually doze off by the interval. Which film would keep me awake?',
    ],
  },
  Music: {
    likes: [
      'Music is on from my first chai till I sleep. Old Rahman, new indie, all of it. What is on repeat for you?',
      'I live with one earphone in, honestly. Send me a song name, and I’ll tell you my honest feelings. Deal?',
    ],
    curious: [
      'I’m not really a music person; I just hum whatever the auto is playing. What should I listen to first?',
    ],
  },
  Bollywood: {
    likes: [
      'Full filmy, guilty as charged! I hear a nineties chorus and lose all dignity. Which song makes you sing aloud?',
      'Bollywood is half my vocabulary, dialogues and all. SRK with open arms still works on me. Who is your forever favourite?',
    ],
    curious: [
      'I’m not so into Bollywood, I only know the wedding songs. But I’m curious: which film should I start with?',
    ],
  },
  Food: {
    likes: [
      'Food is my love language, no competition. I plan days around one good plate. What should we argue about, biryani or dosa?',
      'I never say no to chaat, and I never share the last golgappa. What is the best thing near your home?',
    ],
    curious: [
      'I’m not a big foodie, dal chawal keeps me happy for weeks. But I’m open to lessons. What should I try first?',
    ],
  },
  Art: {
    likes: [
      'Art makes me slow down, and few things do. I could spend a whole Sunday with a sketchbook. Do you draw or just admire?',
      'Yes to art, from temple walls to truck paintings. Which is the last thing you saw and could not stop staring at?',
    ],
    curious: [
      'I’m not into art, my best work is still a stick figure. But explain a painting you love? I like listening.',
    ],
  },
  Fashion: {
    likes: [
      'I love clothes with a story, a good handloom kurta makes my whole day. What are you most yourself in?',
      'Fashion is fun when it’s yours. I mix old and new and hope for the best. Sneakers or kolhapuris for you?',
    ],
    curious: [
      'I’m not into fashion, I own five versions of the same shirt. Be honest, would you fix my wardrobe?',
    ],
  },
};
