import type { MatchReply } from '../matchReply';
import type { TalkTheme } from '../themes';
import {
  aboutMeReplies,
  ageReplies,
  askBackReplies,
  hobbyReplies,
  nameReplies,
  placeReplies,
  studyReplies,
} from './replies/about';
import {
  complimentReplies,
  contactReplies,
  lookingForReplies,
  loveReplies,
  meetingReplies,
} from './replies/closeness';
import {
  greetingReplies,
  howAreYouReplies,
  laughReplies,
  nightReplies,
  sorryReplies,
  thanksReplies,
} from './replies/courtesies';
import {
  chaiReplies,
  familyReplies,
  festivalReplies,
  habitReplies,
  languageReplies,
  petReplies,
  weatherReplies,
  weekendReplies,
} from './replies/everyday';
import { goodNewsReplies, jokeReplies, lowMoodReplies, realReplies } from './replies/moods';
import { jobReplies, workStressReplies } from './replies/work';

/** What any match can say, by what it is about. */
export const repliesByTheme: Readonly<Record<TalkTheme, readonly MatchReply[]>> = {
  real: realReplies,
  contact: contactReplies,
  meeting: meetingReplies,
  love: loveReplies,
  lookingFor: lookingForReplies,
  goodNews: goodNewsReplies,
  workStress: workStressReplies,
  lowMood: lowMoodReplies,
  compliment: complimentReplies,
  joke: jokeReplies,
  habits: habitReplies,
  age: ageReplies,
  name: nameReplies,
  study: studyReplies,
  job: jobReplies,
  weekend: weekendReplies,
  festivals: festivalReplies,
  family: familyReplies,
  pets: petReplies,
  languages: languageReplies,
  chai: chaiReplies,
  weather: weatherReplies,
  place: placeReplies,
  hobbies: hobbyReplies,
  howAreYou: howAreYouReplies,
  aboutMe: aboutMeReplies,
  askBack: askBackReplies,
  night: nightReplies,
  sorry: sorryReplies,
  thanks: thanksReplies,
  laugh: laughReplies,
  greeting: greetingReplies,
};
