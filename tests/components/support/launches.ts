import { followLaunches } from '@/app/page/followLaunches';
import type { AppRouter } from '@/app/router';
import type { Services } from '@/services/services';

interface LaunchedFile {
  readonly name: string;
  readonly text: string;
}

/** Lets the app follow launches; the returned function launches it as the system does. */
export function takeLaunches(router: AppRouter, services: Services) {
  let consume = (_: unknown): void => {};
  const launchQueue = {
    setConsumer: (consumer: typeof consume) => {
      consume = consumer;
    },
  };
  followLaunches(router, services, { launchQueue });
  return (path: string, file?: LaunchedFile): void => {
    const files = file === undefined ? [] : [handleOf(file)];
    consume({ targetURL: location.origin + path, files });
  };
}

/** The system's handle of a file, without a file of the system. */
function handleOf({ name, text }: LaunchedFile): unknown {
  const getFile = { value: async () => new File([text], name) };
  return Object.create(FileSystemFileHandle.prototype, { getFile });
}
