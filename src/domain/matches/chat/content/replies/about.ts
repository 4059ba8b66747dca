import type { MatchReply } from '../../matchReply';

/** Who they are: name, age, place, studies. */
export const nameReplies: readonly MatchReply[] = [
  {
    id: 'name.properly',
    text: '{name}, pleased to meet you properly! What do your friends call you?',
  },
  {
    id: 'name.coffee-cup',
    text: 'I’m {name}, though café cups spell it in new ways each time. What should I call you?',
  },
  {
    id: 'name.top-of-chat',
    text: 'It’s {name}, same as on top of this chat, promise of no aliases. Does your name have a story?',
  },
];

export const ageReplies: readonly MatchReply[] = [
  {
    id: 'age.going-on-sixty',
    text: 'I’m {age}, with the sleep schedule of a retired uncle. Do you feel older or younger than you are?',
  },
  {
    id: 'age.adulting',
    text: '{age} on paper, and still calling home to ask about washing machines. What’s the most adult thing you do?',
  },
  {
    id: 'age.birthday-cake',
    text: 'I’m {age}, and yes, I still want a proper cake on birthdays. How do you like to spend yours?',
  },
];

export const studyReplies: readonly MatchReply[] = [
  {
    id: 'study.canteen',
    text: '{study}, and the canteen taught me the rest. What did you study, and would you choose it again?',
  },
  {
    id: 'study.back-bench',
    text: '{study}, mostly from the third bench with good snacks. Were you a topper or a last-minute person?',
  },
  {
    id: 'study.still-learning',
    text: '{study}, and I still have exam nightmares, sach mein. What’s something new you would love to learn?',
  },
];

export const placeReplies: readonly MatchReply[] = [
  {
    id: 'place.area-mornings',
    text: 'I live near {area}, best in the mornings before the horns begin. Which part of town do you call yours?',
  },
  {
    id: 'place.chai-stall',
    text: 'Around {area}, with a chai stall that knows my mood better than me. What’s your favourite corner of the city?',
  },
  {
    id: 'place.city-love',
    text: 'I’m in {city}, and I complain about the traffic and defend it to everyone else. Are you from here too?',
  },
  {
    id: 'place.walks',
    text: 'In {city}, yes. My favourite thing is an evening walk near {area} with no plan. Do you like walking?',
  },
  {
    id: 'place.guide',
    text: 'Home is {city} for now. If you had one free day here, would you eat, walk or shop first?',
  },
];

export const aboutMeReplies: readonly MatchReply[] = [
  {
    id: 'aboutMe.short-version',
    text: 'Short version: {work}, I love {interest}, and I laugh at my own jokes. What’s your short version?',
  },
  {
    id: 'aboutMe.city-version',
    text: 'I’m from {city}, {work}, and my phone is full of pictures of food. Now you, three things please?',
  },
  {
    id: 'aboutMe.friends-say',
    text: 'Friends say I’m warm, a little dramatic and always up for {interest}. What would your friends say about you?',
  },
  {
    id: 'aboutMe.small-secret',
    text: 'Small secret: I rehearse phone calls before making them. Otherwise I’m quite chill. What’s your tiny odd habit?',
  },
];

export const askBackReplies: readonly MatchReply[] = [
  {
    id: 'askBack.me-too',
    text: 'Me? Quiet for five minutes, then impossible to stop, above all about {interest}. What gets you talking?',
  },
  {
    id: 'askBack.thinking',
    text: 'Me? Let me think... I change my answer every week, honestly. This week it’s {interest}. Surprised?',
  },
  {
    id: 'askBack.similar',
    text: 'For me it depends on the day and on how much chai I’ve had. What tips the scale for you?',
  },
];

export const hobbyReplies: readonly MatchReply[] = [
  {
    id: 'hobbies.mostly',
    text: 'Mostly {interest}, when work lets me go on time. What do you do that makes you forget your phone?',
  },
  {
    id: 'hobbies.profile-truth',
    text: 'My profile says {interest}, and for once it’s the full truth. Which hobby have you started and dropped?',
  },
  {
    id: 'hobbies.evening',
    text: 'An evening of {interest}, something hot to drink, and I’m sorted. What does your perfect evening have?',
  },
  {
    id: 'hobbies.new-one',
    text: 'Lately I’m into {interest}, but I collect new hobbies like fridge magnets. Which one should I try next?',
  },
];
