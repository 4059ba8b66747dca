import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ME, realChat, THEM } from '../../support/real-chats/realChat.ts';
import { pickChat, readScreen } from '../screens/read.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const { figures, read, reading, refusal, text, whichChat, whichDate, whoAreYou } = readScreen;

const ROWS = [
  'Share of messages',
  'Median time to answer',
  'Starts',
  'Sent twice',
  'Words a message',
  'Questions per 100',
  'Emoji per 100',
  'Longest silence',
  'At night',
];

beforeEach(async () => {
  await renderScreen('/read', testServices().services);
});

test('a file is read, and each figure says what it is', async () => {
  await pickChat(realChat());
  await whoAreYou.getByText(ME).click();
  await expect.element(figures).toBeVisible();
  await expect.element(reading).toHaveTextContent(/Of 320 messages you wrote \d+%/);
  expect(
    figures
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(ROWS);
  await expect.element(figures.getByRole('columnheader').last()).toHaveTextContent(THEM);
  await figures.getByRole('button', { name: 'At night' }).click();
  await expect.element(figures).toHaveTextContent('from 23:00 until 05:00');
  const starts = figures.getByRole('row', { name: /^Starts/ });
  const before = starts.element().textContent;
  const silence = page.getByRole('combobox', { name: 'A silence is longer than' });
  await userEvent.selectOptions(silence, '1 h');
  await expect.element(starts).not.toHaveTextContent(before);
});

test('a text is pasted, and stays where it is refused', async () => {
  await text.fill('Just a thought');
  await read.click();
  await expect.element(refusal).toHaveTextContent('None of its lines is a message');
  await expect.element(text).toHaveValue('Just a thought');
  await text.fill('Asha: Hi!\nRavi: Hello, how are you?\nAsha: Fine');
  await read.click();
  await whoAreYou.getByText('Ravi').click();
  await expect.element(page.getByText('This export has no times')).toBeVisible();
  await expect.element(figures).toBeVisible();
  await page.getByRole('button', { name: 'Read another chat' }).click();
  await expect.element(text).toHaveValue('');
});

test('it asks which date is first where the chat does not tell', async () => {
  await pickChat('03/04/26, 9:05 pm - Asha: Hi\n03/04/26, 9:06 pm - Ravi: Hello\n');
  await whichDate.getByText('Month first').click();
  await whoAreYou.getByText('Asha').click();
  await page.getByText('The beats as a table').click();
  const table = page.getByRole('table', { name: 'The beats as a table' });
  await expect.element(table).toHaveTextContent(/Mar/);
});

test('of an archive with several chats one is chosen, and then its dates are asked for', async () => {
  const chat = (name: string) =>
    strToU8(`03/04/26, 9:05 pm - ${name}: Hi\n03/04/26, 9:06 pm - Ravi: Hello\n`);
  const files = {
    'WhatsApp Chat with Asha.txt': chat('Asha'),
    'WhatsApp Chat with Meera.txt': chat('Meera'),
  };
  await pickChat(new Uint8Array(zipSync(files)), 'chats.zip');
  await whichChat.getByText('WhatsApp Chat with Meera').click();
  await whichDate.getByText('Day first').click();
  await expect.element(whoAreYou.getByText('Meera')).toBeVisible();
});

test('lines that look like messages and are not counted are said', async () => {
  await pickChat(
    '25/11/26, 21:05 - Asha: look\n03/01/25, 10:00 - Meera: old\n25/11/26, 21:06 - Ravi: nice\n',
  );
  await expect.element(page.getByText('One line looks like a message of its own')).toBeVisible();
});
