import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { topPlace } from '@/ui/topLayer/topLayer';
import { lockScroll } from './lockScroll';
import * as styles from './Modal.css';
import { type FocusOptions, useFocusReturn } from './useFocusReturn';
import { useKeyboardScroll } from './useKeyboardScroll';
import { useLayer } from './useLayer';

export type ModalProps = FocusOptions & {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title stays the dialog's name; the header shows `heading` in its place. */
  heading?: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string | undefined;
  children: ReactNode;
};

type Placement = { scrimClass: string; surfaceClass: string };

/** The machinery of Dialog and Sheet. Radix's own Overlay is left out: it locks the scroll with an
 * injected <style>, which a strict content security policy refuses; `lockScroll` does it. */
export function Modal({
  open,
  onClose,
  title,
  heading,
  description,
  footer,
  closeLabel = 'Close',
  initialFocus,
  opensByItself,
  children,
  scrimClass,
  surfaceClass,
}: ModalProps & Placement) {
  const focus = useFocusReturn({ initialFocus, opensByItself });
  const scroll = useKeyboardScroll(title);
  const content = useRef<HTMLDivElement>(null);
  useLayer(open, onClose);
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* Without a container Radix renders the content once more, all at once, after a first commit. */}
      <Portal container={globalThis.document?.body}>
        <div
          ref={lockScroll}
          data-state={open ? 'open' : 'closed'}
          className={joinClassNames(styles.scrim, scrimClass)}
        >
          <Content
            {...focus}
            ref={content}
            className={joinClassNames(styles.surface, surfaceClass)}
            onInteractOutside={(event) => {
              // Radix tells by React's tree, to which what lies on top does not belong.
              if (event.target instanceof Node && content.current?.contains(event.target)) {
                event.preventDefault();
              }
            }}
          >
            <div className={styles.header}>
              <Title asChild={heading !== undefined} className={styles.title}>
                {heading === undefined ? title : <VisuallyHidden as="h2">{title}</VisuallyHidden>}
              </Title>
              {heading}
              <Close asChild>
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />
              </Close>
            </div>
            {description && (
              <Description dir="auto" className={styles.description}>
                {description}
              </Description>
            )}
            <div {...scroll} className={joinClassNames(styles.body, !footer && styles.lastBody)}>
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
            <div ref={topPlace} className={styles.onTop} />
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
