import { MAX_PHOTOS } from './limits';

export const PHOTO_REFUSALS = [
  'empty',
  'tooHeavy',
  'tooManyPixels',
  'svg',
  'text',
  'other',
  'damaged',
  'heic',
  'avif',
  'unreadable',
  'tooSlow',
  'failed',
  'hidden',
  'full',
  'notStored',
] as const;

/** Why a file does not become a photo. */
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/** Each refusal as it is said beside the control: what is wrong, and what would work. */
export const refusalTexts: Readonly<Record<PhotoRefusal, string>> = {
  empty: 'This file is empty. Choose another photo.',
  tooHeavy: 'This file is larger than 30 MB. Choose a smaller photo.',
  tooManyPixels: 'This photo has more than 50 megapixels. Choose a smaller one.',
  svg: 'This is an SVG drawing, not a photo. Choose a JPEG, PNG, WebP or GIF.',
  text: 'This file holds text, not a picture, whatever its name says. Choose a photo.',
  other: 'This file is not a picture that can be read here. Choose a JPEG, PNG, WebP or GIF.',
  damaged: 'This photo is damaged or incomplete and cannot be opened. Choose another one.',
  heic: 'This phone’s HEIC photos cannot be read here. Choose ‘Most compatible’ in the camera’s settings, or send a JPEG.',
  avif: 'This browser cannot read AVIF pictures. Choose a JPEG, PNG, WebP or GIF.',
  unreadable: 'This file could not be read. If it is a folder, open it and choose a photo in it.',
  tooSlow: 'This photo took too long to prepare. Choose a smaller one.',
  failed: 'This photo could not be prepared on this device. Choose a smaller one.',
  hidden:
    'This browser hides what a page draws, and the photo is too large to keep as it is. Choose one below 10 MB.',
  full: `You have ${MAX_PHOTOS} photos, the most there can be. Remove one to add another.`,
  notStored: 'This photo could not be stored. Free some space on this device and try again.',
};

/** What is said of a photo that could not be redrawn, and is there nevertheless. */
export const KEPT_AS_IT_IS =
  'This browser hides what a page draws, so the photo was kept as it is, with its location if it has one.';
