import { StorageRefusedScreen } from '../shell/failure/StorageRefusedScreen';
import { replacePage } from './hydration/replacePage';

/** Says that the browser lets Taal store nothing, in the place of everything. */
export function showStorageRefused(): void {
  replacePage(<StorageRefusedScreen />);
}
