import type { Clock } from '@/domain/clock';
import {
  clockOffsetAt,
  isStorageFullAt,
  type LabRun,
  type OpeningFault,
  openingFaultAt,
  untilNextChange,
} from '@/domain/lab/faultsAt';
import type { Scenario } from '@/domain/lab/scenario';
import { LAB_KEY, SENTINEL_KEY } from '@/domain/storageKeys';
import type { SynchronousPlace } from '../browser-storage/draftJournal';
import type { StorageEngine } from '../database/engine/engine';
import type { Timers } from '../timers';
import { faultyFetch } from './faultyFetch';
import { fillStorage } from './fullStorage';
import { EVICTED_DATABASE, labEngine } from './labEngine';
import { shiftedDate } from './shiftedDate';
import { parseRun, textOfRun } from './storedRun';

/** What of localStorage is used here. */
export type LabPlace = Pick<SynchronousPlace, 'getItem' | 'setItem' | 'removeItem'>;

/** What the lab replaces while it is on, and what it uses, of a page. */
export interface LabDependencies {
  /** Its `fetch` and `Date` are replaced. */
  readonly scope: { fetch: typeof fetch; Date: DateConstructor };
  /** What the object stores of the browser inherit from; null where there are none. */
  readonly writes: Pick<IDBObjectStore, 'put' | 'add'> | null;
  readonly deleteDatabase: (name: string) => void;
  /** Where the run is kept, for each page from its first line on; it tells other tabs. */
  readonly place: LabPlace;
  /** The device's real clock. */
  readonly now: Clock;
  readonly timers: Timers;
  readonly isSpared: (method: string, url: string) => boolean;
  readonly tellWorker: (run: LabRun | null) => Promise<void>;
  /** Told whether the lab is on, at each change. */
  readonly onChange: (isOn: boolean) => void;
  /** Called when faults begin or end: what the app then asks, it has to ask again. */
  readonly onFaults: () => void;
  /** Loads the page again, with what was typed stored first. */
  readonly reload: () => void;
}

/** Starts and ends the network lab of a page (rule R88). */
export interface LabControl {
  /** Where scenarios are saved, too. */
  readonly place: LabPlace;
  /** What opening the database meets in this page; it does not change until the page is reloaded. */
  readonly openingFault: OpeningFault | null;
  /** The storage of this page as the lab lets it be met. */
  throughLab(engine: StorageEngine): StorageEngine;
  /** Takes up what `place` says: as the page begins, and when another tab has changed it. */
  follow(): void;
  /** Rejects, and nothing is on, where the browser stores nothing or the worker cannot be told. */
  start(scenario: Scenario): Promise<void>;
  /** Ends the lab in every tab and the worker. Never throws. */
  stop(): void;
}

/** The control of a page's lab. What it replaces is whole again when the lab ends. */
export function createLabControl(dependencies: LabDependencies): LabControl {
  const { scope, writes, place, now, timers, isSpared, onChange, onFaults } = dependencies;
  const real = { fetch: scope.fetch, Date: scope.Date };
  let end = () => {};
  let telling = Promise.resolve();
  const atFirst = parseRun(place.getItem(LAB_KEY), now());
  const openingFault = atFirst === null ? null : openingFaultAt(atFirst, now());

  function reloadFor(next: OpeningFault | null): boolean {
    if (next === openingFault) return false;
    if (openingFault === 'storage evicted') {
      dependencies.deleteDatabase(EVICTED_DATABASE);
      // Nothing was lost in truth.
      place.setItem(SENTINEL_KEY, 'kept');
    }
    // A page that loads again gives up what it is writing.
    void telling.then(dependencies.reload);
    return true;
  }

  /** Waits for the next step to begin or end, and for the end of the hour. */
  function watch(run: LabRun): () => void {
    const wait = untilNextChange(run, now());
    if (wait === null) {
      stop();
      return () => {};
    }
    let stopNext = () => {};
    const stopTimer = timers.after(wait, () => {
      if (untilNextChange(run, now()) !== null && reloadFor(openingFaultAt(run, now()))) return;
      onFaults();
      stopNext = watch(run);
    });
    return () => {
      stopTimer();
      stopNext();
    };
  }

  function begin(run: LabRun): void {
    const fetch = real.fetch.bind(globalThis);
    scope.fetch = faultyFetch(fetch, { run, now, timers, isSpared });
    scope.Date = shiftedDate(real.Date, () => clockOffsetAt(run, now()));
    const endFull =
      writes === null ? () => {} : fillStorage(writes, () => isStorageFullAt(run, now()));
    let stopWatching = () => {};
    end = () => {
      end = () => {};
      stopWatching();
      endFull();
      Object.assign(scope, real);
    };
    onChange(true);
    stopWatching = watch(run);
  }

  function stop(): void {
    place.removeItem(LAB_KEY);
    end();
    // Its run ends by itself within the hour.
    telling = dependencies.tellWorker(null).catch(() => {});
    follow();
  }

  function follow(): void {
    end();
    const run = parseRun(place.getItem(LAB_KEY), now());
    if (reloadFor(run === null ? null : openingFaultAt(run, now()))) return;
    if (run === null) {
      place.removeItem(LAB_KEY);
      onChange(false);
    } else begin(run);
    onFaults();
  }

  return {
    place,
    openingFault,
    throughLab: (engine) => (openingFault === null ? engine : labEngine(engine, openingFault)),
    follow,
    async start(scenario) {
      const run = { scenario, startedAt: now() };
      place.setItem(LAB_KEY, textOfRun(run));
      try {
        await dependencies.tellWorker(run);
      } catch (error) {
        place.removeItem(LAB_KEY);
        throw error;
      }
      follow();
    },
    stop,
  };
}
