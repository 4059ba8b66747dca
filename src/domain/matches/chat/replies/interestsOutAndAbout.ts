import type { LikedOrNot } from './likedOrNot';

type Shown =
  | 'Technology'
  | 'Travel'
  | 'Photography'
  | 'Cricket'
  | 'Fitness'
  | 'Dancing'
  | 'Yoga'
  | 'Spirituality';

/** What a match says of things one goes out, moves, sits still or tinkers for. */
export const linesOfInterestsOutAndAbout: Readonly<Record<Shown, LikedOrNot>> = {
  Technology: {
    likes: [
      'I’m a proper tech nerd, I open gadgets just to see inside. Which app could you not live without?',
      'Technology makes me happy, right until it needs an update. What is the oldest gadget you still use?',
    ],
    curious: [
      'I’m not into tech much, I just switch things off and on again. But I’m curious, what excites you about it?',
    ],
  },
  Travel: {
    likes: [
      'Travel, haan, always! Give me a window seat and a station chai. Mountains or beaches, and no saying both?',
      'I start planning the next trip on the way back from the last. Where did you go last, and would you return?',
    ],
    curious: [
      'I’m not much of a traveller, my bed has great reviews. But I love travel stories. Tell me your best one?',
    ],
  },
  Photography: {
    likes: [
      'I love taking photos, mostly streets, hands and good evening light. What would you shoot if we had one roll?',
      'Photography taught me to wait, which nothing else could. Do you like being behind the camera or in front?',
    ],
    curious: [
      'I’m not into photography, I cut heads off in every picture. Teach me one trick for better photos?',
    ],
  },
  Cricket: {
    likes: [
      'Cricket? I plan my week around it. Last-over finishes take years off my life. Which player do you never miss?',
      'Oh, I’m cricket-mad, I even check the score during weddings. Test match patience or IPL noise for you?',
    ],
    curious: [
      'I’m not into cricket, I still clap at the wrong time. But explain it over snacks and I’ll listen. Deal?',
    ],
  },
  Fitness: {
    likes: [
      'I like moving, it keeps my head quiet. Mornings work best, before excuses wake up. What is your kind of workout?',
      'Fitness, yes, but with dessert rights. I feel wrong if I sit all day. Running, gym or a long walk for you?',
    ],
    curious: [
      'I’m not into fitness, I pass the gym and wave politely. But I do love long walks. What keeps you going?',
    ],
  },
  Dancing: {
    likes: [
      'I love dancing! Play one dhol beat and my shoulders decide for me. Are you first on the floor or the last?',
      'Dance is my best therapy, even in the kitchen. Which song pulls you up from the chair, pakka, every time?',
    ],
    curious: [
      'I’m not a dancer, I hold the plates and cheer loudly. Could you teach me one easy step?',
    ],
  },
  Yoga: {
    likes: [
      'Yoga keeps me sane, and ten minutes count too. Shavasana is my strongest pose. Do you practise, or plan to?',
      'Yes, yoga most mornings, with a lot of wobbling. Breathing slowly changed my temper. What calms you down?',
    ],
    curious: [
      'I’m not into yoga yet, my toes are far away from me. But I’m curious, where should a stiff beginner start?',
    ],
  },
  Spirituality: {
    likes: [
      'I like quiet things: early mornings, a small prayer, saying thanks. It keeps me steady. What keeps you steady?',
      'Spirituality is simple for me: be kind, sit still a little, repeat. Do you have some ritual of your own?',
    ],
    curious: [
      'I’m not very spiritual, my deepest thoughts come over chai. But I’d like to hear yours. What do you believe in?',
    ],
  },
};
