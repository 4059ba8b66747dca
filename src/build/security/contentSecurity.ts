import type { Plugin } from 'vite';
import { afterBundle } from '../afterBundle.ts';
import { documentHeaders } from './documentHeaders.ts';
import { type InlineHashes, inlineHashes } from './inlineHashes.ts';
import {
  connectionAllowlist,
  contentSecurityHeader,
  contentSecurityPolicy,
  originsOf,
} from './policy.ts';

const FIRST = '<meta charset="utf-8" />';
const RULE_FOR_ALL = /^\/\*\n/m;

function replaceOnce(text: string, part: string | RegExp, by: string): string {
  const replaced = text.replace(part, () => by);
  if (replaced === text) throw new Error(`There is no ${part} to put a policy after`);
  return replaced;
}

/**
 * Gives each built document its content security policy, by the hashes of what is inline in it, for
 * hosts that send no headers; and `_headers` one that holds for all answers, with the rules for
 * documents. Comes after everything that changes documents.
 */
export function contentSecurity(): Plugin {
  return afterBundle('taal-content-security', async (context, bundle, config) => {
    const { VITE_BACKEND_URL, VITE_GENERATIVE_AI_URL } = config.env;
    const services = originsOf([VITE_BACKEND_URL, VITE_GENERATIVE_AI_URL]);
    const found: InlineHashes[] = [];
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
      const html = String(file.source);
      const hashes = await inlineHashes(html);
      found.push(hashes);
      const policy = contentSecurityPolicy({ ...hashes, services });
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
      file.source = replaceOnce(html, FIRST, FIRST + meta);
    }
    // The worker's own build has no document.
    if (found.length === 0) return;
    const policy = contentSecurityHeader({
      scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
      styles: [...new Set(found.flatMap(({ styles }) => styles))],
      services,
    });
    const rules = await context.fs.readFile(`${config.publicDir}/_headers`, { encoding: 'utf8' });
    const added = [
      `Content-Security-Policy: ${policy}`,
      `Connection-Allowlist: ${connectionAllowlist(services)}`,
    ];
    const lines = added.map((line) => `  ${line}\n`).join('');
    context.emitFile({
      type: 'asset',
      fileName: '_headers',
      source: replaceOnce(rules, RULE_FOR_ALL, `/*\n${lines}`) + documentHeaders,
    });
  });
}
