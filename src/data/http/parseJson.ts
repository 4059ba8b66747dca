import { UNSAFE_NAMES } from './unsafeNames';

function refuseUnsafeName(name: string, value: unknown): unknown {
  if (UNSAFE_NAMES.has(name)) throw new SyntaxError(`A field may not be named ${name}`);
  return value;
}

/**
 * The value that JSON text stands for; undefined when it is not JSON, names a field as only an
 * attack would, or nests deeper than the stack.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseUnsafeName);
  } catch {
    return undefined;
  }
}
