import { expect, it } from 'vitest';
import { ignoreHeldEnter } from '@/ui/typing/ignoreHeldEnter';

function keyboard() {
  const listeners: Parameters<Parameters<typeof ignoreHeldEnter>[0]['addEventListener']>[1][] = [];
  ignoreHeldEnter({ addEventListener: (_, listener) => void listeners.push(listener) });
  return (key: string, target: EventTarget, repeat = false): 'passes' | 'ignored' => {
    let isStopped = false;
    let isPrevented = false;
    const event = {
      key,
      repeat,
      target,
      preventDefault: () => {
        isPrevented = true;
      },
      stopImmediatePropagation: () => {
        isStopped = true;
      },
    };
    for (const listener of listeners) listener(event);
    expect(isStopped).toBe(isPrevented);
    return isStopped ? 'ignored' : 'passes';
  };
}

it('lets a press of Enter through, and its repetition where the press began only', () => {
  const press = keyboard();
  const [chip, field] = [new EventTarget(), new EventTarget()];
  expect(press('Enter', chip)).toBe('passes');
  expect(press('Enter', chip, true)).toBe('passes');
  expect(press('Enter', field, true)).toBe('ignored');
  expect(press('a', field, true)).toBe('passes');
  expect(press('Enter', field)).toBe('passes');
  expect(press('Enter', field, true)).toBe('passes');
});

it('ignores the repetition of a press that began before the app was there', () => {
  const press = keyboard();
  expect(press('Enter', new EventTarget(), true)).toBe('ignored');
});
