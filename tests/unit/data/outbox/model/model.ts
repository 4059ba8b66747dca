/** What the person did, which is what has to have come about in the end. */
export interface Model {
  /** Ids of messages in order, and whether each is to be sent: neither under incognito nor danger. */
  readonly messages: { readonly id: string; queued: boolean }[];
  /** Versions of the profile so far; the last is the one that counts. */
  profiles: number;
  readonly discarded: Set<string>;
  /** Entries that were ever parked or deleted: they have lost their place in the order. */
  readonly parked: Set<string>;
  /** Messages whose chat is deleted. */
  readonly gone: Set<string>;
  /** Chats begun so far; messages go into the last one. */
  chats: number;
}
