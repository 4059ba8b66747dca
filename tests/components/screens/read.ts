import { page } from 'vitest/browser';

/** What the screen of real chats is made of. */
export const readScreen = {
  file: page.getByLabelText('Chat export'),
  text: page.getByRole('textbox', { name: 'Paste a chat' }),
  read: page.getByRole('button', { name: 'Read', exact: true }),
  progress: page.getByRole('progressbar', { name: 'Reading' }),
  cancel: page.getByRole('button', { name: 'Cancel' }),
  refusal: page.getByRole('alert'),
  whoAreYou: page.getByRole('radiogroup', { name: 'Who are you?' }),
  whichDate: page.getByRole('radiogroup', { name: 'Which date is first?' }),
  whichChat: page.getByRole('radiogroup', { name: 'Which chat?' }),
  reading: page.getByRole('region', { name: 'The reading' }),
  figures: page.getByRole('table', { name: 'Nine figures' }),
};

/** Gives the app a file as the device's picker would. */
export async function pickChat(content: BlobPart, name = 'WhatsApp Chat.txt'): Promise<void> {
  await readScreen.file.upload(new File([content], name, { type: 'text/plain' }));
}
