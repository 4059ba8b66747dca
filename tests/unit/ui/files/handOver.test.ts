import { describe, expect, it, vi } from 'vitest';
import { exportText } from '@/features/data-ownership/export/exportWords';
import { type FileWays, handOver } from '@/ui/files/handOver';

const file = new File(['{"format":"taal-backup"}'], 'taal-backup-2026-01-05.json', {
  type: 'application/json',
});

function ways(changes: Partial<FileWays> = {}) {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => {});
  const canShare = vi.fn<(data?: ShareData) => boolean>(() => true);
  const download = vi.fn<(file: File) => void>();
  const standard = {
    browser: { share, canShare },
    isTouch: true,
    isIosHomeScreen: false,
    download,
  };
  return { ...standard, ...changes };
}

const refusal = (name: string) => async () => {
  throw new DOMException('No', name);
};

const throwing = () => {
  throw new TypeError('No');
};

describe('a file', () => {
  it('is shared where a finger is the pointer', async () => {
    const phone = ways();
    expect(await handOver(file, phone)).toBe('shared');
    expect(phone.browser.share).toHaveBeenCalledWith({ files: [file] });
    expect(phone.download).not.toHaveBeenCalled();
  });

  it('is downloaded on a desktop that could share it', async () => {
    const desktop = ways({ isTouch: false });
    expect(await handOver(file, desktop)).toBe('downloaded');
    expect(desktop.browser.share).not.toHaveBeenCalled();
    expect(desktop.download).toHaveBeenCalledWith(file);
  });

  it.each<[string, FileWays['browser']]>([
    ['shares nothing', {}],
    ['shares no files', { share: async () => {}, canShare: () => false }],
    ['tells by throwing', { share: async () => {}, canShare: throwing }],
    ['refuses this kind', { share: refusal('NotAllowedError'), canShare: () => true }],
    ['fails', { share: refusal('DataError'), canShare: () => true }],
  ])('is downloaded where the browser %s', async (_, browser) => {
    const phone = ways({ browser });
    expect(await handOver(file, phone)).toBe('downloaded');
    expect(phone.download).toHaveBeenCalledWith(file);
  });

  it('goes nowhere when the person closes the sheet', async () => {
    const phone = ways({ browser: { share: refusal('AbortError'), canShare: () => true } });
    expect(await handOver(file, phone)).toBe('closed');
    expect(phone.download).not.toHaveBeenCalled();
  });

  it('is shared from the home screen of iOS, whatever points', async () => {
    expect(await handOver(file, ways({ isTouch: false, isIosHomeScreen: true }))).toBe('shared');
  });

  it.each<[string, FileWays['browser'], string]>([
    ['once more', { share: refusal('NotAllowedError'), canShare: () => true }, 'tooLate'],
    ['nowhere without a sheet', {}, 'nowhere'],
    ['nowhere when it fails', { share: refusal('DataError'), canShare: () => true }, 'nowhere'],
  ])('from the home screen of iOS goes %s, and never as a download', async (_, browser, end) => {
    const home = ways({ browser, isIosHomeScreen: true });
    expect(await handOver(file, home)).toBe(end);
    expect(home.download).not.toHaveBeenCalled();
  });
});

describe('what is said', () => {
  it.each([
    ['shared', 'Shared as taal-backup-2026-01-05.json (24 bytes). One damaged entry was left out.'],
    [
      'downloaded',
      'Saved as taal-backup-2026-01-05.json (24 bytes) in this browser’s downloads. One damaged entry was left out.',
    ],
  ] as const)('of a file that was %s names it', (result, text) => {
    expect(exportText(result, file, 1)).toBe(text);
  });

  it.each(['closed', 'tooLate', 'nowhere'] as const)(
    'of one that did not leave (%s) claims nothing',
    (result) => {
      expect(exportText(result, file, 0)).toMatch(/Nothing was saved\.|not saved yet/);
    },
  );
});
