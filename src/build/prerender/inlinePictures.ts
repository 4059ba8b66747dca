import { DRAWN } from '../../ui/components/Picture/drawnAttribute.ts';

const URGENT = /<img[^>]*fetchPriority="high"[^>]*>/g;
const PRELOAD = /<link rel="preload" as="image" href="([^"]+)"[^>]*>/g;
const SOURCE = /\bsrc="([^"]+\.svg)"/;

/** A drawing as an address that stands for itself, fit for an attribute in double quotes. */
function addressOf(svg: string): string {
  const plain = svg.trim().replaceAll('"', "'").replace(/\s+/g, ' ');
  return `data:image/svg+xml,${plain.replace(/[%#<>?&{}|\\^`]/g, encodeURIComponent)}`;
}

/** The drawing's own elements, in the place and with the look of the image. */
function elementsOf(svg: string, image: string): string {
  const look = /\bclass="[^"]*"/.exec(image)?.[0] ?? '';
  const plain = svg.trim().replace(/>\s+</g, '><');
  return plain.replace('<svg', () => `<svg ${DRAWN}="" aria-hidden="true" ${look}`);
}

/**
 * Puts the drawings that a first screen cannot wait for into its document: on a slow network each
 * would come a round trip later. Nobody needs the files then, which React asks for. Hydration
 * leaves the attribute as it finds it; what is drawn with elements is told to it by `DrawnPicture`.
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
    const svg = await read(source);
    const inDocument = image.includes(` ${DRAWN}=`)
      ? elementsOf(svg, image)
      : image.replace(source, () => addressOf(svg));
    inlined = inlined.replace(image, () => inDocument);
    sources.add(source);
  }
  return inlined.replace(PRELOAD, (link, href: string) => (sources.has(href) ? '' : link));
}
