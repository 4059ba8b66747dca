import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { useStableCallback } from '@/ui/state/useStableCallback';
import { OnTop } from '@/ui/topLayer/OnTop';
import { useLayer } from '../Modal/useLayer';
import * as styles from './Menu.css';
import { placeBeside } from './placeBeside';

export interface MenuItem {
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: keyof typeof styles.tone;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** Its name, which is that of its button. */
  readonly label: string;
  /** The button that it belongs to: it stands beside it, and gives the focus back to it. */
  readonly anchor: HTMLElement;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

/** How far a key moves the focus among `count` items from the one at `index`; null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * A menu, open as long as it is mounted; to be rendered once for all the buttons that open it. It
 * lies on top of whatever is open, and counts as a layer for Back.
 */
export function Menu(props: MenuProps) {
  useLayer(true, props.onClose);
  return (
    // Not where it is rendered: a part that is laid out apart would hold what is fixed in it.
    <OnTop inScreen>
      <OpenMenu {...props} />
    </OnTop>
  );
}

/** Mounted with its place in the page: from its first effect on it can have the focus. */
function OpenMenu({ label, anchor, items, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const close = useStableCallback(onClose);
  const itemsIn = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const { activeElement } = document;
    const opener =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? activeElement
        : anchor;
    const place = () => placeBeside(element, anchor);
    place();
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    // A phone's keyboard goes with the focus that its field had, and the bar of the screens comes.
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
      const now = document.activeElement;
      // Whatever closed it may have led the focus on.
      if (now === null || now === document.body || element.contains(now)) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [anchor]);

  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before the dialog below hears of it.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onEscape, true);
    return () => removeEventListener('keydown', onEscape, true);
  }, [close]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsIn();
    const index = all.findIndex((one) => one.matches(':focus'));
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const next = indexAfter(event.key, index, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: by keyboard it is Escape */}
      <div
        className={styles.backdrop}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        // The dialog that it lies in would take the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          // Not by the finger whose long press has opened it.
          if (isPressed.current) onClose();
        }}
      />
      <div
        ref={menu}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles.menu}
        onKeyDown={onKeyDown}
      >
        {items.map(({ label: words, icon, tone = 'plain', onSelect }) => (
          <button
            key={words}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={joinClassNames(styles.item, styles.tone[tone])}
            onClick={() => {
              onClose();
              onSelect();
            }}
          >
            {icon}
            <span>{words}</span>
          </button>
        ))}
      </div>
    </>
  );
}
