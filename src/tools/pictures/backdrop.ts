import { type ToneName, tones } from './palette';
import { circle, clip, rect } from './shapes';
import { element } from './svg';

const tile = 56;

/** One tile of a star-and-cross jaali: stars touch the tile's edges, crosses appear between them. */
function jaaliTile(): string {
  const centre = tile / 2;
  const outer = centre;
  const inner = (outer * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / 8;
    return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
  });
  const petal = 9;
  const diamond = `M${centre} ${centre - petal}L${centre + petal} ${centre}L${centre} ${centre + petal}L${centre - petal} ${centre}Z`;
  const cross = 4.5;
  const corner = [
    [0, 0],
    [tile, 0],
    [0, tile],
    [tile, tile],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `M${x - cross} ${y}L${x} ${y - cross}L${x + cross} ${y}L${x} ${y + cross}Z`,
    )
    .join('');
  return `M${corners.join('L')}Z${diamond}${corner}`;
}

interface Jaali {
  readonly id: string;
  readonly tone: ToneName;
  readonly scale?: number;
  readonly x?: number;
  readonly y?: number;
  readonly opacity?: number;
}

/** A `pattern` definition; fill a shape with `url(#id)` to show it. */
export function jaaliPattern({ id, tone, scale = 1, x = 0, y = 0, opacity = 0.5 }: Jaali): string {
  const attributes = {
    id,
    width: tile,
    height: tile,
    patternUnits: 'userSpaceOnUse',
    patternTransform: `translate(${x} ${y}) scale(${scale})`,
  };
  const lines = {
    d: jaaliTile(),
    stroke: tones[tone].lattice,
    'stroke-width': 1.5 / scale,
    'stroke-opacity': opacity,
    'stroke-linejoin': 'round',
  };
  return element('pattern', attributes, element('path', lines));
}

interface Plate {
  /** Prefix of the ids in the picture. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly tone: ToneName;
  readonly disc: readonly [number, number, number];
}

/** A scene on a rounded plate: jaali, one disc, and everything on it clipped to the plate. */
export function plate({ id, width, height, tone, disc }: Plate, ...children: string[]): string {
  const { ground, disc: discColour } = tones[tone];
  const [x, y, radius] = disc;
  const tileOffset = { x: x - tile * 0.36, y: y - tile * 0.36 };
  return [
    jaaliPattern({ id: `${id}-jaali`, tone, scale: 0.72, opacity: 0.36, ...tileOffset }),
    clip(
      `${id}-plate`,
      rect([0, 0, width, height], 28, ground),
      rect([0, 0, width, height], 0, ground),
      rect([0, 0, width, height], 0, `url(#${id}-jaali)`),
      circle([x, y], radius, discColour, { 'fill-opacity': 0.72 }),
      ...children,
    ),
  ].join('');
}
