/** With a name an image, without one decoration. */
export const pictureOf = (label: string | undefined) =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
