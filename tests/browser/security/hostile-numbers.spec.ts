import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { putRows, readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { jsonAnswer } from '../sync/analysisFault.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

/** As a backend answers that has lost its scales. */
const stats = (wpm: string) =>
  jsonAnswer(
    `{"average_wpm":${wpm},"dominant_sentiment":"excited","average_response_time":1e308,"engagement_trend":"increasing","typing_consistency":1,"total_messages_analyzed":1e15,"session_duration":1e15,"compatibility_score":1}`,
  );

test('numbers beyond all bounds are shown nowhere: not from the backend, storage or the address', {
  tag: '@release',
}, async ({ app, page }) => {
  app.backend.plan = ({ path }) => {
    if (path === '/realtime-stats') return stats('1e15');
    // What the reference backend would say, with one number that nobody has.
    return path === '/analyze'
      ? jsonAnswer(
          '{"typing_analysis":{"wpm":1e15,"consistency":1,"confidence_level":"high"},"sentiment_analysis":{"sentiment":"neutral","confidence":1,"emotional_intensity":0,"emoji_analysis":{"count":0,"emojis":[]}},"response_analysis":{"response_time":1,"interpretation":"engaged","engagement_level":"engaged"},"compatibility_score":1,"digital_body_language":{"confidence_level":"high","emotional_state":"neutral","engagement_level":"engaged","overall_assessment":"x"},"timestamp":1}',
        )
      : null;
  };
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'My own speed is what counts');
  await expect.poll(() => app.backend.calls).toContain('POST /analyze');
  expect(await readStore(page, 'analysisHistory')).toMatchObject([{ source: 'device' }]);
  await visit(page, `${app.url}/dashboard`);
  await expect.poll(() => app.backend.calls).toContain('GET /realtime-stats');
  const style = page.getByRole('definition').filter({ hasText: 'WPM' });
  await expect(style).toHaveText(/^\d{2,3} WPM$/);
  await expect(page.getByText('Read from one message')).toBeVisible();
  expect(await readStore(page, 'realtimeStats')).toEqual([]);

  // An attempt of long ago: one of this moment would be waited for, at most an hour.
  const waitsForEver = { attempts: 1, attemptedAt: 0, nextAttemptAt: 8.64e15, state: 'waiting' };
  // What an older version, or somebody else, has left in storage.
  const [entry] = await readStore(page, 'outbox');
  await putRows(page, [
    { store: 'keyValue', row: { key: 'lastDeliveredAt', value: 1e308 } },
    { store: 'keyValue', row: { key: 'installDismissedAt', value: 1e308 } },
    { store: 'outbox', row: { ...entry, ...waitsForEver } },
  ]);
  app.backend.plan = () => null;
  await visit(page, `${app.url}/chat?session=${'x'.repeat(5000)}`);
  await expect(chat(page).log.getByText('My own speed is what counts')).toBeVisible();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  await page.getByRole('button', { name: /^Sync status/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sync status' });
  await expect(panel.getByText('All saved, here and on the server.')).toBeVisible();
  await expect(panel.getByText(/^Today, /)).toBeVisible();

  await visit(page, `${app.url}/matches?distance=1e308&ageFrom=-1e15&ageTo=1e999&q=1e308`);
  await expect(page.getByRole('searchbox', { name: 'Search matches' })).toHaveValue(/^1e\+?308$/);
  await expect(page.getByText('No matches found')).toBeVisible();
});
