import { describe, expect, test } from 'vitest';
import { chunkOf, type ModuleGraph, screenOf } from '@/build/chunkGroups';

const screen = (name: string) => `/taal/src/routes/${name}.tsx?tsr-split=component`;
const app = '/taal/src/main.ts';

type Importers = Readonly<Record<string, readonly string[]>>;

/** Who imports whom at once, and who does later; every screen is imported later by the app. */
function graphOf(importers: Importers, later: Importers = {}): ModuleGraph {
  return {
    getModuleInfo: (id) => ({
      importers: [...(importers[id] ?? [])],
      dynamicImporters: [...(later[id] ?? (screenOf(id) === undefined ? [] : [app]))],
    }),
  };
}

test('a module is the component of a screen by its address', () => {
  expect(screenOf(screen('index'))).toBe('/');
  expect(screenOf(screen('chat'))).toBe('/chat');
  expect(screenOf('/taal/src/routes/chat.tsx')).toBeUndefined();
  expect(screenOf(screen('unheardof'))).toBeUndefined();
});

describe('the chunk of a module', () => {
  test('is its screen’s where only that needs it, however deep it lies', () => {
    const graph = graphOf({ deep: ['part'], part: [screen('matches')], top: [screen('index')] });
    expect(chunkOf(screen('matches'), graph)).toBe('matches');
    expect(chunkOf('deep', graph)).toBe('matches');
    expect(chunkOf('top', graph)).toBe('landing');
  });

  test('is still its screen’s where one of the screen’s own dialogs needs it too', () => {
    const graph = graphOf(
      { part: [screen('chat'), 'dialog'] },
      { dialog: ['opener'], opener: [screen('chat')] },
    );
    expect(chunkOf('part', graph)).toBe('chat');
    expect(chunkOf('dialog', graph)).toBe('chat-later');
  });

  test('stands apart from its screen’s where another screen opens what needs it', () => {
    const graph = graphOf({ part: [screen('matches'), 'dialog'] }, { dialog: [screen('chat')] });
    expect(chunkOf('part', graph)).toBe('matches-more');
  });

  test('of the profile that another screen opens too is shared: it is too small to stand apart', () => {
    const graph = graphOf({ part: [screen('profile'), 'dialog'] }, { dialog: [screen('chat')] });
    expect(chunkOf('part', graph)).toBe('screens');
  });

  test('is shared by the screens where the app opens what needs it', () => {
    const graph = graphOf({ part: [screen('profile'), 'dialog'] }, { dialog: [app] });
    expect(chunkOf('part', graph)).toBe('screens');
  });

  test('is one for all that a screen opens later, but for the words of the replies', () => {
    const replies = '/taal/src/domain/coach/chooseReply.ts';
    const graph = graphOf(
      { part: ['dialog'] },
      { dialog: [screen('chat')], sheet: ['dialog'], [replies]: [screen('chat')] },
    );
    expect(['dialog', 'sheet', 'part'].map((module) => chunkOf(module, graph))).toEqual(
      Array(3).fill('chat-later'),
    );
    expect(chunkOf(replies, graph)).toBeNull();
  });

  test('is one for the words that the coach and the practice partners both need', () => {
    const coach = '/taal/src/domain/coach/coach.ts';
    const partners = '/taal/src/domain/matches/chat/chooseMatchReply.ts';
    const safety = '/taal/src/domain/coach/safety/detectDanger.ts';
    const own = '/taal/src/domain/matches/chat/content.ts';
    const graph = graphOf(
      { [safety]: [coach], [own]: [partners, safety] },
      { [coach]: ['loader'], [partners]: ['loader'], [safety]: ['loader'] },
    );
    expect(chunkOf(safety, graph)).toBe('replies');
    expect([coach, partners].map((module) => chunkOf(module, graph))).toEqual([null, null]);
    expect(chunkOf(own, graphOf({ [own]: [partners] }, { [partners]: ['loader'] }))).toBeNull();
  });

  test('is left to the bundler where several screens open it, or the app', () => {
    const later = { dialog: [screen('chat'), screen('matches')], menu: [app] };
    expect(chunkOf('dialog', graphOf({}, later))).toBeNull();
    expect(chunkOf('menu', graphOf({}, later))).toBeNull();
  });

  test('is one for the code of dialogs, wherever they are opened', () => {
    const modal = '/taal/src/ui/components/Modal/Modal.tsx';
    const radix = '/taal/node_modules/@radix-ui/react-dialog/dist/index.mjs';
    const graph = graphOf({ [radix]: [modal], [modal]: [screen('profile'), app] });
    expect([modal, radix].map((module) => chunkOf(module, graph))).toEqual(['dialogs', 'dialogs']);
  });

  test('is one for exports, imports and erasing, wherever they are opened', () => {
    const module = '/taal/src/features/data-ownership/import/ImportDialog.tsx';
    const crash = graphOf({}, { [module]: [app] });
    expect(chunkOf(module, crash)).toBe('your-data');
    expect(chunkOf('/taal/src/data/backup/format.ts', crash)).toBe('your-data');
    expect(chunkOf(module, graphOf({ [module]: [screen('profile')] }))).toBe('profile');
  });

  test('is apart for what exports and erases after a crash, which every start loads', () => {
    const tools = '/taal/src/shell/failure/CrashTools.tsx';
    const both = '/taal/src/data/backup/exportBackup.ts';
    const other = '/taal/src/features/data-ownership/import/ImportDialog.tsx';
    const graph = graphOf(
      { [both]: [tools, 'form', other], form: [tools] },
      { [tools]: [app], [other]: [screen('profile')] },
    );
    expect([tools, both].map((module) => chunkOf(module, graph))).toEqual(
      Array(2).fill('crash-tools'),
    );
    expect(chunkOf('form', graph)).toBeNull();
    expect(chunkOf(other, graph)).toBe('your-data');
  });

  test('is shared by the screens that need it, apart from those of a first visit', () => {
    const graph = graphOf({
      late: [screen('chat'), screen('matches')],
      early: [screen('chat'), screen('onboarding')],
      first: [screen('index'), screen('onboarding')],
    });
    expect(chunkOf('late', graph)).toBe('screens');
    expect(chunkOf('early', graph)).toBe('common');
    expect(chunkOf('first', graph)).toBe('common');
  });

  test('is a chunk of its own for the tabs of dashboard and profile', () => {
    const importers = { tabs: [screen('profile'), screen('dashboard')] };
    expect(chunkOf('tabs', graphOf(importers))).toBe('tabs');
    const withDialog = { tabs: [...importers.tabs, 'dialog'] };
    expect(chunkOf('tabs', graphOf(withDialog, { dialog: [app] }))).toBe('screens');
  });

  test('is one for all that every start opens, and shared where a screen needs it too', () => {
    const later = ['/src/app/startBackgroundWork.ts', '/src/shell/notices/InstallOffer.tsx'];
    const [background = '', offer = ''] = later;
    const graph = graphOf(
      { part: [offer], both: [background, screen('profile')] },
      { [background]: [app], [offer]: [app] },
    );
    expect(later.map((module) => chunkOf(module, graph))).toEqual(['after-start', 'after-start']);
    expect(chunkOf('part', graph)).toBe('after-start');
    expect(chunkOf('both', graph)).toBe('common');
    expect(chunkOf('/src/shell/MenuPanel.tsx', graph)).toBeNull();
  });

  test('is none where no screen needs it, also in a circle', () => {
    expect(chunkOf('one', graphOf({ one: ['other'], other: ['one'] }))).toBeNull();
  });
});
