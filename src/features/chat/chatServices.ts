import type { ObservableHealth } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { LastWords } from '@/data/drafts/lastWords';
import type { Timers } from '@/data/timers';
import type { NoticeTarget, ReplyNotice } from '@/domain/chat/replyNotice';
import type { WantedMessageStore } from '@/domain/chat/wantedMessage';
import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';

/** What the chat needs from outside. */
export interface ChatServices {
  readonly database: TaalDatabase;
  readonly health: ObservableHealth;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly lastWords: LastWords;
  readonly wantedMessage: WantedMessageStore;
  /** Tells of a reply, should nobody be looking; one tag for each conversation. */
  readonly notify?: (notice: ReplyNotice) => void;
  /** Told which conversation is on the screen, until the returned function is called. */
  readonly reading?: (target: NoticeTarget) => () => void;
}
