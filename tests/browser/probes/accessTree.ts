import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';

interface Node {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

function hasFocus({ properties = [] }: Node): boolean {
  return properties.some(({ name, value }) => name === 'focused' && value.value === true);
}

/** A person who knows the page by its accessibility tree only: roles, names and what stands in what. */
export interface Listener {
  /** Waits for a node, also within another one. */
  find(role: string, name: string | RegExp, within?: Node): Promise<Node>;
  isThere(role: string, name: string | RegExp): Promise<boolean>;
  /** Presses the middle of what a node found here stands for, once nothing lies above it. */
  press(role: string, name: string | RegExp, within?: Node): Promise<void>;
  /** Goes to a field and writes in place of what it holds. */
  write(role: string, name: string | RegExp, text: string): Promise<void>;
  /** All words within a node, in their order. */
  words(within: Node): Promise<string>;
}

/** Where a press reaches the element; null while something lies above it, or it is out of view. */
const REACHED_AT = `function () {
  const { left, top, width, height } = this.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isReached = this.contains(hit) || hit?.closest('label')?.contains(this);
  return isReached ? { x, y } : null;
}`;

async function middleOf(session: CDPSession, { backendDOMNodeId }: Node) {
  if (backendDOMNodeId === undefined) throw new Error('This node stands for nothing on the page');
  const target = { backendNodeId: backendDOMNodeId };
  await session.send('DOM.scrollIntoViewIfNeeded', target);
  const { object } = await session.send('DOM.resolveNode', target);
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    functionDeclaration: REACHED_AT,
    returnByValue: true,
  });
  return result.value === null ? null : { x: Number(result.value.x), y: Number(result.value.y) };
}

export async function listenerAt(page: Page): Promise<Listener> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');

  async function tree(): Promise<readonly Node[]> {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes;
  }

  function isWithin(nodes: readonly Node[], node: Node, around: Node | undefined): boolean {
    if (around === undefined) return true;
    const parents = new Map(nodes.map((each) => [each.nodeId, each.parentId]));
    for (let id = node.parentId; id !== undefined; id = parents.get(id)) {
      if (id === around.nodeId) return true;
    }
    return false;
  }

  async function look(role: string, name: string | RegExp, within?: Node) {
    const nodes = await tree();
    return nodes.filter((node) => {
      const called = node.name?.value ?? '';
      const fits = typeof name === 'string' ? called === name : name.test(called);
      return !node.ignored && node.role?.value === role && fits && isWithin(nodes, node, within);
    });
  }

  async function find(role: string, name: string | RegExp, within?: Node): Promise<Node> {
    let found: Node | undefined;
    await expect
      .poll(async () => {
        [found] = await look(role, name, within);
        return found !== undefined;
      }, `${role} “${name}” in the accessibility tree`)
      .toBe(true);
    if (found === undefined) throw new Error(`No ${role} is called ${name}`);
    return found;
  }

  async function press(role: string, name: string | RegExp, within?: Node): Promise<void> {
    const reached = async () => middleOf(session, await find(role, name, within));
    await expect.poll(reached, `a press reaches ${role} “${name}”`).not.toBeNull();
    const place = await reached();
    if (place === null) throw new Error(`Something came above ${role} “${name}”`);
    await page.mouse.click(place.x, place.y);
  }

  return {
    find,
    press,
    isThere: async (role, name) => (await look(role, name)).length > 0,
    async write(role, name, text) {
      await expect
        .poll(async () => {
          await press(role, name);
          return hasFocus(await find(role, name));
        }, `the focus in ${role} “${name}”`)
        .toBe(true);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async words(within) {
      const nodes = await tree();
      const texts = nodes.filter(
        (node) => node.role?.value === 'StaticText' && isWithin(nodes, node, within),
      );
      return texts.map(({ name }) => name?.value ?? '').join(' ');
    },
  };
}
