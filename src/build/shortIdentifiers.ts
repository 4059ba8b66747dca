const LENGTH = 3;

/**
 * Names for classes and variables that are shorter than the usual ones, which are a third of what
 * the style rules weigh. The usual hash is a file's own and a number; the file's part is cut.
 * Throws where two files would share one.
 */
export function shortIdentifiers() {
  const whole = new Map<string, string>();
  const owners = new Map<string, string>();
  return ({ hash, filePath }: { readonly hash: string; readonly filePath: string }): string => {
    // A file's first name is numbered 0.
    const own = whole.get(filePath) ?? hash.slice(0, -1);
    whole.set(filePath, own);
    // A name must begin with a letter.
    const short = own.slice(-LENGTH).replace(/^\d/, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)));
    const owner = owners.get(short) ?? filePath;
    owners.set(short, owner);
    if (owner !== filePath) throw new Error(`${owner} and ${filePath} would share class names`);
    return short + hash.slice(own.length);
  };
}
