import { generativeAiOfBuild } from './generative-ai/ofBuild';
import { endpointFrom, type GenerativeAiSettings } from './generative-ai/settings';

/** One kind of call that leaves this device, and the sentence that is true of it. */
export interface Leaving {
  readonly path: '/analyze' | '/user-profile' | '/realtime-stats' | '/health' | 'generateContent';
  /** All that it carries, by the names in the call. */
  readonly fields: readonly string[];
  readonly sentence: string;
}

/** All that goes to Taal's server (rule “Calls”). */
const TO_SERVER: readonly Leaving[] = [
  {
    path: '/analyze',
    fields: ['text', 'time_taken', 'response_time', 'user_id'],
    sentence:
      'Each message to the coach, to be analysed: its text, how long you wrote, how soon you answered, and a random number that stands for this browser. A message that speaks of danger is not sent.',
  },
  {
    path: '/user-profile',
    fields: ['user_id', 'profile'],
    sentence: 'Your profile when you save it, with that number and without the photos themselves.',
  },
  {
    path: '/realtime-stats',
    fields: ['user_id'],
    sentence: 'That number, to ask for the figures of your dashboard.',
  },
  { path: '/health', fields: [], sentence: 'The question whether the server is there.' },
];

/** The host of the AI service, or what else the build names as its address; null for none. */
function aiHost(settings: GenerativeAiSettings): string | null {
  const endpoint = endpointFrom(settings);
  if (endpoint === null) return null;
  return /^https?:\/\/([^/?#]+)/.exec(endpoint.address)?.[1] ?? endpoint.address;
}

/** Everything that leaves this device, to Taal's server and to the AI service where there is one. */
export function whatLeaves(settings: GenerativeAiSettings): readonly Leaving[] {
  const host = aiHost(settings);
  if (host === null) return TO_SERVER;
  const toAi: Leaving = {
    path: 'generateContent',
    fields: ['age', 'profession', 'education', 'interests'],
    sentence: `To the AI service at ${host}, which ranks and describes practice partners: your age, profession, education and interests. No name and no message.`,
  };
  return [...TO_SERVER, toAi];
}

/** The same in a sentence or two, for the moment of choice. */
export function whatLeavesInShort(settings: GenerativeAiSettings): string {
  const host = aiHost(settings);
  const toServer =
    'Messages to the coach go to Taal’s server to be analysed, and so does a profile that you save.';
  return host === null
    ? toServer
    : `${toServer} The AI service at ${host} gets your age, work, education and interests.`;
}

/** The sentence beside the message field. */
export const MESSAGE_LEAVES = 'Sent to Taal’s server to be analysed.';

/** The sentence about all that stays on this device. */
export const NEVER_LEAVES = 'Whole chats, likes and photos are never sent.';

/** Everything that leaves a device with this build. */
export const leavingOfBuild = whatLeaves(generativeAiOfBuild);

/** The same in a sentence or two. */
export const leavingInShort = whatLeavesInShort(generativeAiOfBuild);
