import { createStore } from '@/domain/store';

/** A sheet, dialog or menu: what lies over the page until it is closed. */
export interface Layer {
  readonly close: () => void;
}

/** What is open, the uppermost last. */
export const openLayers = createStore<readonly Layer[]>([]);
