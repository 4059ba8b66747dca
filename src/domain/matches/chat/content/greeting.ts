import { pickOne } from '@/domain/pickOne';
import { seededRandom } from '@/domain/seededRandom';
import type { Match } from '../../match';
import { fillIn } from '../fillIn';

/** How matches can open a conversation. */
export const GREETINGS: readonly string[] = [
  'Hi, I’m {name}! {work}, and after hours I’m all about {interest}. What does a good day look like for you?',
  'Hey there, {name} here. I was hoping somebody would ask me about {interest} today. What are you into?',
  'Namaste from {city}! I’m {name}. {work}, but let’s talk about anything else first. How is your day going?',
  'Hello hello! {name} this side. Quick question before the small talk: chai or coffee? It matters, a little.',
  'Hi! Good to see you here. I’m {name}, currently dreaming about {interest} and the weekend. And you?',
  'Hey, I’m {name}. My friends say I talk too much about {interest}, so please stop me in time. What’s your topic?',
  'Hi, {name} here, from {city}. {work}, and I’m curious about people. What made you smile this week?',
  'Hello! I’m {name}. Two truths: {work}, and I never say no to {interest}. Now tell me two of yours?',
  'Arre, hi! I’m {name}. I never know how to start, so: best thing you ate this week, and where?',
  'Hey! {name} here. I like slow chats, bad puns and {interest}. Which of these should we start with?',
  'Hi there! I’m {name}, and I live in {city}. Describe your mood today with one song, and I’ll do mine?',
  'Namaste! {name} this side. {work}, so a fun chat is the best part of my evening. How was your day?',
];

/** The message that seeds a conversation with a match: always the same one for the same match. */
export function matchGreeting(match: Match): string {
  const random = seededRandom(`greeting ${match.id}`);
  const greeting = pickOne(GREETINGS, random) ?? 'Hi, I’m {name}!';
  return fillIn(greeting, match, random);
}
