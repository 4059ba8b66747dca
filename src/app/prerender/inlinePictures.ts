import { DRAWN } from '../../ui/components/Picture/drawn.ts';

const DRAWN_IMAGE = new RegExp(`<img[^>]* ${DRAWN}=""[^>]*>`, 'g');
const PRELOAD = /<link rel="preload" as="image" href="([^"]+)"[^>]*>/g;
const SOURCE = /\bsrc="([^"]+\.svg)"/;
const CLASS = /\bclass="[^"]*"/;

/** The drawing's own elements, in the place and with the look of the image. */
function elementsOf(svg: string, image: string): string {
  const look = CLASS.exec(image)?.[0] ?? '';
  const plain = svg.trim().replace(/>\s+</g, '><');
  return plain.replace('<svg', () => `<svg ${DRAWN}="" aria-hidden="true" ${look}`);
}

/**
 * Puts the drawings that a first screen begins with into its document: on a slow network each would
 * come a round trip later. Nobody needs the files then, which React asks for. `DrawnPicture` has
 * React take the elements over.
 */
export async function inlinePictures(
  html: string,
  read: (source: string) => Promise<string>,
): Promise<string> {
  let inlined = html;
  const sources = new Set<string>();
  for (const [image] of html.matchAll(DRAWN_IMAGE)) {
    const source = SOURCE.exec(image)?.[1];
    if (source === undefined) throw new Error(`No drawing can be read for ${image}`);
    const elements = elementsOf(await read(source), image);
    inlined = inlined.replace(image, () => elements);
    sources.add(source);
  }
  return inlined.replace(PRELOAD, (link, href: string) => (sources.has(href) ? '' : link));
}
