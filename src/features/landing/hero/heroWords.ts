export const HERO = {
  eyebrow: 'Reads rhythm, on your device',
  /** Broken by hand: the same lines with the fallback font as with Figtree. */
  title: ['Find Your', 'Perfect', 'Soul Mate'],
  lead: 'You say more in how you type than in what you type. Taal reads the rhythm. Practise here, then write to real people.',
} as const;

/** Beside the hero on wide screens: the first stands over the card, the others at its side. */
export const HERO_PORTRAITS = {
  over: 'portraits/portrait-01.svg',
  beside: ['portraits/portrait-02.svg', 'portraits/portrait-03.svg'],
} as const;
