import { describe, expect, it, vi } from 'vitest';
import {
  createUpdates,
  FIRST_RETRY_MS,
  HOUR_MS,
  SHORTEST_INTERVAL_MS,
  TAKE_OVER_LIMIT_MS,
} from '@/features/install-and-update/updates';
import { manualTime, settled } from '../../../support/fakes/manualTime.ts';

class FakeInstalling extends EventTarget {
  state: ServiceWorkerState = 'installing';

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeInstalling | null = null;
  waiting: FakeInstalling | null = null;
  active: FakeInstalling | null = null;

  find(): FakeInstalling {
    const worker = new FakeInstalling();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    return worker;
  }

  private end(): FakeInstalling {
    const worker = this.installing ?? this.find();
    this.installing = null;
    return worker;
  }

  /** A new version was found and installed. */
  install(): FakeInstalling {
    const worker = this.end();
    this.waiting = worker;
    worker.become('installed');
    return worker;
  }

  /** A new version was found, but not all of it could be had. */
  failToInstall(): void {
    this.end().become('redundant');
  }
}

/** As `Workbox` behaves, whose events tell what was there when it registered. */
function fakeWorkbox(isUpdate: boolean) {
  const listeners = new Set<(event: { readonly isUpdate?: boolean }) => void>();
  return {
    addEventListener: (_type: 'controlling', listener: (event: { isUpdate?: boolean }) => void) => {
      listeners.add(listener);
    },
    update: vi.fn(async () => {}),
    messageSkipWaiting: vi.fn(),
    takeOver() {
      for (const listener of listeners) listener({ isUpdate });
    },
  };
}

function setUp(state: 'first visit' | 'controlled', { isFollowed = true } = {}) {
  const time = manualTime();
  const registration = new FakeRegistration();
  const isControlled = state === 'controlled';
  if (isControlled) registration.active = new FakeInstalling();
  const worker = fakeWorkbox(isControlled);
  const page = { controller: registration.active };
  const reload = vi.fn();
  const removeStuckWorker = vi.fn(async () => {});
  const { clock, timers } = time;
  const controller = () => page.controller;
  const updates = createUpdates({ controller, clock, timers, reload, removeStuckWorker });
  if (isFollowed) updates.follow(worker, registration);
  return { ...time, page, worker, registration, reload, removeStuckWorker, updates };
}

describe('an update', () => {
  it('is offered when a new worker waits beside an active one, and not forced', () => {
    const { updates, registration, reload, worker } = setUp('controlled');
    const listener = vi.fn();
    updates.isReady.subscribe(listener);
    registration.install();
    expect(updates.isReady.get()).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(worker.messageSkipWaiting).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is not what the first worker of all is', () => {
    const { updates, registration, worker, reload } = setUp('first visit');
    registration.install();
    expect(updates.isReady.get()).toBe(false);
    worker.takeOver();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is offered in a first visit too', () => {
    const { updates, registration, worker, reload } = setUp('first visit');
    registration.active = registration.install();
    registration.waiting = null;
    worker.takeOver();
    registration.install();
    expect(updates.isReady.get()).toBe(true);
    worker.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that waited since an earlier visit is offered at once', () => {
    const { updates, worker, registration } = setUp('controlled', { isFollowed: false });
    registration.waiting = new FakeInstalling();
    updates.follow(worker, registration);
    expect(updates.isReady.get()).toBe(true);
  });

  it('asks the worker to take over on consent, and reloads once when it has', () => {
    const { updates, registration, worker, reload, advance, removeStuckWorker } =
      setUp('controlled');
    registration.install();
    updates.accept();
    updates.accept();
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    worker.takeOver();
    worker.takeOver();
    advance(TAKE_OVER_LIMIT_MS);
    expect(reload).toHaveBeenCalledOnce();
    expect(removeStuckWorker).not.toHaveBeenCalled();
  });

  it('reloads the other tabs, which were asked nothing', () => {
    const { registration, worker, reload } = setUp('controlled');
    registration.install();
    worker.takeOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another tab agreed to before this one had registered is followed', () => {
    const { updates, worker, registration, page, reload } = setUp('controlled', {
      isFollowed: false,
    });
    page.controller = new FakeInstalling();
    updates.follow(worker, registration);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('reloads after four seconds when the worker does not take over', async () => {
    const { updates, registration, reload, advance, removeStuckWorker } = setUp('controlled');
    registration.install();
    updates.accept();
    advance(TAKE_OVER_LIMIT_MS - 1);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    advance(1);
    await settled();
    expect(removeStuckWorker).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('looking for updates', () => {
  it('happens every hour', () => {
    const { worker, advance } = setUp('controlled');
    advance(HOUR_MS);
    expect(worker.update).toHaveBeenCalledTimes(1);
    advance(HOUR_MS);
    expect(worker.update).toHaveBeenCalledTimes(2);
  });

  it('happens on return: at once, or as soon as it is half a minute since the last time', () => {
    const { updates, worker, advance } = setUp('controlled');
    advance(SHORTEST_INTERVAL_MS);
    updates.check();
    expect(worker.update).toHaveBeenCalledTimes(1);
    updates.check();
    updates.check();
    expect(worker.update).toHaveBeenCalledTimes(1);
    advance(SHORTEST_INTERVAL_MS);
    expect(worker.update).toHaveBeenCalledTimes(2);
    advance(SHORTEST_INTERVAL_MS);
    expect(worker.update).toHaveBeenCalledTimes(2);
  });

  it('happens as soon as there is a worker, where the return came before', () => {
    const { updates, worker, registration } = setUp('controlled', { isFollowed: false });
    updates.check();
    updates.follow(worker, registration);
    expect(worker.update).toHaveBeenCalledTimes(1);
    updates.check();
    expect(worker.update).toHaveBeenCalledTimes(1);
  });

  it('happens again soon, and then less and less often, where the host does not answer', async () => {
    const { updates, worker, advance } = setUp('controlled');
    worker.update.mockRejectedValue(new TypeError('Failed to fetch'));
    const waits = [HOUR_MS, FIRST_RETRY_MS, 2 * FIRST_RETRY_MS, 4 * FIRST_RETRY_MS];
    for (const [count, wait] of waits.entries()) {
      advance(wait - 1);
      expect(worker.update).toHaveBeenCalledTimes(count);
      advance(1);
      expect(worker.update).toHaveBeenCalledTimes(count + 1);
      await settled();
    }
    expect(updates.isReady.get()).toBe(false);
    // A return is answered at once: no check has come to anything.
    updates.check();
    expect(worker.update).toHaveBeenCalledTimes(waits.length + 1);
  });

  it('happens as soon again after a check that came to something as after none', async () => {
    const { worker, advance } = setUp('controlled');
    const fail = () => worker.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fail();
    fail();
    advance(HOUR_MS);
    await settled();
    advance(FIRST_RETRY_MS);
    await settled();
    advance(2 * FIRST_RETRY_MS);
    await settled();
    expect(worker.update).toHaveBeenCalledTimes(3);
    fail();
    advance(HOUR_MS);
    await settled();
    advance(FIRST_RETRY_MS);
    expect(worker.update).toHaveBeenCalledTimes(5);
  });

  it('happens at least every hour, however often it failed', async () => {
    const { worker, advance } = setUp('controlled');
    worker.update.mockRejectedValue(new TypeError('Failed to fetch'));
    for (let hour = 0; hour < 20; hour += 1) {
      advance(HOUR_MS);
      await settled();
    }
    expect(worker.update.mock.calls.length).toBeGreaterThanOrEqual(20);
  });

  it('happens again soon where a new version could not be installed', async () => {
    const { updates, worker, registration, advance } = setUp('controlled');
    worker.update.mockImplementation(async () => void registration.find());
    advance(HOUR_MS);
    await settled();
    registration.failToInstall();
    advance(FIRST_RETRY_MS);
    await settled();
    expect(worker.update).toHaveBeenCalledTimes(2);
    // Each attempt may cost a download.
    registration.failToInstall();
    advance(2 * FIRST_RETRY_MS - 1);
    expect(worker.update).toHaveBeenCalledTimes(2);
    advance(1);
    expect(worker.update).toHaveBeenCalledTimes(3);
    registration.install();
    expect(updates.isReady.get()).toBe(true);
  });

  it('waits its hour where an installed version gave way to a newer one, or the first one failed', async () => {
    const { worker, registration, advance } = setUp('controlled');
    registration.install().become('redundant');
    const first = setUp('first visit');
    first.registration.failToInstall();
    advance(HOUR_MS - 1);
    first.advance(HOUR_MS - 1);
    await settled();
    expect(worker.update).not.toHaveBeenCalled();
    expect(first.worker.update).not.toHaveBeenCalled();
  });
});
