import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readBackup } from '@/data/backup/readBackup';
import type { Upgrade } from '@/data/backup/upgrades';
import { someBackup } from './smallBackup.ts';

const text = await someBackup();

function read(content: BlobPart) {
  return readBackup(new Blob([content]));
}

/** The backup after a change that JSON.parse and JSON.stringify let through. */
function changed(change: (backup: Record<string, unknown>) => void): string {
  const backup = JSON.parse(text);
  change(backup);
  return JSON.stringify(backup);
}

function withPhoto(data: string): string {
  return text.replace(/data:image\/jpeg;base64,[^"]*/, data);
}

const base64 = (content: string | number[]) => Buffer.from(content).toString('base64');

it('reads a backup and says what it holds', async () => {
  const reading = await read(text);
  expect(reading).toMatchObject({
    kind: 'ok',
    summary: {
      profileName: 'Asha',
      counts: { chats: 1, messages: 2, analyses: 2, photos: 1, likes: 1, waiting: 2, readings: 1 },
    },
  });
});

it('reads a file of version 1, which has no kept readings', async () => {
  const old = changed((backup) => {
    backup.version = 1;
    delete backup.keptReadings;
  });
  expect(await read(old)).toMatchObject({ kind: 'ok', summary: { counts: { readings: 0 } } });
});

it('reads one that was reformatted, has a byte order mark and an unknown property', async () => {
  const pretty = JSON.stringify(
    { ...JSON.parse(text), note: ['from', 'another', 'tool'] },
    null,
    2,
  );
  expect(await read(`\uFEFF${pretty}\n`)).toMatchObject({ kind: 'ok' });
});

/** The same JSON with the names of every object in the opposite order, or from A to Z. */
function reordered(value: unknown, order: 'sorted' | 'reversed'): unknown {
  if (Array.isArray(value)) return value.map((entry) => reordered(entry, order));
  if (!(value instanceof Object)) return value;
  const fields = Object.entries(value).map(([name, entry]) => [name, reordered(entry, order)]);
  return Object.fromEntries(order === 'sorted' ? fields.sort() : fields.reverse());
}

it.each(['sorted', 'reversed'] as const)(
  'reads one that was saved again, names %s',
  async (order) => {
    const first = await read(text);
    const again = await read(JSON.stringify(reordered(JSON.parse(text), order)));
    // Blobs are compared by what is in them elsewhere.
    const withoutPhotos = (reading: typeof first) =>
      reading.kind === 'ok' && { ...reading, backup: { ...reading.backup, photos: [] } };
    expect(again.kind).toBe('ok');
    expect(withoutPhotos(again)).toEqual(withoutPhotos(first));
  },
);

describe('a file is refused, with the reason', () => {
  const row = text.indexOf('"matchId"');
  const tooDeep = `${'['.repeat(100)}${']'.repeat(100)}`;
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty one', '', 'not a JSON'],
    ['a text', 'Dear diary', 'not a JSON'],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'not a JSON'],
    ['a list', '[1,2]', 'not a JSON'],
    ['an empty object', '{}', 'different kind'],
    ['JSON of another kind', '{"name":"x","version":1}', 'different kind'],
    ['another format', text.replace('taal-backup', 'other-backup'), 'different kind'],
    ['no version', text.replace('"version":2,', ''), 'different kind'],
    ['a version that is none', text.replace('"version":2', '"version":"2"'), 'different kind'],
    ['a version before the first', text.replace('"version":2', '"version":0'), 'different kind'],
    ['a version below all', text.replace('"version":2', '"version":-1'), 'different kind'],
    ['a newer Taal', text.replace('"version":2', '"version":3'), 'newer Taal'],
    ['a newer Taal, at the end', '{"a":[1],"format":"taal-backup","version":3}', 'newer Taal'],
    ['another format at the end', '{"a":[1],"version":1,"format":"x"}', 'different kind'],
    [
      'a newer Taal, nested deeper',
      `{"format":"taal-backup","version":9,"x":${tooDeep}}`,
      'newer Taal',
    ],
    ['another kind, cut short', '{"format":"other","version":1,"x":[', 'different kind'],
    ['a million lists', text.replace('"likes":[', `"likes":[${'['.repeat(1e6)}`), 'too deep'],
    ['cut within a character', new Uint8Array([0x7b, 0x22, 0xe2, 0x9c]), 'cut short'],
    ['two byte order marks', `\uFEFF\uFEFF${text}`, 'not a JSON'],
    ['a newer Taal, with rows unknown', '{"format":"taal-backup","version":9,"x":[[', 'newer Taal'],
    ['cut in the middle', text.slice(0, row), 'cut short'],
    ['cut before its last character', text.slice(0, -1), 'cut short'],
    ['something after the end', `${text}{}`, 'not a JSON'],
    ['a comma too many', text.replace('"likes":[', '"likes":[,'), 'not a JSON'],
    ['no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22]), 'not a JSON'],
    ['nested too deep', text.replace('"likes":[', `"likes":[${tooDeep},`), 'too deep'],
    [
      'deep where anything goes',
      changed((backup) => {
        const value = JSON.parse(`${'['.repeat(36)}${']'.repeat(36)}`);
        backup.otherValues = [{ key: 'k', value }];
      }),
      'otherValues, row 1',
    ],
    [
      'a row that is wrong',
      changed((backup) => {
        backup.likes = [
          { matchId: 'a', likedAt: 1 },
          { matchId: 'b', likedAt: 'x' },
        ];
      }),
      'likes, row 2 (likedAt)',
    ],
    [
      'a row that is there twice',
      changed((backup) => {
        backup.likes = [
          { matchId: 'a', likedAt: 1 },
          { matchId: 'a', likedAt: 2 },
        ];
      }),
      'likes, row 2 (it is there twice)',
    ],
    [
      'the year 275760',
      text.replace(/"likedAt":\d+/, '"likedAt":8640000000000000'),
      'likes, row 1',
    ],
    [
      'a count beyond all',
      text.replace(/"messageCount":\d+/, '"messageCount":1e15'),
      'messageCount',
    ],
    ['a speed that nobody has', text.replace(/"wpm":\d+/, '"wpm":1e15'), 'typing_analysis.wpm'],
    ['a negative speed', text.replace(/"typingSpeed":\d+/, '"typingSpeed":-1'), 'typingSpeed'],
    ['a number without an end', text.replace(/"likedAt":\d+/, '"likedAt":1e999'), 'likes, row 1'],
    [
      'an id without an end',
      text.replace('"matchId":"', `"matchId":"${'m'.repeat(999)}`),
      'matchId',
    ],
    ['a message that is wrong', text.replace('"I think so"', '5'), 'row 1, message 2 (text)'],
    [
      'a message of another session',
      text.replace(/"sessionId":"session_1"/, '"sessionId":"session_2"'),
      'chatSessions, row 1, message 1',
    ],
    ['no user id', text.replace(/"userId":[^,]*/, '"userId":"me"'), 'userId'],
    ['a profile field', text.replace('"name":"Asha"', '"name":5'), 'userProfile'],
    ['a profile that is none', text.replace(/"userProfile":\{/, '"userProfile":[],"x":{'), 'userP'],
    ['a list that is none', text.replace(/"drafts":\[\]/, '"drafts":{}'), 'drafts'],
    [
      'a value that is a list',
      text.replace(/"userStats":\{/, '"userStats":[],"x":{'),
      'userStats is',
    ],
    ['a name twice', text.replace('"drafts":[]', '"drafts":[],"drafts":[]'), 'drafts'],
    ['a value twice', text.replace('"userId":', '"userId":null,"userId":'), 'userId'],
    [
      'a name twice, once written otherwise',
      text.replace('"drafts":[]', '"drafts":[],"\\u0064rafts":[]'),
      'drafts',
    ],
    ['a name that is missing', text.replace('"drafts":[]', '"x":[]'), 'drafts'],
    ['a photo that is a text', withPhoto(`data:image/jpeg;base64,${base64('Hello')}`), 'photos, r'],
    ['an SVG', withPhoto(`data:image/svg+xml;base64,${base64('<svg/>')}`), 'photos, row 1'],
    ['a page', withPhoto(`data:text/html;base64,${base64('<b>')}`), 'photos, row 1 (data)'],
    [
      'a photo of another type than it says',
      withPhoto(`data:image/png;base64,${base64([0xff, 0xd8, 0xff, 0xe0])}`),
      'photos, row 1',
    ],
    ['a photo that is no base64', withPhoto('data:image/jpeg;base64,/9j/4A!!'), 'photos, row 1'],
    [
      'a photo that lacks a character',
      withPhoto('data:image/jpeg;base64,/9j/4AA'),
      'photos, row 1',
    ],
    ['a photo with white space', withPhoto('data:image/jpeg;base64,/9j/4AAA    '), 'photos, row 1'],
    ['an address for a photo', withPhoto('https://example.com/a.jpg'), 'photos, row 1'],
    [
      'a value that has a place of its own',
      changed((backup) => {
        backup.otherValues = [{ key: 'userId', value: 'user_1_b' }];
      }),
      'otherValues, row 1',
    ],
    [
      'a stray message whose session is there',
      text.replace('"messagesWithoutSession":[]', () => {
        const [message] = JSON.parse(text).chatSessions[0].messages;
        return `"messagesWithoutSession":[${JSON.stringify({ ...message, id: 'x' })}]`;
      }),
      'messagesWithoutSession',
    ],
  ])('%s', async (_what, content, reason) => {
    const reading = await read(content);
    expect(reading).toMatchObject({ kind: 'refused' });
    if (reading.kind === 'refused') expect(reading.reason).toContain(reason);
  });

  it('one that is too large, without reading it', async () => {
    const file = Object.defineProperty(new Blob(['x']), 'size', { value: 256 * 1024 ** 2 + 1 });
    const bytes = vi.spyOn(file, 'arrayBuffer');
    const refusal = { kind: 'refused', reason: 'This file is too large to be read here.' };
    expect(await readBackup(file)).toEqual(refusal);
    expect(bytes).not.toHaveBeenCalled();
  });

  it('one that cannot be read any more', async () => {
    const file = new Blob([text]);
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    expect(await readBackup(file)).toMatchObject({ kind: 'refused' });
  });

  it('cut anywhere', async () => {
    const bytes = new TextEncoder().encode(text);
    const isRefused = fc.asyncProperty(fc.nat({ max: bytes.length - 1 }), async (length) => {
      expect(await read(bytes.slice(0, length))).toMatchObject({ kind: 'refused' });
    });
    await fc.assert(isRefused, { numRuns: 300 });
  });
});

it('reads one with a name twice that it does not know', async () => {
  const twice = text.replace('"likes":[', '"note":1,"note":2,"likes":[');
  expect(await read(twice)).toMatchObject({ kind: 'ok' });
});

describe('names that poison a careless copy', () => {
  it.each([
    ['in a row', text.replace('"matchId"', '"__proto__":{"evil":true},"matchId"'), 'refused'],
    [
      'in a row, written otherwise',
      text.replace('"matchId"', '"\\u005f_proto__":1,"matchId"'),
      'refused',
    ],
    ['in a session', text.replace('"title"', '"constructor":{"prototype":1},"title"'), 'refused'],
    ['in the profile', text.replace('"name":"Asha"', '"__proto__":{},"name":"Asha"'), 'refused'],
    ['beside the lists', text.replace('"likes":[', '"__proto__":{"evil":true},"likes":['), 'ok'],
    ['as lists', text.replace('"likes":[', '"constructor":[{"evil":1}],"likes":['), 'ok'],
  ])('%s', async (_where, content, kind) => {
    expect(await read(content)).toMatchObject({ kind });
    expect(Reflect.get({}, 'evil')).toBeUndefined();
  });
});

describe('files of older versions', () => {
  const first = text.replace('"version":2', '"version":1');
  const upgrades: readonly Upgrade[] = [
    {
      from: 1,
      apply: (fields) =>
        new Map([...fields].filter(([name]) => name !== 'hearts')).set('likes', []),
    },
    {
      from: 2,
      apply: (fields) => {
        const likes: unknown = fields.get('likes');
        return new Map(fields)
          .set('drafts', fields.get('notes'))
          .set('likes', [...(Array.isArray(likes) ? likes : []), { matchId: 'new', likedAt: 1 }]);
      },
    },
  ];

  it('go through the upgrades since, in order', async () => {
    const old = first.replace('"likes":[', '"hearts":[').replace('"drafts"', '"notes"');
    const reading = await readBackup(new Blob([old]), { current: 3, upgrades });
    expect(reading).toMatchObject({ kind: 'ok', backup: { likes: [{ matchId: 'new' }] } });
    const second = new Blob([text.replace('"drafts"', '"notes"')]);
    expect(await readBackup(second, { current: 3, upgrades })).toMatchObject({
      kind: 'ok',
      backup: { likes: [{ matchId: 'm1' }, { matchId: 'new' }] },
    });
    const newest = new Blob([text.replace('"version":2', '"version":3')]);
    expect(await readBackup(newest, { current: 3, upgrades })).toMatchObject({
      kind: 'ok',
      backup: { likes: [{ matchId: 'm1' }] },
    });
  });

  it('are not read as if they were of this one', async () => {
    expect(await read(first.replace('"likes":[', '"hearts":['))).toMatchObject({ kind: 'refused' });
  });
});
