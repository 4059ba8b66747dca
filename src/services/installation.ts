import type { InstallWay } from '@/domain/install/installOffer';
import type { ReadableStore } from '@/domain/store';

export interface InstallState {
  readonly way: InstallWay;
  /** The instructions for iOS are open. */
  readonly isSheetOpen: boolean;
}

export interface Installation {
  readonly state: ReadableStore<InstallState>;
  readonly isStandalone: boolean;
  /**
   * The person wants it: shows the browser's prompt, or how it is done on iOS. 'dismissed' when the
   * browser's prompt was put aside.
   */
  install(): Promise<'accepted' | 'dismissed' | 'shown'>;
  closeSheet(): void;
}
