/** Why a file is no backup to import, in a sentence for the person who chose it. */
export class Refusal extends Error {}

export const notJson = () => new Refusal('This is not a Taal backup: it is not a JSON file.');

export const notOurs = () =>
  new Refusal('This is not a Taal backup: it is a different kind of file.');

export const truncated = () =>
  new Refusal('This backup is cut short: its end is missing. Try copying the file again.');

export const tooLarge = () => new Refusal('This file is too large to be read here.');

export const tooDeep = () =>
  new Refusal('This is not a Taal backup: its rows are nested too deep.');

export const tooNew = () =>
  new Refusal('This backup was made by a newer Taal. Update Taal, then import it again.');

/** `place` names the row; what is in it stays out of the sentence. */
export const wrong = (place: string) =>
  new Refusal(`This backup is damaged: ${place} is not as Taal writes it.`);
