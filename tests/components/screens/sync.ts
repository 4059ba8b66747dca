import { page } from 'vitest/browser';

const dialog = page.getByRole('dialog', { name: 'Sync status' });

/** The pill of the header and the panel that it opens. */
export const sync = {
  pill: page.getByRole('button', { name: /^Sync status/ }),
  dialog,
  checkNow: dialog.getByRole('button', { name: 'Check now' }),
  retry: dialog.getByRole('button', { name: 'Retry', exact: true }),
  discard: dialog.getByRole('button', { name: 'Discard' }),
};
