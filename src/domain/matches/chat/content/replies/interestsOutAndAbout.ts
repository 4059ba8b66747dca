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
      'Show me a gadget and I’ll open it to see inside, I’m a proper tech nerd. Which app could you not live without?',
      'Technology makes me happy, right up to the next update. What is the oldest gadget you still use?',
    ],
    curious: [
      'Off and on again is the only trick I know, tech and I are not close. What excites you about it?',
    ],
  },
  Travel: {
    likes: [
      'Window seat, station chai, bas, I’m always ready to travel. Mountains or beaches, and no saying both?',
      'On the way back from one trip I’m already planning the next. Would you return to the last place you went to?',
    ],
    curious: [
      'My bed has such great reviews that I’m not much of a traveller, but I love travel stories. What’s your best one?',
    ],
  },
  Photography: {
    likes: [
      'Streets, hands and good evening light: I love taking photos. What would you shoot if we had one roll?',
      'Photography taught me patience like nothing else. Do you like being behind the camera or in front?',
    ],
    curious: [
      'Who cuts heads off in every picture? That’s me, not a photographer at all, so which trick should I learn first?',
    ],
  },
  Cricket: {
    likes: [
      'Last-over finishes take years off my life, and still I plan my week around cricket. Which player do you never miss?',
      'Oh, cricket-mad is the word for me, I even check the score at weddings. Test match patience or IPL noise for you?',
    ],
    curious: [
      'Cricket still has me clapping at the wrong time, it’s not my game. Will you explain it over snacks if I listen?',
    ],
  },
  Fitness: {
    likes: [
      'Moving keeps my head quiet, best in the mornings before excuses wake up. What is your kind of workout?',
      'Sitting all day feels wrong to me, so yes to fitness, with dessert rights. Running, gym or a long walk for you?',
    ],
    curious: [
      'Gyms only get a polite wave from me; fitness is not my thing, but long walks are. What keeps you going?',
    ],
  },
  Dancing: {
    likes: [
      'Play one dhol beat and my shoulders decide for me, I love dancing. Are you first on the floor or the last?',
      'Even in the kitchen I dance, it’s my best therapy. Which song pulls you up from the chair, pakka, every time?',
    ],
    curious: [
      'Could you teach me one easy step, though I’m not a dancer and only hold the plates and cheer?',
    ],
  },
  Yoga: {
    likes: [
      'Shavasana is my strongest pose, and even ten minutes of yoga keep me sane. Do you practise, or plan to?',
      'Most mornings there’s yoga, with a lot of wobbling, and breathing slowly changed my temper. What calms you down?',
    ],
    curious: [
      'Uff, my toes are so far away that I’m not into yoga yet. Where should a stiff but curious beginner start?',
    ],
  },
  Spirituality: {
    likes: [
      'Early mornings, a small prayer, saying thanks: quiet things keep me steady. What keeps you steady?',
      'Be kind, sit still a little, repeat: spirituality is that simple for me. Do you have some ritual of your own?',
    ],
    curious: [
      'Chai is as deep as my thoughts get, I’m not very spiritual, but I’d like to hear yours. What do you believe in?',
    ],
  },
};
