import { keyframes } from '@vanilla-extract/css';

/** How news come up. */
export const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
