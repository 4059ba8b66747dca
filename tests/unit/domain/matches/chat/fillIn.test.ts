import { expect, it } from 'vitest';
import { fillIn } from '@/domain/matches/chat/fillIn';
import { someMatch } from './someMatch';

const first = () => 0;
const last = () => 0.999;

const filled = (text: string, interests: readonly string[], random = first, asked?: string) =>
  fillIn(text, someMatch({ interests }), random, asked);

it('fills in what the profile says', () => {
  const text = '{name}, {age}, of {area} in {city}. {work}. {study}. {unknown}';
  expect(filled(text, [])).toBe(
    'Meera, 27, of Indiranagar in Bengaluru. I am a designer. I am a graduate. {unknown}',
  );
});

it('names any of the interests', () => {
  expect(filled('{interest}', ['Cricket', 'Music', 'Food'])).toBe('cricket');
  expect(filled('{interest}', ['Cricket', 'Music', 'Food'], () => 0.4)).toBe('music');
  expect(filled('{interest}', ['Cricket', 'Music', 'Food'], last)).toBe('food');
});

it('names another interest than the one that was asked about, where there is one', () => {
  expect(filled('{asked}, {interest}', ['Cricket', 'Music'], first, 'Cricket')).toBe(
    'cricket, music',
  );
  expect(filled('{asked}, {interest}', ['Cricket'], first, 'Cricket')).toBe('cricket, cricket');
});

it('names no interest that is not one of the list: it may be no noun', () => {
  expect(filled('{interest}', ['Being 6 ft tall', 'Music'], first)).toBe('music');
  expect(filled('{interest}, {asked}', ['Being 6 ft tall'])).toBe('good chai, that');
});
