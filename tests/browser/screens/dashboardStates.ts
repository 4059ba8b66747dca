import { expect, type Page } from '@playwright/test';
import { fillDevice } from '../fixtures/fillDevice.ts';
import { visit } from '../fixtures/visit.ts';
import { chatIsRead } from './chat.ts';
import { dashboard } from './dashboard.ts';

/** Opens a tab of the dashboard on a device that has been used for weeks. */
async function openFullDashboard(page: Page, url: string, tab: string): Promise<void> {
  await visit(page, `${url}/chat`);
  await chatIsRead(page);
  await fillDevice(page);
  await visit(page, `${url}/dashboard?tab=${tab}`);
}

/** The states of the dashboard, each reached as a person would. */
export const dashboardStates: Record<string, (page: Page, url: string) => Promise<void>> = {
  dashboard: async (page, url) => {
    await visit(page, `${url}/dashboard`);
    // The last to come: the chats are read for it.
    await expect(dashboard(page).insights).toContainText(/first message|Read from/);
  },
  'a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'overview');
    await expect(dashboard(page).insights).toContainText('Read from 42 messages');
  },
  'what a sample is': async (page, url) => {
    await visit(page, `${url}/dashboard`);
    await page.getByRole('button', { name: 'Sample: what is that?' }).first().click();
    await expect(page.getByRole('dialog', { name: 'What is a sample?' })).toBeVisible();
  },
  'analytics of a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=analytics`);
    await expect(page.getByRole('group', { name: 'Messages, last 7 days' })).toBeVisible();
  },
  'analytics on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'analytics');
    await expect(page.getByRole('group', { name: 'Messages, last 7 days' })).toBeVisible();
  },
  'tips for a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=tips`);
    await expect(dashboard(page).tips).toHaveCount(4);
  },
  'tips on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'tips');
    await expect(dashboard(page).recommendations).toContainText('WPM');
  },
  'the week of a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=week`);
    await expect(page.getByText('Nothing to show yet')).toBeVisible();
  },
  'the week on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'week');
    await page.getByText('The numbers behind it').click();
  },
  'rewards of a newcomer': async (page, url) => {
    await visit(page, `${url}/dashboard?tab=rewards`);
    await expect(dashboard(page).achievements).toHaveCount(6);
  },
  'rewards on a full dashboard': async (page, url) => {
    await openFullDashboard(page, url, 'rewards');
    await expect(dashboard(page).achievements).toHaveCount(6);
  },
};
