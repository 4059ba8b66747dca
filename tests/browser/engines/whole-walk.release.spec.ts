import { startMute } from '../../support/fakes/muteServer.ts';
import { expect } from '../fixtures/app.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { chromiumEngine } from './chromium.ts';
import { firefoxEngine } from './firefox.ts';
import { installed, syncStatus } from './looks.ts';
import { test } from './profile.ts';
import { webkitEngine } from './webkit.ts';
import { wholeWalk } from './wholeWalk.ts';

for (const engine of [chromiumEngine, firefoxEngine, webkitEngine]) {
  test(`${engine.name}: the whole walk online, with no server, and with a mute one`, async ({
    app,
    profile,
  }) => {
    test.slow();
    const walk = async (round: string) => {
      const visitor = await engine.launch(profile);
      const kept = await wholeWalk(visitor, app.url, round);
      if (round === 'online') await installed(visitor, `${app.url}/chat`);
      await visitor.kill();
      return kept;
    };
    const kept = [await walk('online')];
    await app.stop();
    kept.push(await walk('with no server'));
    const stopMute = await startMute(Number(new URL(app.url).port));
    kept.push(await walk('with a mute server'));
    stopMute();
    await app.start();

    const again = await engine.launch(profile);
    await again.open(`${app.url}/chat`);
    const received = () =>
      receivedTexts(app).filter((text) => text !== undefined && kept.includes(text));
    await expect.poll(received, { timeout: 60_000 }).toEqual(kept);
    await expect.poll(() => syncStatus(again)).toBe('Sync status: All saved');
    await again.kill();
  });
}
