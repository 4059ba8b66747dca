import {
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css';

type Layer = keyof typeof layers;

const inLayer = (layer: Layer, rule: StyleRule): StyleRule => ({
  '@layer': { [layers[layer]]: rule },
});

const styleIn = (layer: Layer) => (rule: StyleRule, debugId?: string) =>
  style(inLayer(layer, rule), debugId);

const variantsIn =
  (layer: Layer) =>
  <Name extends string>(table: Record<Name, StyleRule>, debugId?: string) =>
    styleVariants(table, (rule: StyleRule) => inLayer(layer, rule), debugId);

export const componentStyle = styleIn('component');
export const componentVariants = variantsIn('component');

/** For `shell/**`: what is on every screen, and so in every document. */
export const frameStyle = styleIn('frame');
export const frameVariants = variantsIn('frame');

/** For `features/**`: always wins over a component's own rule. */
export const featureStyle = styleIn('feature');
export const featureVariants = variantsIn('feature');

export function layeredGlobalStyle(layer: Layer, selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
