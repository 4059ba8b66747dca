import { expect, it } from 'vitest';
import { inlinePictures } from '../../../../src/build/prerender/inlinePictures.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
  <path fill="#fff" d="M0 0"/></svg>`;

it('draws with elements what is to be drawn so, with no text between them for React to miss', async () => {
  const later = '<img fetchPriority="low" src="/pictures/later.svg" alt="" />';
  const html = `<p><img data-drawn="" fetchPriority="high" src="/now.svg" alt="" width="1" class="a b"/></p>${later}`;
  const read: string[] = [];
  const inlined = await inlinePictures(html, async (source) => {
    read.push(source);
    return drawing;
  });
  expect(read).toEqual(['/now.svg']);
  const elements = '<path fill="#fff" d="M0 0"/></svg>';
  expect(inlined).toBe(
    `<p><svg data-drawn="" aria-hidden="true" class="a b" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${elements}</p>${later}`,
  );
});

it('asks for no file that is in the document', async () => {
  const preload = (href: string) =>
    `<link rel="preload" as="image" href="${href}" fetchPriority="high"/>`;
  const html = `${preload('/now.svg')}${preload('/other.svg')}<img data-drawn="" fetchPriority="high" src="/now.svg">`;
  const inlined = await inlinePictures(html, async () => drawing);
  expect(inlined).not.toContain('/now.svg');
  expect(inlined).toContain(preload('/other.svg'));
});

it('refuses what is urgent and no drawing', async () => {
  const html = '<img data-drawn="" fetchPriority="high" src="/photo.jpg" />';
  await expect(inlinePictures(html, async () => '')).rejects.toThrow('No drawing');
});
