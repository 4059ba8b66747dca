type Save = () => Promise<void>;

const saves = new Set<Save>();

/** Names a text that is stored a little later than it is typed. Returns how to forget it. */
export function trackUnsaved(save: Save): () => void {
  saves.add(save);
  return () => saves.delete(save);
}

/** Stores now all that is typed but not stored yet. Never rejects: each saves what it can. */
export async function saveAllUnsaved(): Promise<void> {
  await Promise.allSettled([...saves].map((save) => save()));
}
