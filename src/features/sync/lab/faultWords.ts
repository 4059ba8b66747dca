import type { FaultName } from '@/domain/lab/fault';

/** The faults in words, as testers choose them. */
export const faultWords: Readonly<Record<FaultName, string>> = {
  latency: 'Every call is slow',
  'no answer': 'The server never answers',
  'cut before': 'Cut before the call arrives',
  'cut after': 'The answer is lost after the server acted',
  'status 500': 'The server answers 500',
  'status 503': 'The server answers 503',
  'status 429': 'The server answers 429',
  portal: 'A sign-in page answers 200',
  'broken JSON': 'The answer is broken JSON',
  'wrong types': 'The answer has wrong types',
  offline: 'Offline, the worker too',
  clock: 'The clock of the device is off',
  'storage full': 'The storage is full',
  'storage evicted': 'The browser removed the data',
  'older version': 'An older version in another tab',
};

/** What a tester has to know of a fault before it is started. */
export const faultHints: Readonly<Partial<Record<FaultName, string>>> = {
  'cut after': 'Health checks succeed. Messages and the profile arrive, and their answers do not.',
  'storage full': 'Stock pictures are deleted to make room, as on a full device.',
  'storage evicted':
    'The page loads again with an empty storage. Your data stay where they are; what you write in the lab goes when it ends.',
  'older version': 'The page loads again, and waits for a tab that is not there.',
};
