/** The ground of each theme, which the browser's own bars take on too. */
export const ground = { light: '#FFF8F1', dark: '#160A14' } as const;
