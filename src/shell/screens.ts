/** What is known of a screen before it is opened. */
interface ScreenFacts {
  readonly path: `/${string}`;
  /** Names the screen in the title of the window and in the navigation. */
  readonly name: string;
  /** Given where the navigation leads there: an icon of Lucide, as one path on 24 by 24. */
  readonly icon?: string;
}

/**
 * The one list of screens, in the order of the navigation (rule “Navigation”). Documents and their
 * headers, titles, links and tests follow it. Icons are paths, as they are in every document, where
 * the components of Lucide would take twice the bytes.
 */
const LIST = [
  {
    path: '/',
    name: 'Home',
    icon: 'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  },
  { path: '/onboarding', name: 'Welcome' },
  { path: '/dashboard', name: 'Dashboard', icon: 'M5 21v-6M12 21V3M19 21V9' },
  {
    path: '/chat',
    name: 'AI Chat',
    icon: 'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719',
  },
  {
    path: '/matches',
    name: 'Matches',
    icon: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  },
  {
    path: '/profile',
    name: 'Profile',
    icon: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  { path: '/read', name: 'Read a real chat' },
] as const satisfies readonly ScreenFacts[];

export type Screen = (typeof LIST)[number]['path'];

/** Each has a route, and its first screen is written into a document of its own at build time. */
export const SCREENS: readonly Screen[] = LIST.map(({ path }) => path);

/** What the top navigation, its panel and the bar at the foot lead to. */
export const navigation = LIST.filter((screen) => 'icon' in screen);

/** The name of the screen at an address; undefined where there is none. */
export function nameOfScreen(path: string): string | undefined {
  return LIST.find((screen) => screen.path === path)?.name;
}

/** The file that a static host serves for a route: `/chat` is `chat.html`. */
export function fileOf(screen: Screen): string {
  return screen === '/' ? 'index.html' : `${screen.slice(1)}.html`;
}
