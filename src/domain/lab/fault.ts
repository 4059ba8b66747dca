/**
 * What the network lab can do to this device (rule R88). Those of the network change calls; those of
 * the device change its clock or its storage.
 */
export const NETWORK_FAULTS = [
  'latency',
  'no answer',
  'cut before',
  'cut after',
  'status 500',
  'status 503',
  'status 429',
  'portal',
  'broken JSON',
  'wrong types',
  'offline',
] as const;
export const DEVICE_FAULTS = ['clock', 'storage full', 'storage evicted', 'older version'] as const;
export const FAULTS = [...NETWORK_FAULTS, ...DEVICE_FAULTS] as const;

export type NetworkFault = (typeof NETWORK_FAULTS)[number];
export type FaultName = (typeof FAULTS)[number];

/** Which calls a fault meets: all, or only those that carry data, so that health checks succeed. */
export const CALLS = ['all', 'data'] as const;
export type Calls = (typeof CALLS)[number];

interface Amount {
  /** What the number is, with its unit. */
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** The number that some faults have. */
export const AMOUNTS: Readonly<Partial<Record<FaultName, Amount>>> = {
  latency: { label: 'Delay in milliseconds', least: 0, most: 60_000, usual: 2000 },
  'status 503': { label: 'Retry-After in seconds', least: 0, most: 3600, usual: 30 },
  'status 429': { label: 'Retry-After in seconds', least: 0, most: 3600, usual: 30 },
  clock: { label: 'Hours the clock is ahead', least: -48, most: 48, usual: 3 },
};

/** These are answers to a call that arrived: the server is there, so its health checks succeed. */
const OF_DATA: ReadonlySet<FaultName> = new Set([
  'cut after',
  'status 500',
  'status 503',
  'status 429',
  'broken JSON',
  'wrong types',
]);

/** The calls that a fault meets where nothing else is said. */
export function usualCalls(fault: FaultName): Calls {
  return OF_DATA.has(fault) ? 'data' : 'all';
}

const NETWORK: ReadonlySet<string> = new Set(NETWORK_FAULTS);

/** Whether a fault changes calls, and not the device. */
export function isOfNetwork(fault: FaultName): fault is NetworkFault {
  return NETWORK.has(fault);
}
