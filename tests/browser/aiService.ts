import {
  type AiAnswer,
  type AiCall,
  type GenerativeAiServer,
  startGenerativeAi,
  TEST_KEY,
} from '../support/generativeAiServer.ts';
import { test as base } from './app.ts';
import { builtWith } from './builtWith.ts';

interface AiService {
  readonly server: GenerativeAiServer;
  /** A production build whose settings name the service. */
  readonly folder: string;
  /** How the service answers from now on; the calls so far are forgotten. */
  plan(answer: (call: AiCall) => AiAnswer): void;
  calls(): readonly AiCall[];
}

/** Tests with an AI service of their own, and a build that knows it. */
export const test = base.extend<object, { ai: AiService }>({
  ai: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool demands a destructured argument.
    async ({}, use) => {
      let answer: (call: AiCall) => AiAnswer = () => ({ kind: 'status', status: 500 });
      let seen = 0;
      const server = await startGenerativeAi((call) => answer(call));
      const folder = await builtWith('ai-service', [], {
        // The pages under test may speak with this host alone.
        VITE_GENERATIVE_AI_URL: server.url.replace('127.0.0.1', 'localhost'),
        VITE_GENERATIVE_AI_KEY: TEST_KEY,
      });
      await use({
        server,
        folder,
        plan(next) {
          answer = next;
          seen = server.calls.length;
        },
        calls: () => server.calls.slice(seen),
      });
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  build: async ({ ai }, use) => use(ai.folder),
});
