import { expect, it } from 'vitest';
import { inlinePictures } from '../../../../src/app/prerender/inlinePictures.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
  <path fill="#fff" d="M0 0"/>
</svg>`;
const drawn =
  'data-drawn="" aria-hidden="true" class="a b" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"';
const image = (source: string) =>
  `<img data-drawn="" fetchPriority="high" src="${source}" alt="" width="1" class="a b"/>`;

it('draws what a screen begins with, with no text between the elements for React to miss', async () => {
  const later = '<img loading="lazy" src="/pictures/later.svg" alt="" />';
  const read: string[] = [];
  const inlined = await inlinePictures(
    `<p>${image('/pictures/now.svg')}</p>${later}`,
    async (source) => {
      read.push(source);
      return drawing;
    },
  );
  expect(read).toEqual(['/pictures/now.svg']);
  expect(inlined).toBe(`<p><svg ${drawn}><path fill="#fff" d="M0 0"/></svg></p>${later}`);
});

it('asks for no file that is in the document', async () => {
  const preload = (href: string) =>
    `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`;
  const html = `${preload('/now.svg')}${preload('/other.svg')}${image('/now.svg')}`;
  const inlined = await inlinePictures(html, async () => drawing);
  expect(inlined).not.toContain('/now.svg');
  expect(inlined).toContain(preload('/other.svg'));
});

it('refuses to draw what is no drawing', async () => {
  await expect(inlinePictures(image('/photo.jpg'), async () => '')).rejects.toThrow('No drawing');
});
