import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

export function fromRoot(path: string): string {
  return resolve(repositoryRoot, path);
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const content = children.join('');
  const opening = `<${name}${attributeText(attributes)}`;
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** Rounds the numbers in attribute values. Path data may run them together (`1.5.5`, `1-.5`), hence the spaces. */
export function roundNumbers(markup: string, decimals: number): string {
  return markup.replace(/-?\d*\.\d+/g, (text, offset: number) => {
    const rounded = Number(Number(text).toFixed(decimals));
    const shortened = String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
    const lostMinus = text.startsWith('-') && !shortened.startsWith('-');
    const after = markup[offset + text.length] === '.' ? ' ' : '';
    return `${lostMinus ? ' ' : ''}${shortened}${after}`;
  });
}

export function roundPathData(markup: string, decimals: number): string {
  return markup.replace(/ d="[^"]+"/g, (data) => roundNumbers(data, decimals));
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

export function svgDocument({ width, height, body }: Drawing): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    fill: 'none',
  };
  return `${roundPathData(roundNumbers(element('svg', attributes, body), 3), 2)}\n`;
}

export function writePicture(path: string, content: string | Uint8Array): void {
  const target = fromRoot(path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
