import { expect, it, vi } from 'vitest';
import { createStore } from '@/domain/store';

it('holds what it was made with until another value is set', () => {
  const store = createStore('first');
  expect(store.get()).toBe('first');
  store.set('second');
  expect(store.get()).toBe('second');
  expect(store.initial).toBe('first');
});

it('tells every listener of a change, when the value can already be read', () => {
  const store = createStore(0);
  const seen: string[] = [];
  store.subscribe(() => seen.push(`one ${store.get()}`));
  store.subscribe(() => seen.push(`two ${store.get()}`));
  store.set(1);
  expect(seen).toEqual(['one 1', 'two 1']);
});

it('tells nobody when the same value is set again', () => {
  const value = { text: 'kept' };
  const store = createStore(value);
  const listener = vi.fn();
  store.subscribe(listener);
  store.set(value);
  expect(listener).not.toHaveBeenCalled();
  store.set({ ...value });
  expect(listener).toHaveBeenCalledOnce();
});

it('ends a subscription alone, even during a notice', () => {
  const store = createStore(0);
  const first = vi.fn(() => end());
  const second = vi.fn();
  const end = store.subscribe(first);
  store.subscribe(second);
  store.set(1);
  store.set(2);
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledTimes(2);
});
