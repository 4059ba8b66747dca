/** The conversation that a notice leads to. */
export type NoticeTarget =
  | { readonly kind: 'chat'; readonly sessionId: string }
  | { readonly kind: 'match'; readonly matchId: string };

/** Tells of a reply; one tag for each conversation, so that a newer one takes its place. */
export interface ReplyNotice {
  readonly title: string;
  readonly body: string;
  readonly target: NoticeTarget;
  /** Its conversation is open: who looks at Taal has read it. */
  readonly isOpen: boolean;
}

/** The words of a notification: those of the reply only where the person wants them shown. */
export function noticeBody({ body }: ReplyNotice, showsText: boolean): string {
  return showsText ? body : 'A reply is here for you';
}

/** The tag of a conversation's notices. */
export function noticeTag(target: NoticeTarget): string {
  return target.kind === 'chat' ? `chat ${target.sessionId}` : `match ${target.matchId}`;
}
