import { VERSION_QUESTION } from '@/data/worker/messages';

/** Answers the question for the version on the port that came with it. */
export function answerVersion(scope: ServiceWorkerGlobalScope, version: string): void {
  scope.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === VERSION_QUESTION) port?.postMessage(version);
  });
}
