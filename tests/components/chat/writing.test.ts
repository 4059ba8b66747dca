import { beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { chat, chatIsRead, replyIsDue, sendMessage, type } from '../screens/chat.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';
import { messages, ownMessages, SUGGESTION } from './messageParts.ts';

const { entries, field, log, send, typing } = chat;
let made: TestServices;

beforeEach(async () => {
  made = testServices();
  await renderScreen('/chat', made.services);
  await chatIsRead();
});

test('Enter that ends a composed word neither sends nor breaks the line', async () => {
  await field.click();
  await cdp().send('Input.imeSetComposition', {
    text: 'नमस्ते',
    selectionStart: 6,
    selectionEnd: 6,
  });
  // Safari ends the composition first and then reports the key with the code 229.
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    const press = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      ...init,
    });
    field.element().dispatchEvent(press);
    expect(press.defaultPrevented).toBe(false);
  }
  await expect(ownMessages(made.database)).resolves.toEqual([]);
  await cdp().send('Input.insertText', { text: 'नमस्ते' });
  await expect.element(field).toHaveValue('नमस्ते');
  await expect.element(send).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('नमस्ते')).toBeVisible();
});

test('100,000 pasted characters are kept whole and not measured', async () => {
  const text = 'chai '.repeat(20_000).trim();
  await field.click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  document.execCommand('insertText', false, text);
  await expect.element(send).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  const whole = log.getByRole('button', { name: 'Show all 99,999 characters' });
  await expect.element(whole).toBeVisible();
  await expect(ownMessages(made.database)).resolves.toMatchObject([{ text, typingSpeed: 0 }]);
});

test('a message scrolls into view: the own one always, a reply unless the reader scrolled up', async () => {
  const { time } = made;
  const view = () => {
    const scroller = log.element().firstElementChild;
    if (scroller === null) throw new Error('The conversation is not drawn');
    return scroller;
  };
  const scrollToStart = async () => {
    // The list goes on to the end until it has measured what is new there.
    let looks = 0;
    const isThere = () => {
      looks = view().scrollTop === 0 ? looks + 1 : 0;
      if (looks === 0) view().scrollTo({ top: 0, behavior: 'instant' });
      return looks;
    };
    await expect.poll(isThere).toBeGreaterThan(5);
    await expect.element(log.getByText('One', { exact: true })).toBeInViewport();
  };
  await showAt({ width: 1280, height: 560 });
  for (const text of ['One', 'Two', 'Three', 'Four']) await sendMessage(time, text);
  await expect.element(log.getByText('Four', { exact: true })).toBeInViewport();
  await type('Five');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Five', { exact: true })).toBeInViewport();
  await scrollToStart();
  await replyIsDue(time);
  const news = page.getByRole('button', { name: 'New messages' });
  await expect.element(news).toBeVisible();
  await expect.element(typing).not.toBeInTheDocument();
  await expect.element(log.getByText('One', { exact: true })).toBeInViewport();
  await news.click();
  await expect.element(log.getByText('Five', { exact: true })).toBeInViewport();
  await expect.element(news).not.toBeInTheDocument();
  // People who write look at what they wrote.
  await scrollToStart();
  await type('Six');
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText('Six', { exact: true })).toBeInViewport();
});

test('a suggestion stands below half-written words, and Undo takes it away again', async () => {
  const { database } = made;
  await type('Half a thought');
  await log.getByRole('button', { name: SUGGESTION }).click();
  await expect.element(field).toHaveValue(`Half a thought\n${SUGGESTION}`);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field).toHaveValue('Half a thought');
  made.time.advance(1000);
  await expect.poll(() => database.drafts.toArray()).toMatchObject([{ text: 'Half a thought' }]);
  await field.fill('');
  await log.getByRole('button', { name: SUGGESTION }).click();
  await expect.element(field).toHaveValue(SUGGESTION);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => ownMessages(database)).toHaveLength(1);
  await expect(ownMessages(database)).resolves.toMatchObject([{ typingSpeed: 0, beats: [] }]);
});

test('deleting a chat takes its words along, and Undo brings them back', async () => {
  await type('Half a thought');
  made.time.advance(1000);
  await expect.poll(() => made.database.drafts.count()).toBe(1);
  await entries.first().getByRole('button', { name: 'Delete chat' }).click();
  await expect.element(field).toHaveValue('');
  await messages.undo.click();
  await expect.element(field).toHaveValue('Half a thought');
});
