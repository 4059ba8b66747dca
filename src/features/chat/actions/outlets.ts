/** Where a text goes that is to leave the chat, and what is said of it. */
export interface Outlets {
  /** Says what was done, for a moment. */
  readonly say: (text: string) => void;
  /** Shows a text, ready to be copied by hand. */
  readonly show: (text: string) => void;
}

/** The browser's own ways out; an older one has fewer. */
export type Ways = Partial<Pick<Navigator, 'share' | 'clipboard'>>;
