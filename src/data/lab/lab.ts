import type { ReadableStore } from '@/domain/store';
import type { LabControl } from './labControl';

/** The network lab as every screen knows it: off on most days, and then its code is not loaded. */
export interface Lab {
  readonly isOn: ReadableStore<boolean>;
  /** Rejects where its code cannot be loaded, or the browser forbids localStorage. */
  readonly control: () => Promise<LabControl>;
}
