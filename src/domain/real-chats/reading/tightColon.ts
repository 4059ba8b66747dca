/** A colon without a space behind it, which belongs to no time and no address. */
const TIGHT_COLON = /(?<![\d\s]):(?=[^\s/])|(?<=\d):(?=[^\s\d/])/;

/** Where the name ends in `Name:text`; -1 where no name of at most `longest` units does. */
export function tightColonIn(line: string, longest: number): number {
  return line.slice(0, longest + 1).search(TIGHT_COLON);
}
