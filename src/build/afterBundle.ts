import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** A plugin that works on what the app's build, not its renderer's, has brought forth. */
export function afterBundle(
  name: string,
  work: (
    context: Rolldown.PluginContext,
    bundle: Rolldown.OutputBundle,
    config: ResolvedConfig,
  ) => Promise<void>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name,
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        await work(this, bundle, config);
      },
    },
  };
}
