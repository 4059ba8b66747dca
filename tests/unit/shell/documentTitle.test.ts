import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../../src/shell/documentTitle';

describe('the title of the window', () => {
  it('names each screen', () => {
    expect(['/', '/onboarding', '/chat', '/nowhere'].map((path) => documentTitle(path))).toEqual([
      'Taal: find your perfect soul mate',
      'Welcome · Taal',
      'AI Chat · Taal',
      'Not found · Taal',
    ]);
  });

  it('names the open tab before the screen, and no other words of the address', () => {
    expect(documentTitle('/dashboard', 'rewards')).toBe('Rewards · Dashboard · Taal');
    expect(documentTitle('/profile', 'privacy')).toBe('Privacy · Profile · Taal');
    expect(documentTitle('/dashboard', 'you have won')).toBe('Dashboard · Taal');
    expect(documentTitle('/dashboard', 'overview')).toBe('Dashboard · Taal');
  });
});
