import { palette } from './palette';
import type { Portrait } from './portrait';

export const androgynousPortraits: readonly Portrait[] = [
  {
    id: 'portrait-21',
    presentation: 'androgynous',
    age: 'twenties',
    features: ['layered short hair', 'earrings', 'hoodie'],
    backdrop: 'peacock',
    skin: 'honey',
    top: 'shaggyMullet',
    hair: 'auburn',
    garment: 'hoodie',
    clothes: palette.aubergineSoft,
    earrings: true,
  },
  {
    id: 'portrait-24',
    presentation: 'androgynous',
    age: 'twenties',
    features: ['short curly hair', 'bindi', 'earrings', 'marigold kurta'],
    backdrop: 'rani',
    skin: 'cinnamon',
    top: 'shortCurly',
    hair: 'espresso',
    garment: 'kurta',
    clothes: palette.marigold,
    accent: palette.rani,
    bindi: palette.aubergine,
    earrings: true,
  },
];
