import { DRAWN } from '../../ui/components/Picture/drawnAttribute.ts';

const URGENT = new RegExp(`<img[^>]* ${DRAWN}=[^>]*>`, 'g');
const PRELOAD = /<link rel="preload" as="image" href="([^"]+)"[^>]*>/g;
const SOURCE = /\bsrc="([^"]+\.svg)"/;

/** The drawing's own elements, in the place and with the look of the image. */
function elementsOf(svg: string, image: string): string {
  const look = /\bclass="[^"]*"/.exec(image)?.[0] ?? '';
  const plain = svg.trim().replace(/>\s+</g, '><');
  return plain.replace('<svg', () => `<svg ${DRAWN}="" aria-hidden="true" ${look}`);
}

/**
 * Puts the drawings that a first screen cannot wait for into its document: on a slow network each
 * would come a round trip later. Nobody needs the files then, which React asks for. `DrawnPicture`
 * tells hydration of the elements.
 */
export async function inlinePictures(
  html: string,
  read: (source: string) => Promise<string>,
): Promise<string> {
  let inlined = html;
  const sources = new Set<string>();
  for (const [image] of html.matchAll(URGENT)) {
    const source = SOURCE.exec(image)?.[1];
    if (source === undefined) throw new Error(`No drawing can be read for ${image}`);
    const elements = elementsOf(await read(source), image);
    inlined = inlined.replace(image, () => elements);
    sources.add(source);
  }
  return inlined.replace(PRELOAD, (link, href: string) => (sources.has(href) ? '' : link));
}
