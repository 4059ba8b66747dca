/** Less than this is the browser's own bar, not a keyboard. */
export const SMALLEST_KEYBOARD_PX = 80;
