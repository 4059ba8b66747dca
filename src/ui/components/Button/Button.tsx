import type { ReactNode } from 'react';
import type { NativeProps } from '@/ui/nativeProps';
import { textInElement } from '@/ui/text/textInElement';
import { type ButtonLook, buttonClass } from './buttonClass';

export type ButtonProps = NativeProps<'button'> & ButtonLook & { icon?: ReactNode };

export function Button({
  tone,
  size,
  block,
  icon,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass({ tone, size, block })}>
      {icon}
      {textInElement(children)}
    </button>
  );
}
