import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect } from 'vitest';

let errors: unknown[][] = [];
const original = console.error;

beforeEach(() => {
  errors = [];
  console.error = (...words: unknown[]) => {
    errors.push(words);
    original(...words);
  };
});

// What goes to console.error is a fault, also where no assertion looks.
afterEach(() => {
  console.error = original;
  expect(errors).toEqual([]);
});
