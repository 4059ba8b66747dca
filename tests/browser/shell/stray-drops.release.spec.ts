import { writeFile } from 'node:fs/promises';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';

test('a file that is dropped where none is taken opens nothing; text can be dropped', async ({
  app,
  page,
}, info) => {
  const path = info.outputPath('dropped.txt');
  await writeFile(path, 'A file of the person');
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const session = await page.context().newCDPSession(page);
  const { field } = chat(page);

  /** Drags over a point and lets go, as the browser itself does it. */
  async function drop(x: number, y: number, data: object): Promise<void> {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      const all = { items: [], dragOperationsMask: 1, ...data };
      await session.send('Input.dispatchDragEvent', { type, x, y, data: all });
    }
  }

  const box = await field.boundingBox();
  if (box === null) throw new Error('The composer is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [left, top] of [
    [x, y],
    [x, 200],
    [40, 30],
  ] as const) {
    await drop(left, top, { files: [path] });
  }
  // A page of its own would be there, and be on its way to the file, by now.
  await drop(x, y, { items: [{ mimeType: 'text/plain', data: 'Words' }] });
  await expect(field).toHaveValue('Words');
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(`${app.url}/chat`);
});
