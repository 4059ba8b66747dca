import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Place {
  readonly id: string;
  readonly item: number;
  readonly control: number;
}

/**
 * Keeps the keyboard's place in a list of items with buttons: when the item in focus leaves, the
 * same button of the one that follows has the focus, rather than the page's beginning.
 */
export function useKeptPlace(ids: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<Place | null>(null);

  const onFocus = ({ target }: FocusEvent) => {
    const items = [...(list.current?.children ?? [])];
    const item = items.findIndex((candidate) => candidate.contains(target));
    const id = ids[item];
    if (id === undefined) return;
    const buttons = Array.from<Element>(items[item]?.querySelectorAll('button') ?? []);
    place.current = { id, item, control: buttons.indexOf(target) };
  };

  useLayoutEffect(() => {
    const left = place.current;
    if (left === null || ids.includes(left.id)) return;
    place.current = null;
    if (document.activeElement !== document.body) return;
    const items = list.current?.children;
    const next = items?.item(Math.min(left.item, items.length - 1));
    next?.querySelectorAll('button').item(Math.max(0, left.control))?.focus();
  }, [ids]);

  return { ref: list, onFocus };
}
