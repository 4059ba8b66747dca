/** Tells of a reply; one tag for each conversation, so that a newer one takes its place. */
export interface ReplyNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}
