/** How much of the window's lower edge a phone's keyboard covers; set by followKeyboard. */
export const KEYBOARD_INSET = '--taal-keyboard';

/** For style sheets: 0 where no keyboard covers anything. */
export const keyboardInset = `var(${KEYBOARD_INSET}, 0px)`;
