import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { joinClassNames } from '@/ui/joinClassNames';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import * as styles from './Modal.css';
import { useFocusReturn } from './useFocusReturn';
import { useKeyboardScroll } from './useKeyboardScroll';

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title stays the dialog's name; the header shows `heading` in its place. */
  heading?: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  closeLabel?: string | undefined;
  /** Takes the focus on opening; the first control does otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

type Placement = { scrimClass: string; surfaceClass: string };

/** The machinery of Dialog and Sheet. Radix's own Overlay is left out: it locks the scroll with an
 * injected <style>, which a strict content security policy refuses; `data-scroll-lock` does it. */
export function Modal({
  open,
  onOpenChange,
  title,
  heading,
  description,
  footer,
  closeLabel = 'Close',
  initialFocus,
  children,
  scrimClass,
  surfaceClass,
}: ModalProps & Placement) {
  const focus = useFocusReturn(initialFocus);
  const scroll = useKeyboardScroll(title);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div
          data-scroll-lock
          data-state={open ? 'open' : 'closed'}
          className={joinClassNames(styles.scrim, scrimClass)}
        >
          <Content {...focus} className={joinClassNames(styles.surface, surfaceClass)}>
            <div className={styles.header}>
              <Title asChild={heading !== undefined} className={styles.title}>
                {heading === undefined ? title : <VisuallyHidden as="h2">{title}</VisuallyHidden>}
              </Title>
              {heading}
              <Close asChild>
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />
              </Close>
            </div>
            {description && <Description className={styles.description}>{description}</Description>}
            <div {...scroll} className={styles.body}>
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
