import type { ComponentProps, HTMLAttributes, JSX } from 'react';

/** What the native element takes, less the two ways of restyling a finished component. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
>;

export type BoxProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'>;
