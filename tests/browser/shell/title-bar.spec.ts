import { type Device, expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 40;
const SIZE = { width: 560, height: 800 };

/** The system's buttons, as Windows has them, and as macOS has them. */
const buttons: Record<string, Box> = {
  right: { x: SIZE.width - 190, y: 0, width: 190, height: HEIGHT },
  left: { x: 0, y: 0, width: 100, height: HEIGHT },
};

/**
 * Shows pages as a window without a title bar does, which no browser does without an install. With
 * no worker: it would hand out style sheets as they are built.
 */
async function openWithoutTitleBar(device: Device, covered: Box): Promise<Page> {
  const page = await firstPage(await device.open({ size: SIZE, worker: false }));
  const area = {
    x: covered.x === 0 ? covered.width : 0,
    width: SIZE.width - covered.width,
    height: HEIGHT,
  };
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.route(/(\/|\.css|\/(chat|onboarding|profile))$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replaceAll('(display-mode:window-controls-overlay)', '(min-width:0)')
      .replace(
        /env\(titlebar-area-(x|width|height)(?:,[^)]*)?\)/g,
        (_, side: 'x' | 'width' | 'height') => `${area[side]}px`,
      );
    await route.fulfill({ response, body });
  });
  return page;
}

/** What can be pressed and lies under the system's buttons. */
function covered(page: Page, by: Box): Promise<string[]> {
  return page.evaluate((box) => {
    const names: string[] = [];
    for (const element of document.querySelectorAll('a, button')) {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const within =
        left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y;
      if (width > 0 && within) names.push(element.textContent || element.outerHTML);
    }
    return names;
  }, by);
}

for (const [side, box] of Object.entries(buttons)) {
  test(`without a title bar nothing to be pressed lies under the buttons on the ${side}`, async ({
    app,
    device,
  }) => {
    const page = await openWithoutTitleBar(device, box);
    await visit(page, `${app.url}/onboarding`);
    await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeVisible();
    expect(await covered(page, box)).toEqual([]);
    await visit(page, `${app.url}/chat`);
    expect(await covered(page, box)).toEqual([]);
    for (const [opener, name] of [
      ['Chats', 'Chats'],
      ['Open menu', 'Menu'],
    ] as const) {
      await page.getByRole('button', { name: opener, exact: true }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      expect(await covered(page, box)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}

test('the place of the title bar moves the window, what can be pressed there does not', async ({
  app,
  device,
}) => {
  const page = await openWithoutTitleBar(device, { x: 0, y: 0, width: 100, height: HEIGHT });
  await visit(page, `${app.url}/chat`);
  const regions = await page.evaluate(() => {
    const region = (element: Element | null, part?: string) =>
      element && getComputedStyle(element, part).getPropertyValue('app-region');
    return [region(document.body, '::before'), region(document.querySelector('header a'))];
  });
  expect(regions).toEqual(['drag', 'no-drag']);
});
