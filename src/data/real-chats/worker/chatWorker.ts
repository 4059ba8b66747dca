import { answerReading } from './answerReading';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void answerReading(data, (answer) => postMessage(answer));
});
