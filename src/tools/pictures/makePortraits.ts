import { jaaliPattern } from './backdrop';
import { lightPicture } from './lightPicture';
import { tones } from './palette';
import { person, personSize } from './person';
import type { Portrait } from './portrait';
import { portraits } from './portraits';
import { element, svgDocument, writePicture } from './svg';

const width = 400;
const height = 440;
const scale = 1.38;

function portraitPicture(portrait: Portrait): string {
  const tone = tones[portrait.backdrop];
  const patternId = `${portrait.id}-jaali`;
  const x = (width - personSize * scale) / 2;
  const y = height - personSize * scale;
  const body = [
    element('defs', {}, jaaliPattern({ id: patternId, tone: portrait.backdrop, x: 4, y: -6 })),
    element('rect', { width, height, fill: tone.ground }),
    element('rect', { width, height, fill: `url(#${patternId})` }),
    element('circle', { cx: 200, cy: 238, r: 164, fill: tone.disc, 'fill-opacity': 0.72 }),
    element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, person(portrait)),
  ].join('');
  return lightPicture(svgDocument({ width, height, body }));
}

/** Every portrait, by the path of its file. */
export function drawPortraits(): Map<string, string> {
  return new Map(
    portraits.map((portrait) => [
      `public/pictures/portraits/${portrait.id}.svg`,
      portraitPicture(portrait),
    ]),
  );
}

export function makePortraits(): void {
  for (const [path, picture] of drawPortraits()) writePicture(path, picture);
}
