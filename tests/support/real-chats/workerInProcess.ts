import type { ReadingWorker } from '@/data/real-chats/readRealChat';
import { answerReading } from '@/data/real-chats/worker/answerReading';

/** The worker that reads chats, in the process of the test: messages are cloned as between two. */
export function workerInProcess(): ReadingWorker {
  const { port1, port2 } = new MessageChannel();
  port2.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void answerReading(data, (answer) => port2.postMessage(answer));
  });
  port2.start();
  port1.start();
  return {
    addEventListener: port1.addEventListener.bind(port1),
    postMessage: port1.postMessage.bind(port1),
    terminate: () => port1.close(),
  };
}
