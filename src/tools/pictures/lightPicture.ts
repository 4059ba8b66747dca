import { type Config, optimize } from 'svgo';

const CONFIG: Config = {
  multipass: true,
  // A tenth of a unit is a seventh of a pixel where pictures are shown largest.
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      // Several drawings are in one document: short ids of each would be the same.
      params: { overrides: { cleanupIds: false } },
    },
  ],
};

/** A drawing in as few bytes as look the same: every phone keeps all of them. */
export function lightPicture(svg: string): string {
  return optimize(svg, CONFIG).data;
}
