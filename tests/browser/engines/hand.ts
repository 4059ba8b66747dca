import { expect } from '../fixtures/app.ts';
import type { Visitor } from './visitor.ts';

/** Runs in the page of any engine: what is in sight and has a name, in the open dialog if any. */
const LOOK = `
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
  const layer =
    [...document.querySelectorAll('[role=dialog]')].filter((each) => each.checkVisibility()).at(-1) ??
    document.body;
  const saying = (among, words) =>
    [...layer.querySelectorAll(among)].some(
      (each) => each.checkVisibility() && new RegExp(words).test(each.textContent),
    );
  const named = (among, name) =>
    [...layer.querySelectorAll(among)].find(
      (each) => each.checkVisibility() && new RegExp(name).test(nameOf(each)),
    );
`;

export interface Hand {
  isThere(among: string, name: string): Promise<boolean>;
  /** Presses a button, link or tab once it is there; names are regular expressions. */
  press(name: string, within?: string): Promise<void>;
  /** Writes over what a field holds. */
  write(name: string, text: string): Promise<void>;
  /** Waits until an element says so. */
  says(among: string, words: string): Promise<void>;
}

/** A hand that finds things by the names that people know. */
export function handOf(visitor: Visitor): Hand {
  const isThere = async (among: string, name: string) =>
    (await visitor.run(
      `${LOOK} return named(${JSON.stringify(among)}, ${JSON.stringify(name)}) !== undefined;`,
    )) === true;
  const arrives = (among: string, name: string) =>
    expect.poll(() => isThere(among, name), { message: `${among}: ${name}` }).toBe(true);
  return {
    isThere,
    async press(name, within = '') {
      const among = ['button', 'a', '[role=tab]'].map((kind) => `${within} ${kind}`).join();
      await arrives(among, name);
      await visitor.run(`${LOOK}
        const pressed = named(${JSON.stringify(among)}, ${JSON.stringify(name)});
        // A tab opens when it takes the focus.
        pressed?.focus();
        pressed?.click();
      `);
    },
    async write(name, text) {
      const among = 'input, textarea';
      await arrives(among, name);
      await visitor.run(`${LOOK}
        const field = named('${among}', ${JSON.stringify(name)});
        field.focus();
        const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
        // Past React's own setter, as a keyboard writes.
        Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, ${JSON.stringify(text)});
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      `);
    },
    async says(among, words) {
      const asked = `${LOOK} return saying(${JSON.stringify(among)}, ${JSON.stringify(words)});`;
      await expect.poll(() => visitor.run(asked), { message: `${among}: ${words}` }).toBe(true);
    },
  };
}
