import type { LikedOrNot } from './likedOrNot';

type Shown = 'Cooking' | 'Reading' | 'Movies' | 'Music' | 'Bollywood' | 'Food' | 'Art' | 'Fashion';

/** What a match says of things one can enjoy at home or in a seat. */
export const linesOfInterestsAtHome: Readonly<Record<Shown, LikedOrNot>> = {
  Cooking: {
    likes: [
      'Onions, a slow flame and old songs: cooking is how I calm down. What dish would you ask me for first?',
      'My kitchen rule is to taste everything four times, so yes, I cook. Are you the chef in your house or the chief taster?',
    ],
    curious: [
      'Even my Maggi gets mixed reviews, so cooking is not my thing, but I’d happily chop and learn. What do you make best?',
    ],
  },
  Reading: {
    likes: [
      'Books are my weakness, and the unread pile is nearly taller than my fridge. What are you reading these days?',
      'Bedtime comes and goes while I read, I love it that much. Which one book do you keep pushing on all your friends?',
    ],
    curious: [
      'Menus are my favourite genre, which tells you I’m not much of a reader. Which short book could change my mind?',
    ],
  },
  Movies: {
    likes: [
      'Movies, always: I sit through the credits and argue about the ending on the way home. What did you watch last?',
      'Give me popcorn and I can talk about films till it’s over. Are you a thriller person, or rom-coms with a good cry?',
    ],
    curious: [
      'By the interval I’m usually asleep, movies are not really for me. Which film would keep me awake?',
    ],
  },
  Music: {
    likes: [
      'From my first chai till I sleep, music is on, old Rahman and new indie alike. What is on repeat for you?',
      'One earphone always stays in, that’s how I live. Which song will you send me for an honest opinion?',
    ],
    curious: [
      'Whatever the auto is playing, I hum, but music is not really my world. What should I listen to first?',
    ],
  },
  Bollywood: {
    likes: [
      'Guilty as charged, I’m full filmy and lose all dignity at a nineties chorus. Which song makes you sing aloud?',
      'SRK with open arms still works on me, and half my vocabulary is Bollywood dialogue. Who is your forever favourite?',
    ],
    curious: [
      'Wedding songs are all the Bollywood I know, the rest has not caught me yet. Which film should a curious beginner start with?',
    ],
  },
  Food: {
    likes: [
      'Whole days get planned around one good plate, food is my love language. What should we argue about, biryani or dosa?',
      'The last golgappa is mine, and I say yes to every chaat. What is the best thing to eat near your home?',
    ],
    curious: [
      'A big foodie I am not, dal chawal keeps me happy for weeks. What should I try first, since I’m open to lessons?',
    ],
  },
  Art: {
    likes: [
      'Few things slow me down, but art does, and a sketchbook can fill my whole Sunday. Do you draw or just admire?',
      'Temple walls or truck paintings, I love art wherever it hides. What was the last thing you could not stop staring at?',
    ],
    curious: [
      'Which painting would you explain to a good listener who’s not into art and still draws stick figures?',
    ],
  },
  Fashion: {
    likes: [
      'Clothes with a story win me over, a good handloom kurta makes my whole day. What are you most yourself in?',
      'Mix old and new and hope for the best: fashion is fun when it’s your own. Sneakers or kolhapuris for you?',
    ],
    curious: [
      'Five versions of the same shirt hang in my cupboard, fashion is clearly not my subject. Be honest, would you fix my wardrobe?',
    ],
  },
};
