import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { joinClassNames } from '@/ui/joinClassNames';
import { OnTop } from '@/ui/topLayer/OnTop';
import { useLayer } from '../Modal/useLayer';
import * as styles from './Menu.css';

/** Pixels between a menu and the edge of the window. */
const MARGIN = 8;
/** Pixels between a menu and its button. */
const GAP = 4;
/** A button that ends nearer to the window's start has no room for a menu that ends with it. */
const WIDEST = 200;

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

/** The place of a button, or the nearest one in the window: a menu stays in sight when it scrolls. */
function placeInWindow(button: HTMLElement): DOMRect {
  const { x, y, width, height } = button.getBoundingClientRect();
  return new DOMRect(x, Math.max(0, Math.min(y, window.innerHeight - height)), width, height);
}

interface Place {
  readonly contextElement: HTMLElement;
  readonly getBoundingClientRect: () => DOMRect;
}

/** Stands for the button, which is drawn elsewhere: Radix places the menu beside its trigger. */
function Anchor({ button, ref }: { readonly button: HTMLElement; readonly ref?: Ref<Place> }) {
  useImperativeHandle(
    ref,
    () => ({ contextElement: button, getBoundingClientRect: () => placeInWindow(button) }),
    [button],
  );
  return null;
}

/** Gives the focus to the first item, however the menu was opened, and back when it closes. */
function useFocusInside(anchor: HTMLElement) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    const { activeElement } = document;
    const opener =
      activeElement instanceof HTMLElement && activeElement !== document.body
        ? activeElement
        : anchor;
    element?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      // An item may have led the focus on, or may open a dialog, which remembers what has it.
      if (now === document.body || element?.contains(now)) opener.focus({ preventScroll: true });
    };
  }, [anchor]);
  return menu;
}

/** Mounted with its place in the page: from its first effect on it can have the focus. */
function OpenMenu({ label, anchor, items, onClose }: MenuProps) {
  const menu = useFocusInside(anchor);
  const isPressed = useRef(false);
  return (
    // A modal one would lock the scroll with a style element, which the security policy refuses.
    <Root open modal={false} onOpenChange={onClose}>
      <Trigger asChild>
        <Anchor button={anchor} />
      </Trigger>
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
      <Content
        ref={menu}
        aria-label={label}
        aria-labelledby={undefined}
        align={anchor.getBoundingClientRect().right < WIDEST ? 'start' : 'end'}
        sideOffset={GAP}
        collisionPadding={MARGIN}
        loop
        className={styles.menu}
        onKeyDown={({ key }) => {
          if (key === 'Tab') onClose();
        }}
        // The backdrop closes it at the end of a press: at its beginning the rest would go through.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {items.map(({ label: words, icon, tone = 'plain', onSelect }) => (
          <Item
            key={words}
            asChild
            onSelect={(event) => {
              // Radix would close it after a render of what the item opens.
              event.preventDefault();
              onClose();
              onSelect();
            }}
          >
            <button type="button" className={joinClassNames(styles.item, styles.tone[tone])}>
              {icon}
              <span>{words}</span>
            </button>
          </Item>
        ))}
      </Content>
    </Root>
  );
}
