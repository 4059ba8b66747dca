import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

async function setMotion(value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}

/** Asks for less motion, as the system's settings do, until the test is over. */
export async function reduceMotion(): Promise<void> {
  onTestFinished(() => setMotion(''));
  await setMotion('reduce');
}
