import type { Options } from '@dicebear/avataaars';
import type { GarmentName } from './garments';
import type { hair, skin, ToneName } from './palette';

type Choice<Name extends 'top' | 'facialHair' | 'accessories'> = NonNullable<Options[Name]>[number];

export interface Portrait {
  readonly id: string;
  readonly presentation: 'woman' | 'man' | 'androgynous';
  readonly age: 'twenties' | 'thirties' | 'older';
  /** What a viewer sees, for choosing a fitting portrait and for its description. */
  readonly features: readonly string[];
  readonly backdrop: ToneName;
  readonly skin: keyof typeof skin;
  readonly top: Choice<'top'>;
  readonly hair: keyof typeof hair;
  /** Colour of a turban or hijab. */
  readonly headwear?: string;
  readonly garment: GarmentName;
  readonly clothes: string;
  /** Colour of collar, drape or buttons. */
  readonly accent?: string;
  readonly facialHair?: Choice<'facialHair'>;
  readonly glasses?: Choice<'accessories'>;
  readonly bindi?: string;
  readonly earrings?: boolean;
}
