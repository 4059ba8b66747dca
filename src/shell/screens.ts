/** The routes whose first screen is written into a document of its own at build time. */
export const SCREENS = [
  '/',
  '/onboarding',
  '/dashboard',
  '/chat',
  '/matches',
  '/profile',
  '/read',
] as const;

export type Screen = (typeof SCREENS)[number];

/** The file that a static host serves for a route: `/chat` is `chat.html`. */
export function fileOf(screen: Screen): string {
  return screen === '/' ? 'index.html' : `${screen.slice(1)}.html`;
}
