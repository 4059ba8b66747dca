import { expect, it, vi } from 'vitest';
import { createPresent } from '@/ui/page/present';
import { manualTime } from '../../../support/fakes/manualTime.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Eleven seconds before midnight on the wall of the machine. */
const LATE = new Date(2026, 2, 10, 23, 59, 49).getTime();

function presentInTest(start = LATE) {
  const time = manualTime(start);
  let back = () => {};
  const stopped = vi.fn();
  const present = createPresent({
    clock: time.clock,
    after: time.timers.after,
    onReturn: (listener) => {
      back = listener;
      return stopped;
    },
  });
  return { ...time, present, stopped, comeBack: () => back() };
}

it('is another day at midnight, and tells', () => {
  const { present, advance } = presentInTest();
  const listener = vi.fn();
  present.subscribe(listener);
  const before = present.today();
  advance(10 * SECOND);
  expect(present.today()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  advance(SECOND);
  expect(listener).toHaveBeenCalledOnce();
  expect(present.today()).not.toBe(before);
  expect(present.today().getDate()).toBe(11);
});

it('tells of every minute, on the minute', () => {
  const { present, advance } = presentInTest();
  const minutes: number[] = [];
  const first = present.minute();
  present.subscribe(() => minutes.push(present.minute() - first));
  advance(11 * SECOND + 2 * MINUTE);
  expect(minutes).toEqual([1, 2, 3]);
});

it('tells on return, as a device that slept has no timer that ran', () => {
  const { present, clock, setClock, comeBack } = presentInTest();
  const listener = vi.fn();
  present.subscribe(listener);
  const before = present.today();
  setClock(clock() + 9 * HOUR);
  comeBack();
  expect(listener).toHaveBeenCalledOnce();
  expect(present.today()).not.toBe(before);
});

it('finds a clock that was set, within a minute', () => {
  const { present, advance, clock, setClock } = presentInTest(LATE - 12 * HOUR);
  const listener = vi.fn();
  present.subscribe(listener);
  setClock(clock() - 24 * HOUR);
  advance(MINUTE);
  expect(listener).toHaveBeenCalled();
  expect(present.today().getDate()).toBe(9);
});

it('is right without anybody following it', () => {
  const { present, advance, waits } = presentInTest();
  const before = present.today();
  advance(MINUTE);
  expect(present.today()).not.toBe(before);
  expect(waits()).toEqual([]);
});

it('holds one timer for all who follow it, and none for nobody', () => {
  const { present, waits, stopped } = presentInTest();
  const ends = [present.subscribe(() => {}), present.subscribe(() => {})];
  expect(waits()).toEqual([11 * SECOND]);
  ends[0]?.();
  expect(waits()).toHaveLength(1);
  ends[1]?.();
  expect(waits()).toEqual([]);
  expect(stopped).toHaveBeenCalledOnce();
});
