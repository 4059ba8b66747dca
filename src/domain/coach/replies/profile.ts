import type { CannedReply } from '../cannedReply';

export const profileReplies: readonly CannedReply[] = [
  {
    id: 'profile.swap-adjectives',
    about: ['bio', 'boring', 'write'],
    text: 'Swap adjectives for scenes. “Fun-loving foodie” could be anyone; “will cross Delhi for one plate of chole bhature” is you. Take the vaguest word in your bio and write what it looks like on a Sunday. What did you get?',
    suggestions: [
      'My bio sounds boring',
      'Which photos should I use?',
      'How long should my bio be?',
    ],
  },
  {
    id: 'profile.photo-set',
    about: ['photo', 'photos', 'pic', 'pics', 'picture', 'pictures', 'selfie', 'dp'],
    text: 'Three photos do most of the work: a clear face in daylight, one with your whole self, one doing something you like. Skip sunglasses and group shots where people must guess. Which of the three are you missing?',
    suggestions: [
      'I look awkward in photos',
      'Is it safe to share my photos?',
      'What should I write in my bio?',
    ],
    suits: ['curious', 'neutral'],
  },
  {
    id: 'profile.hook-line',
    about: ['bio', 'hobbies', 'prompt', 'prompts'],
    text: 'End your bio with a hook others can answer: “Tell me the best dosa in your city and I’ll argue.” It spares strangers from inventing an opener. What do you love to be asked about?',
    suggestions: [
      'I have no hobbies for my bio',
      'How do I answer an opener?',
      'Which photos should I use?',
    ],
    suits: ['positive', 'excited', 'neutral'],
  },
  {
    id: 'profile.say-what-you-want',
    text: 'Say what you are here for in one calm line: “Looking for something that can grow serious, at a human pace.” It saves months of guessing. Leave out lists of what you don’t want; they read as tired. What is your line?',
    suggestions: [
      'I don’t know what I want yet',
      'How do I bring up marriage?',
      'What should I leave off my bio?',
    ],
  },
  {
    id: 'profile.friend-test',
    text: 'Ask a friend to read your profile and tell you one thing that is missing. Friends notice what we forget: that you feed the lane’s dogs, or sing old Kishore songs while cooking. Who would give you an honest answer?',
    suggestions: [
      'I feel shy about my profile',
      'How do I sound less formal?',
      'Should I mention my family?',
    ],
  },
  {
    id: 'profile.few-matches',
    about: ['no matches', 'few matches', 'more matches', 'not getting matches', 'giving up'],
    text: 'A quiet week says little about your worth; often it is the first photo or a bio that gives nothing to reply to. Change only one thing, wait a week, and compare. Which would you change first?',
    suggestions: [
      'Help me choose my first photo',
      'My bio is too short',
      'I feel like giving up on apps',
    ],
    suits: ['negative'],
  },
  {
    id: 'profile.keep-private',
    about: ['number', 'private', 'caste', 'salary', 'surname'],
    text: 'Your profile can be warm without being a biodata. Salary, surname, office, housing society and phone number can wait until trust is there. Share tastes and habits first. Is there anything on yours you would rather keep back?',
    suggestions: [
      'When should I share my number?',
      'Should I mention my caste?',
      'What should I write in my bio?',
    ],
    suits: ['neutral', 'curious'],
  },
];
