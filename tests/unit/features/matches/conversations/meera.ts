import type { Match } from '@/domain/matches/match';
import { START } from '../../../../support/fakes/manualTime.ts';

/** A match who was last seen an hour before the test starts. */
export const meera: Match = {
  id: 'match_1',
  name: 'Meera',
  age: 27,
  location: 'Indiranagar, Bengaluru',
  profession: 'Designer',
  education: 'Graduate',
  bio: 'Sketches strangers on the metro.',
  interests: ['Art', 'Travel', 'Food'],
  photos: ['pictures/portraits/portrait-01.svg'],
  compatibility: 91,
  distance: 4.2,
  lastActive: new Date(START - 3_600_000),
  profileImage: 'pictures/portraits/portrait-01.svg',
};

export const arjun: Match = { ...meera, id: 'match_2', name: 'Arjun' };
