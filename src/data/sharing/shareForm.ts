import { combineShared } from '@/domain/sharing/sharedText';

/** Names of the fields in the form that a share arrives in; the manifest gives the same. */
export const SHARE_FIELDS = {
  title: 'title',
  text: 'text',
  url: 'url',
  images: 'images',
  chats: 'chats',
} as const;

export interface Share {
  /** Empty where no text was shared. */
  readonly text: string;
  readonly images: readonly File[];
  /** Exported chats of other apps. */
  readonly chats: readonly File[];
}

/** Reads what another app shared; a field that is no text, or no file, counts as missing. */
export function readShare(form: FormData): Share {
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = (name: string) => form.getAll(name).filter((value) => typeof value !== 'string');
  return {
    text: combineShared({
      title: field(SHARE_FIELDS.title),
      text: field(SHARE_FIELDS.text),
      url: field(SHARE_FIELDS.url),
    }),
    images: files(SHARE_FIELDS.images),
    chats: files(SHARE_FIELDS.chats),
  };
}
