import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { killBrowserOn } from './processes.ts';
import type { Engine, Tab } from './visitor.ts';

const program = fileURLToPath(new URL('webkitWindow.py', import.meta.url));

const answerSchema = v.union([
  v.object({ id: v.number(), error: v.string() }),
  v.object({ id: v.number(), value: v.unknown() }),
]);

/** What writes a message and sends it, as the body of a function in the page. */
const sending = (text: string) => `
  const field = document.querySelector('textarea');
  for (const letter of ${JSON.stringify(text)}) {
    // Again for each: a new screen takes the focus to its heading, perhaps only now.
    field.focus();
    document.execCommand('insertText', false, letter);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  document.querySelector('button[type=submit]').click();
`;

/** A browser window of WebKitGTK's own library: its driver cannot keep a profile. */
export const webkitEngine: Engine = {
  name: 'WebKit',
  async launch(profile) {
    const child = spawn(
      'xvfb-run',
      ['--auto-servernum', '/usr/bin/python3', program, profile, '1280', '800'],
      {
        stdio: ['pipe', 'pipe', 'ignore'],
        // The sandbox needs namespaces of its own, which containers do not give.
        env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      },
    );
    child.setMaxListeners(Number.POSITIVE_INFINITY);
    const waiting = new Map<number, (answer: v.InferOutput<typeof answerSchema>) => void>();
    createInterface({ input: child.stdout }).on('line', (line) => {
      const answer = v.parse(answerSchema, JSON.parse(line));
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    });
    let last = 0;
    const answerTo = (id: number): Promise<unknown> =>
      new Promise((resolve, reject) => {
        waiting.set(id, (answer) =>
          'error' in answer ? reject(new Error(answer.error)) : resolve(answer.value),
        );
        child.once('exit', () => reject(new Error('The window was closed')));
      });
    const ask = (question: Record<string, string | number>): Promise<unknown> => {
      last += 1;
      child.stdin.write(`${JSON.stringify({ id: last, ...question })}\n`);
      return answerTo(last);
    };
    const tabOf = (tab: number): Tab => ({
      async open(url) {
        await ask({ tab, open: url });
      },
      run: (body) => ask({ tab, run: body }),
      async send(text) {
        await ask({ tab, run: sending(text) });
      },
    });
    await answerTo(0);
    let tabs = 1;
    return {
      ...tabOf(0),
      async newTab() {
        tabs += 1;
        return tabOf(tabs - 1);
      },
      async kill() {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        await killBrowserOn(profile);
        await ended;
      },
    };
  },
};
