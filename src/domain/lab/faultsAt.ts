import { seededRandom } from '../seededRandom';
import { type FaultName, isOfNetwork } from './fault';
import { callsOf, LONGEST_RUN, type Scenario, type Step } from './scenario';

/** A run of the lab: a scenario, and when it was started. */
export interface LabRun {
  readonly scenario: Scenario;
  /** Milliseconds since 1970, by the device's real clock. */
  readonly startedAt: number;
}

/** Seconds since the lab was started; null once it is over, or where the clock was set back. */
export function secondsInto({ startedAt }: LabRun, now: number): number | null {
  const seconds = (now - startedAt) / 1000;
  return seconds >= 0 && seconds < LONGEST_RUN ? seconds : null;
}

/** The steps that hold at a moment (rule R88). */
function stepsAt(run: LabRun, now: number): Step[] {
  const seconds = secondsInto(run, now);
  if (seconds === null) return [];
  return run.scenario.steps.filter(({ from, to }) => from <= seconds && seconds < to);
}

/** The step of a fault of the device that holds at a moment, or null. */
function deviceFaultAt(run: LabRun, fault: FaultName, now: number): Step | null {
  return stepsAt(run, now).find((step) => step.fault === fault) ?? null;
}

/** Faults that only show when the database is opened, which is why the page loads for them. */
export type OpeningFault = 'storage evicted' | 'older version';

/** What opening the database meets at a moment, or null. */
export function openingFaultAt(run: LabRun, now: number): OpeningFault | null {
  if (deviceFaultAt(run, 'storage evicted', now) !== null) return 'storage evicted';
  return deviceFaultAt(run, 'older version', now) === null ? null : 'older version';
}

/** Whether the browser grants no more space at a moment. */
export function isStorageFullAt(run: LabRun, now: number): boolean {
  return deviceFaultAt(run, 'storage full', now) !== null;
}

/** Milliseconds that the clock is ahead at a moment. */
export function clockOffsetAt(run: LabRun, now: number): number {
  return (deviceFaultAt(run, 'clock', now)?.amount ?? 0) * 3_600_000;
}

/** A call as the lab sees it. */
export interface LabCall {
  readonly carriesData: boolean;
  /** How many calls this page, or the worker, made before it since the lab was started. */
  readonly number: number;
}

function meets(step: Step, { carriesData, number }: LabCall, seed: number): boolean {
  if (callsOf(step) === 'data' && !carriesData) return false;
  const { share = 1, fault, from } = step;
  return share >= 1 || seededRandom(`${seed} ${fault} ${from} ${number}`)() < share;
}

/** The steps of the network that meet a call, in their order. */
export function networkFaultsAt(run: LabRun, now: number, call: LabCall): readonly Step[] {
  return stepsAt(run, now).filter(
    (step) => isOfNetwork(step.fault) && meets(step, call, run.scenario.seed),
  );
}

/** Milliseconds until the next step begins or ends, or the run is over; null once it is over. */
export function untilNextChange(run: LabRun, now: number): number | null {
  const seconds = secondsInto(run, now);
  if (seconds === null) return null;
  const moments = run.scenario.steps.flatMap(({ from, to }) => [from, to]);
  const next = Math.min(LONGEST_RUN, ...moments.filter((moment) => moment > seconds));
  return Math.ceil((next - seconds) * 1000);
}
