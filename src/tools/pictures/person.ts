import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import { garment } from './garments';
import { hair, palette, skin } from './palette';
import type { Portrait } from './portrait';
import { element } from './svg';

/** Avataaars draws in this box; the chest ends at its bottom edge. */
export const personSize = 280;

/** The group that follows clothing and precedes hair: overlays go here, so that hair falls over them. */
const mouthGroup = '<g transform="translate(78 134)">';

const bare = (colour: string) => colour.slice(1);

function earrings(): string {
  return [70, 194]
    .map((x) =>
      [
        element('circle', { cx: x, cy: 135, r: 3, fill: palette.gold }),
        element('path', { d: `M${x - 5.5} 146a5.5 6.5 0 0 1 11 0Z`, fill: palette.gold }),
        element('circle', { cx: x, cy: 148, r: 1.8, fill: palette.rani }),
      ].join(''),
    )
    .join('');
}

function overlays(portrait: Portrait): string {
  const drawGarment = garment(portrait.garment).overlay;
  const clothing = drawGarment?.(portrait.clothes, portrait.accent ?? palette.gold) ?? '';
  const bindi =
    portrait.bindi === undefined
      ? ''
      : element('circle', { cx: 132, cy: 91, r: 3.4, fill: portrait.bindi });
  return `${clothing}${bindi}${portrait.earrings === true ? earrings() : ''}`;
}

/** The person alone, without a backdrop, as markup in a box of `personSize`. */
export function person(portrait: Portrait): string {
  const hairColour = bare(hair[portrait.hair]);
  const avatar = createAvatar(avataaars, {
    seed: portrait.id,
    clip: false,
    mouth: ['smile', 'twinkle'],
    eyes: ['default'],
    eyebrows: [portrait.presentation === 'woman' ? 'default' : 'defaultNatural'],
    skinColor: [bare(skin[portrait.skin])],
    top: [portrait.top],
    topProbability: 100,
    hairColor: [hairColour],
    hatColor: [bare(portrait.headwear ?? palette.marigold)],
    clothing: [garment(portrait.garment).clothing],
    clothesColor: [bare(portrait.garment === 'nehruJacket' ? palette.ivory : portrait.clothes)],
    facialHair: portrait.facialHair === undefined ? [] : [portrait.facialHair],
    facialHairProbability: portrait.facialHair === undefined ? 0 : 100,
    facialHairColor: [hairColour],
    accessories: portrait.glasses === undefined ? [] : [portrait.glasses],
    accessoriesProbability: portrait.glasses === undefined ? 0 : 100,
    accessoriesColor: [bare(palette.aubergine)],
  }).toString();
  const body = avatar
    .replace(/^<svg[^>]*>/, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/ clip-rule="evenodd"/g, '')
    .replace(/<g transform="[^"]*"><\/g>/g, '');
  if (!body.includes(mouthGroup)) {
    throw new Error(`No place for the overlays of ${portrait.id}: avataaars changed its markup.`);
  }
  return body.replace(mouthGroup, `${overlays(portrait)}${mouthGroup}`);
}
