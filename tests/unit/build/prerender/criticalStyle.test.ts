import { describe, expect, it } from 'vitest';
import { criticalStyle } from '@/build/prerender/criticalStyle';

const GLOBAL =
  '@layer reset{*{margin:0}}@layer theme{:root{--a:"}";--b:1}@media (min-width:48rem){:root{--b:2}}}';
const FONT = '@font-face{font-family:Figtree;src:url(a.woff2)format("woff2")}';

describe('what a document needs of the sheet', () => {
  const html = '<main class="used also"><p class="deep"></p></main>';
  const feature = (rules: string) => `@layer feature{${rules}}`;
  const critical = (rules: string) => criticalStyle(GLOBAL + feature(rules), html);

  it('is what needs no class, and the rules for its classes, in order', () => {
    const used = '.used{a:b}.used[data-state=active]{a:c}.also>.deep,.other{a:d}';
    expect(critical(`.other{a:b}${used}.other .deep{a:e}`)).toBe(GLOBAL + feature(used));
  });

  it('is nothing of a group without a rule for it, but for the place of a layer', () => {
    const kept = '@media (min-width:48rem){.used{a:b}}';
    const group = `${kept}@media (min-width:64rem){.other{a:b}}`;
    expect(critical(group)).toBe(GLOBAL + feature(kept));
    expect(critical('.other{a:b}')).toBe(`${GLOBAL}@layer feature`);
  });

  it('has what the keyboard brings out, but not what a pointer does', () => {
    const kept = '.used:focus-visible{a:b}';
    expect(critical(`${kept}.used:hover{a:c}`)).toBe(GLOBAL + feature(kept));
  });

  it('has the movements that are used, and the fonts', () => {
    const spin = '@keyframes spin{to{rotate:1turn}}';
    const css = `${feature('.used{animation:spin 1s}')}${FONT}${spin}@keyframes fade{to{opacity:0}}`;
    expect(criticalStyle(css, html)).toBe(feature('.used{animation:spin 1s}') + FONT + spin);
  });

  it('is whole whatever its strings hold, without comments', () => {
    const css = '@charset "utf-8";.used:after{content:"\\"}{;"}';
    expect(criticalStyle(`${css}/*$vite$:1*/`, html)).toBe(css);
  });

  it('is refused where a rule has no end', () => {
    expect(() => criticalStyle('.used{b:c', html)).toThrow(/Unclosed/);
  });
});
