import type { Lab } from '@/data/lab/lab';
import type { LabControl } from '@/data/lab/labControl';
import { LAB_KEY } from '@/domain/storageKeys';
import { createStore } from '@/domain/store';
import { localStorageOrNull } from '@/features/data-ownership/storage/localStorageOrNull';

export interface PageLab extends Lab {
  /** What the lab makes of the storage of this page. */
  readonly throughLab?: LabControl['throughLab'];
}

/**
 * The network lab of this page. Where it was left on, its faults hold before anything is asked or
 * read; no address can switch it on, only what a person started in this browser.
 */
export async function enterLab(): Promise<PageLab> {
  const isOn = createStore(false);
  let controlling: Promise<LabControl> | null = null;
  const control = () => {
    controlling ??= import('./controlLab').then(({ controlLab }) => controlLab(isOn.set));
    controlling.catch(() => {
      controlling = null;
    });
    return controlling;
  };
  const follow = async () => {
    const lab = await control();
    lab.follow();
    return lab;
  };
  addEventListener('storage', ({ key }) => {
    if (key === LAB_KEY) follow().catch(() => {});
  });
  if (!localStorageOrNull()?.getItem(LAB_KEY)) return { isOn, control };
  try {
    const { throughLab } = await follow();
    return { isOn, control, throughLab };
  } catch {
    // A part that cannot be loaded: the app goes on without its faults.
    return { isOn, control };
  }
}
