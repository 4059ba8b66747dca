import sharp from 'sharp';
import { palette } from './palette';
import { mark, markSource, path, rect } from './shapes';
import { element, svgDocument, writePicture } from './svg';

/** Icons are drawn in a box of this size and rendered at the size each one needs. */
const box = 512;

const centre = box / 2;

function plateDefinition(): string {
  const stop = (offset: number, colour: string) =>
    element('stop', { offset, 'stop-color': colour });
  return element(
    'linearGradient',
    { id: 'plate', x1: 0, y1: 0, x2: 1, y2: 1 },
    stop(0, palette.plateStart),
    stop(0.55, palette.rani),
    stop(1, palette.plateEnd),
  );
}

function icon(plate: string, content: string): string {
  return svgDocument({ width: box, height: box, body: plateDefinition() + plate + content });
}

const fullBleed = rect([0, 0, box, box], 0, 'url(#plate)');
const rounded = rect([0, 0, box, box], 116, 'url(#plate)');

const symbols = {
  chat: path(
    'M160 152H352a56 56 0 0 1 56 56V272a56 56 0 0 1 -56 56H244L176 384Q164 392 164 378V328H160a56 56 0 0 1 -56 -56V208a56 56 0 0 1 56 -56Z',
    palette.white,
  ),
  matches: [
    rect([118, 128, 170, 232], 32, palette.white, {
      'fill-opacity': 0.55,
      transform: 'rotate(-10 203 244)',
    }),
    rect([212, 140, 180, 240], 34, palette.white, { transform: 'rotate(7 302 260)' }),
  ].join(''),
  dashboard: [
    rect([124, 268, 64, 112], 24, palette.white),
    rect([224, 196, 64, 184], 24, palette.white),
    rect([324, 132, 64, 248], 24, palette.marigoldLight),
  ].join(''),
} as const;

const shortcuts = {
  chat: symbols.chat + mark(256, 244, 128, palette.rani, 3.4),
  matches: symbols.matches + mark(303, 262, 128, palette.rani, 3.4),
  dashboard: symbols.dashboard,
} as const;

async function writeIcon(
  name: string,
  size: number,
  drawing: string,
  opaque = false,
): Promise<void> {
  const density = Math.max(72, (72 * size * 2) / box);
  const image = sharp(Buffer.from(drawing), { density }).resize(size, size);
  const flat = opaque ? image.flatten({ background: palette.rani }) : image;
  writePicture(
    `public/icons/${name}.png`,
    await flat.png({ compressionLevel: 9, effort: 10 }).toBuffer(),
  );
}

/** A tab is small: no plate, a heavier line, and the lighter pink where the browser is dark. */
function favicon(): string {
  const dark = `<style>@media (prefers-color-scheme:dark){svg{color:${palette.raniLight}}}</style>`;
  const heavier = markSource
    .replace(' aria-hidden="true"', ` color="${palette.rani}"`)
    .replace('stroke-width="2.75"', 'stroke-width="3.2"');
  return `${heavier.replace(/(<svg[^>]*>)/, `$1${dark}`)}\n`;
}

export async function makeIcons(): Promise<void> {
  const anyPurpose = icon(rounded, mark(centre, centre + 4, 336, palette.white, 2.9));
  const maskable = icon(fullBleed, mark(centre, centre + 4, 272, palette.white, 2.9));
  const tab = favicon().replaceAll('currentColor', palette.rani);
  const badge = svgDocument({ width: 32, height: 32, body: mark(16, 16, 30, palette.white, 3.4) });
  writePicture('public/icons/favicon.svg', favicon());
  await writeIcon('icon-192', 192, anyPurpose);
  await writeIcon('icon-512', 512, anyPurpose);
  await writeIcon('maskable-192', 192, maskable);
  await writeIcon('maskable-512', 512, maskable);
  await writeIcon(
    'apple-touch-icon',
    180,
    icon(fullBleed, mark(centre, centre + 4, 320, palette.white, 2.9)),
    true,
  );
  await writeIcon('favicon-32', 32, tab);
  await writeIcon('badge-96', 96, badge);
  await writeIcon('shortcut-chat', 96, icon(rounded, shortcuts.chat));
  await writeIcon('shortcut-matches', 96, icon(rounded, shortcuts.matches));
  await writeIcon('shortcut-dashboard', 96, icon(rounded, shortcuts.dashboard));
}
