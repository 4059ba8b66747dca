import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setHasVisitedProfile } from '@/data/repositories/values/hasVisitedProfile';
import { keepFocus } from '@/ui/focus/keepFocus';
import { chat, sendMessage } from '../screens/chat.ts';
import { matches, namesOnCards } from '../screens/matches.ts';
import { openProfile, profile } from '../screens/profile.ts';
import { button, dialog, heading, press } from '../screens/shell.ts';
import { sync } from '../screens/sync.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { lastLonger } from '../support/lastLonger.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

/** How long a toast with Undo stays, and how long a list entry is waited for. */
const REAL_WAITS_MS = [8000, 3000];

beforeEach(() => {
  lastLonger(...REAL_WAITS_MS);
  onTestFinished(keepFocus());
});

/** The focus is on something that is on the screen. */
async function expectFocusKept(): Promise<void> {
  const isKept = () => {
    const { activeElement } = document;
    return activeElement !== document.body && (activeElement?.getClientRects().length ?? 0) > 0;
  };
  await expect.poll(isKept).toBe(true);
}

test('matches: chips, Reset Filters, hiding and Undo hand the focus on', async () => {
  const { services, database } = testServices();
  await setHasVisitedProfile(database);
  const router = await renderScreen(
    '/matches?distance=40&ageFrom=20&ageTo=45&profession=a',
    services,
  );
  const { cards, chips, count, reset, search } = matches;
  await expect.element(chips).toHaveLength(3);
  const named = chips.elements().map((chip) => chip.ariaLabel ?? '');
  await press(chips.nth(1));
  await expect.element(button(named[2] ?? '')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(named[0] ?? '')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chips).toHaveLength(0);
  await expect.element(button('Liked')).toHaveFocus();

  await search.fill('nobody is called so');
  await press(reset);
  await expect.element(count).toHaveTextContent('10 of 10');
  const isInGrid = () => document.activeElement?.closest('[aria-label="Matches"]') !== null;
  await expect.poll(isInGrid).toBe(true);
  await search.fill('a');
  await press(button('Clear search'));
  await expect.element(search).toHaveFocus();

  await expect.element(cards).toHaveLength(10);
  const [first = '', second = ''] = namesOnCards();
  await press(button(`Hide or report ${first}`));
  await press(button(`Hide ${first}`));
  await expect.element(cards).toHaveLength(9);
  await expect.element(button(`Hide or report ${second}`)).toHaveFocus();
  await press(button('Undo'));
  await expect.element(cards).toHaveLength(10);
  await expect.poll(() => document.activeElement?.closest('article')?.ariaLabel).toBe(first);
  await press(button(`Hide or report ${first}`));
  await press(button(`Hide ${first}`));
  await expect.element(button(`Hide or report ${second}`)).toHaveFocus();
  await press(button('Dismiss'));
  await expect.element(button(`Hide or report ${second}`)).toHaveFocus();

  await router.navigate({ to: '/profile', search: { tab: 'privacy' } });
  await press(button(`Bring ${first} back`));
  await expect
    .element(page.getByRole('heading', { name: 'Hidden people' }))
    .not.toBeInTheDocument();
  await expectFocusKept();
});

test('the first question of the profile hands the focus on', async () => {
  await renderScreen('/profile', testServices().services);
  await expect.element(button('Upload Photo')).toHaveFocus();
  await press(button('Skip for Now'));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('the profile: interests and editing hand the focus on', async () => {
  await openProfile(testServices().services);
  const { close, edit, interest } = profile;
  await press(edit);
  await expect.element(page.getByRole('heading', { name: 'Edit your profile' })).toHaveFocus();
  const add = async (...names: string[]) => {
    for (const name of names) {
      await interest.fill(name);
      await userEvent.keyboard('{Enter}');
      await expect.element(button(`Remove ${name}`)).toBeVisible();
    }
  };
  await add('Chess', 'Tea', 'Rain');
  await press(button('Remove Chess'));
  await expect.element(button('Remove Tea')).toHaveFocus();
  await press(button('Remove Rain'));
  await expect.element(button('Remove Tea')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(interest).toHaveFocus();

  // A key that is held down takes one away, not all.
  await add('Chess', 'Tea', 'Rain');
  button('Remove Chess').element().focus();
  await userEvent.keyboard('{Enter>5/}');
  await expect.element(button('Remove Tea')).toHaveFocus();
  await expect.element(button('Remove Rain')).toBeVisible();
  await press(close);
  await press(button('Discard'));
  await expect.element(page.getByRole('heading', { name: 'How others see you' })).toHaveFocus();
});

/** A picture as a camera would give it. */
async function aPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(120, 90);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 90);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'a.jpg', { type: blob.type });
}

test('the album: a photo that is removed and brought back hands the focus on', async () => {
  await openProfile(testServices().services);
  await press(profile.edit);
  const album = page.getByRole('region', { name: 'Photos' });
  const pictures = album.getByRole('img');
  const remove = button('Remove');
  await expect.element(album).toBeVisible();
  await expect.element(album.getByRole('button', { name: 'Add photos' })).toBeVisible();
  const field = document.querySelector('main input[type=file]');
  if (field === null) throw new Error('There is no field for photos');
  await userEvent.upload(field, await aPhoto());
  await expect.element(pictures).toHaveLength(1);
  await press(remove);
  await expect.element(pictures).toHaveLength(0);
  await expectFocusKept();
  await press(button('Undo'));
  await expect.element(pictures).toHaveLength(1);
  await expect.element(remove).toHaveFocus();
});

test('the sync panel: an entry that is discarded hands the focus on', async () => {
  const { services, database, time } = testServices();
  const now = time.clock();
  const row = {
    sessionId: 'session_outbox',
    kind: 'analyze',
    state: 'parked',
    attempts: 1,
    attemptedAt: now,
    unreadable: 0,
    nextAttemptAt: 0,
    lastAnswer: 'answered 403',
    createdAt: now - 3_600_000,
    body: { text: 'Hello', time_taken: 3, response_time: 1, user_id: 'user_1_outbox' },
  };
  await fillDatabase(database, [
    { store: 'outbox', row: { ...row, id: crypto.randomUUID() } },
    { store: 'outbox', row: { ...row, id: crypto.randomUUID() } },
  ]);
  await renderScreen('/chat', services);
  const { dialog: panel, discard, pill } = sync;
  await expect.element(pill).toHaveAccessibleName('Sync status: 2 refused');
  await pill.click();
  await expect.element(discard).toHaveLength(2);
  await press(discard.first());
  await expect.element(discard).toHaveLength(1);
  await expect.element(discard).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(discard).not.toBeInTheDocument();
  await expectFocusKept();
  expect(panel.element().contains(document.activeElement)).toBe(true);
});

test('the chat: deleting, Undo, choosing and a notice put aside hand the focus on', async () => {
  await showAt(PHONE);
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await sendMessage(time, 'Hello there');
  services.health.update({ room: 'short' });
  const { clearAll, entries, entry, field, newChat } = chat;
  const chats = button('Chats');
  const dismiss = button('Dismiss: No room left on this device');
  chats.element().focus();
  await expect.element(dismiss).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss).not.toBeInTheDocument();
  await expect.element(chats).toHaveFocus();

  const sheet = dialog('Chats');
  await userEvent.keyboard('{Enter}');
  await press(newChat);
  await expect.element(sheet).not.toBeInTheDocument();
  await expectFocusKept();
  await press(chats);
  await expect.element(entries).toHaveLength(2);
  const open = entry('Hello there').getByRole('button').first();
  await press(open);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();

  await press(chats);
  await press(entry('Hello there').getByRole('button', { name: 'Delete chat' }));
  await expect.element(entries).toHaveLength(1);
  await expect.element(page.getByRole('list', { name: 'History' })).toHaveFocus();
  await press(button('Undo'));
  await expect.element(open).toHaveFocus();
  await press(clearAll);
  await press(button('Cancel'));
  await expect.element(clearAll).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press(button('Delete all'));
  await expect.element(entry('Hello there')).not.toBeInTheDocument();
  await expect.element(clearAll).toHaveFocus();
  // By the keyboard alone, which a dialog keeps to itself.
  const undo = button('Undo');
  await expect.element(undo).toBeVisible();
  for (let steps = 0; steps < 9 && document.activeElement !== undo.element(); steps += 1) {
    await userEvent.tab();
  }
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Hello there')).toBeInTheDocument();
  await expectFocusKept();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await field.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'));
  await userEvent.keyboard('{Enter}');
  await press(button('Show all 60 lines'));
  await expectFocusKept();
});
