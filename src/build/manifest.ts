import { SHARE_PATH } from '../data/worker/names.ts';
import { START_HASH } from '../domain/startHash.ts';

function icon(name: string, side: number, purpose: 'any' | 'maskable') {
  return { src: `icons/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose };
}

function shortcut(name: string, path: string, description: string) {
  return {
    name,
    description,
    url: path,
    icons: [{ src: `icons/shortcut-${path}.png`, sizes: '96x96', type: 'image/png' }],
  };
}

function screenshot(name: string, form_factor: 'narrow' | 'wide', label: string) {
  return {
    src: `screenshots/${name}-${form_factor}.png`,
    sizes: form_factor === 'narrow' ? '780x1688' : '1280x800',
    type: 'image/png',
    form_factor,
    label,
  };
}

/** The exports of chats, by type. */
const CHAT_FILES = {
  'text/plain': ['.txt'],
  'application/zip': ['.zip'],
  'application/json': ['.json'],
};

/**
 * The web app manifest, without the parts of the build: the plugin adds `id`, which the
 * specification resolves against the origin and not the folder. All addresses are relative, so
 * that a build for a sub-path has the right ones.
 */
export const manifest = {
  name: 'Taal',
  short_name: 'Taal',
  description:
    'Chat, feel your rhythm, practise with made-up partners. Taal reads how you type, on your own device, and works with no network.',
  start_url: `chat${START_HASH}`,
  scope: '.',
  display: 'standalone' as const,
  orientation: 'any' as const,
  theme_color: '#FFF8F1',
  background_color: '#FFF8F1',
  categories: ['social', 'lifestyle', 'entertainment'],
  lang: 'en-IN',
  dir: 'ltr' as const,
  prefer_related_applications: false,
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Chat', 'chat', 'Write to your coach, also with no network'),
    shortcut('Matches', 'matches', 'Practise with partners that Taal makes up'),
    shortcut('Dashboard', 'dashboard', 'Your rhythm in numbers'),
  ],
  screenshots: [
    screenshot('chat', 'narrow', 'A chat that measures the rhythm of your typing'),
    screenshot('matches', 'narrow', 'Practice partners, ranked by what you share'),
    screenshot('landing', 'narrow', 'Taal listens to the beat between your words'),
    screenshot('chat', 'wide', 'A chat that measures the rhythm of your typing'),
    screenshot('matches', 'wide', 'Practice partners, ranked by what you share'),
  ],
  handle_links: 'auto' as const,
  edge_side_panel: { preferred_width: 420 },
  launch_handler: { client_mode: ['focus-existing' as const, 'auto' as const] },
  share_target: {
    action: SHARE_PATH,
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        { name: 'images', accept: ['image/*'] },
        { name: 'chats', accept: Object.entries(CHAT_FILES).flat(2) },
      ],
    },
  },
  file_handlers: [
    { action: 'profile?tab=privacy', accept: { 'application/json': ['.json'] } },
    { action: 'read', accept: { 'text/plain': ['.txt'], 'application/zip': ['.zip'] } },
  ],
};
