import type { Page } from '@playwright/test';
import { isStored } from '../fixtures/storage.ts';

/** The system's launches come from the test, which waits until somebody takes them. */
export async function takeLaunches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const setConsumer = (consume: Window['consume']) => Object.assign(window, { consume });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
}

/** Launches Taal as the system does, also with a file that is opened with it. */
export async function launch(
  page: Page,
  targetUrl: string,
  file?: { readonly name: string; readonly text: string },
): Promise<void> {
  await page.waitForFunction(() => 'consume' in window);
  await page.evaluate(
    async ({ targetURL, opened }) => {
      const files: FileSystemFileHandle[] = [];
      if (opened !== undefined) {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle(opened.name, { create: true });
        const writing = await handle.createWritable();
        await writing.write(opened.text);
        await writing.close();
        files.push(handle);
      }
      window.consume?.({ targetURL, files });
    },
    { targetURL: targetUrl, opened: file },
  );
}

/** What another app hands over: texts, and a file under the name of its field. */
export interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
  readonly file?: {
    readonly field: 'images' | 'chats';
    readonly name: string;
    readonly type: string;
    readonly base64: string;
  };
}

/**
 * Posts a form to the worker as the browser does for another app: a navigation with a body, which no
 * page of Taal began.
 */
export async function share(page: Page, url: string, shared: Shared): Promise<void> {
  await isStored(page);
  await page.goto('about:blank');
  await page.evaluate(
    ({ action, content }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      for (const name of ['title', 'text', 'url'] as const) {
        const field = document.createElement('textarea');
        Object.assign(field, { name, value: content[name] ?? '' });
        form.append(field);
      }
      if (content.file !== undefined) {
        const { field: name, name: fileName, type, base64 } = content.file;
        const field = document.createElement('input');
        Object.assign(field, { name, type: 'file' });
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([bytes], fileName, { type }));
        field.files = files.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    { action: `${url}/share`, content: shared },
  );
}
