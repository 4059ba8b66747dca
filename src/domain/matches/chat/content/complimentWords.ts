const PRAISE = [
  'beautiful',
  'gorgeous',
  'handsome',
  'pretty',
  'cute',
  'lovely',
  'stunning',
  'charming',
  'adorable',
  'attractive',
  'good looking',
  'amazing',
  'awesome',
  'great',
  'good',
  'nice',
  'sweet',
  'kind',
  'funny',
  'fun',
  'smart',
  'cool',
  'interesting',
  'special',
  'wonderful',
] as const;

const SUBJECTS = [
  'you are',
  'youre',
  'you look',
  'u are',
  'u look',
  'you sound',
  'you seem',
] as const;
const DEGREES = ['', ' so', ' very', ' really', ' such a'] as const;

const toYou = SUBJECTS.flatMap((subject) =>
  DEGREES.flatMap((degree) => PRAISE.map((praise) => `${subject}${degree} ${praise}`)),
);

const ofYours = ['smile', 'eyes', 'photo', 'photos', 'pic', 'pics', 'picture', 'profile', 'bio'];

const aboutYours = ofYours.flatMap((thing) =>
  ['your', 'nice', 'lovely', 'beautiful', 'great', 'cute'].map((word) => `${word} ${thing}`),
);

/** What praises the person one writes to. */
export const complimentWords: readonly string[] = [
  ...toYou,
  ...aboutYours,
  'gorgeous',
  'handsome',
  'stunning',
  'adorable',
  'cute',
  'beautiful',
  'pretty',
  'so sweet',
  'khoobsurat',
  'khubsurat',
  'sundar',
  'खूबसूरत',
  'सुंदर',
];
