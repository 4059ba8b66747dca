import { readdir, readFile } from 'node:fs/promises';

/** The processes that were started with this text in their command line. */
async function processesWith(text: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, index) => lines[index]?.includes(text)).map(Number);
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}

/** Kills every process of a browser that runs on this profile and waits until all are gone. */
export async function killBrowserOn(profile: string): Promise<void> {
  const ids = await processesWith(profile);
  for (const id of ids) {
    if (isRunning(id)) process.kill(id, 'SIGKILL');
  }
  while ((await processesWith(profile)).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
