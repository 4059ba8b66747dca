import { isChatExport } from '@/domain/real-chats/isChatExport';
import type { Services } from '@/services/services';
import { SCREENS } from '@/shell/screens';
import type { AppRouter } from '../router';
import { pathOfLaunch } from './pathOfLaunch';

interface LaunchQueue {
  setConsumer(consumer: (parameters: unknown) => void): void;
}

function hasLaunchQueue(scope: object): scope is { readonly launchQueue: LaunchQueue } {
  return 'launchQueue' in scope && scope.launchQueue instanceof Object;
}

interface Launch {
  readonly targetUrl: string;
  readonly file: FileSystemFileHandle | null;
  /** How many files came with it. */
  readonly others: number;
}

/** The class of files is missing on plain http, where the queue of launches is not. */
function isFile(value: unknown): value is FileSystemFileHandle {
  return typeof FileSystemFileHandle !== 'undefined' && value instanceof FileSystemFileHandle;
}

/** What the browser says of a launch; its first file is opened. */
function launchOf(parameters: unknown): Launch {
  if (!(parameters instanceof Object)) return { targetUrl: '', file: null, others: 0 };
  const url = 'targetURL' in parameters ? parameters.targetURL : null;
  const files = 'files' in parameters && Array.isArray(parameters.files) ? parameters.files : [];
  const file: unknown = files[0];
  return {
    targetUrl: typeof url === 'string' ? url : '',
    file: isFile(file) ? file : null,
    others: Math.max(0, files.length - 1),
  };
}

/**
 * Follows launches of the installed app while it is open (`focus-existing` in the manifest): a
 * shortcut leads to its screen, Taal's icon leaves everything as it is, and a backup file is read
 * for import, an exported chat as a chat. Drafts are kept by the screens themselves.
 */
export function followLaunches(
  router: AppRouter,
  services: Services,
  scope: object = window,
): void {
  if (!hasLaunchQueue(scope)) return;
  scope.launchQueue.setConsumer((parameters) => {
    const { targetUrl, file, others } = launchOf(parameters);
    if (file !== null) {
      openFile(router, services, file, others).catch(() => {});
      return;
    }
    const path = pathOfLaunch(targetUrl, import.meta.env.BASE_URL, location.origin);
    const screen = SCREENS.find((known) => known === path);
    if (screen !== undefined && router.state.location.pathname !== screen) {
      void router.navigate({ to: screen });
    }
  });
}

async function openFile(
  router: AppRouter,
  services: Services,
  handle: FileSystemFileHandle,
  others: number,
): Promise<void> {
  const file = await handle.getFile();
  if (isChatExport(file.name)) {
    services.openedChat.put({ file, others });
    await router.navigate({ to: '/read' });
    return;
  }
  services.openedBackup.put(file);
  await router.navigate({ to: '/profile', search: { tab: 'privacy' } });
}
