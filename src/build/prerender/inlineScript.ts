import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../../prepaint/head.ts', import.meta.url));

/** The script that runs inline in each document before its first paint, bundled and minified. */
export async function bundleInlineScript(
  target: string | readonly string[],
  base: string,
): Promise<string> {
  const built = await build({
    configFile: false,
    // The names of what is kept on a device are those of the base.
    base,
    publicDir: false,
    logLevel: 'error',
    build: {
      lib: { entry, formats: ['iife'], name: 'prepaint' },
      target: [target].flat(),
      write: false,
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('There is no inline script');
  const [{ code }] = output.output;
  return code.trim();
}
