import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const MEGABYTES = 400;
/** Longer than the test: what nobody asks to be written stays in memory, as it may. */
const COMMIT_SECONDS = 600;

function run(program: string, args: readonly string[]): string | null {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return null;
  return `${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`;
}

/** A disk in a file. */
export interface LoopDisk {
  readonly folder: string;
  /** What the disk holds at this moment, without what is still in memory, as another file. */
  copy(image: string): void;
  unmount(): Promise<void>;
}

function must(fault: string | null): void {
  if (fault !== null) throw new Error(fault);
}

/** Mounts a disk in a file; what a cut has left unfinished on it is put right by its journal. */
export function mountDisk(image: string, folder: string): LoopDisk {
  mkdirSync(folder, { recursive: true });
  must(run('mount', ['-o', `loop,noatime,commit=${COMMIT_SECONDS}`, image, folder]));
  return {
    folder,
    copy: (copy) => must(run('cp', ['--sparse=always', image, copy])),
    async unmount() {
      // A process that was killed may still hold a file for a moment.
      for (let tries = 0; run('umount', [folder]) !== null && tries < 50; tries += 1) {
        await wait(100);
      }
    },
  };
}

/** Makes an empty disk in a file; says why it cannot be done, or null. */
export function makeDisk(image: string): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a disk';
  return (
    run('truncate', ['-s', `${MEGABYTES}M`, image]) ?? run('mkfs.ext4', ['-q', '-F', image]) ?? null
  );
}

/** Why a disk in a file cannot be mounted here; null when it can. */
export async function whyNoLoopDisk(image: string, folder: string): Promise<string | null> {
  const fault = makeDisk(image);
  if (fault !== null) return fault;
  try {
    await mountDisk(image, folder).unmount();
    return null;
  } catch (error) {
    return String(error);
  }
}
