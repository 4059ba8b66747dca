import type { Match } from '@/domain/matches/match';
import type { Random } from '@/domain/random';
import { seededRandom } from '@/domain/seededRandom';

/** A match with what a test is about, and the rest made up. */
export function someMatch(changes: Partial<Match> = {}): Match {
  return {
    id: 'match-1',
    name: 'Meera',
    age: 27,
    location: 'Indiranagar, Bengaluru',
    profession: 'Designer',
    education: 'Graduate',
    bio: 'I doodle on everything.',
    interests: ['Cricket', 'Music', 'Food'],
    photos: [],
    compatibility: 81,
    distance: 3.4,
    lastActive: new Date(0),
    profileImage: '/portrait.svg',
    ...changes,
  };
}

export function seeded(seed: number): Random {
  return seededRandom(String(seed));
}
