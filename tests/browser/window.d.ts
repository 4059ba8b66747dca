import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** The words of each element that moved by itself. */
    shifts: string[];
  }
}
