import { describe, expect, it } from 'vitest';
import { followStart } from '@/prepaint/followStart';

/** Where a document ends that is opened at this address, and whether another one was asked for. */
function open(path: string, hash: string, onboarded?: 'yes' | 'no') {
  const seen = { address: path + hash, isReplaced: false };
  followStart({
    document: { documentElement: { dataset: onboarded === undefined ? {} : { onboarded } } },
    location: {
      pathname: path,
      hash,
      replace(address) {
        seen.address = new URL(address, `https://taal.example${path}`).pathname;
        seen.isReplaced = true;
      },
    },
    history: {
      state: null,
      replaceState(_: unknown, __: string, address) {
        seen.address = String(address);
      },
    },
  });
  return seen;
}

describe('the start of the installed app', () => {
  it('is the chat, at its own address, after onboarding', () => {
    expect(open('/chat', '#start', 'yes')).toEqual({ address: '/chat', isReplaced: false });
  });

  it('is / for everybody else', () => {
    expect(open('/chat', '#start', 'no')).toEqual({ address: '/', isReplaced: true });
    expect(open('/chat', '#start')).toEqual({ address: '/', isReplaced: true });
    expect(open('/taal/chat', '#start')).toEqual({ address: '/taal/', isReplaced: true });
  });

  it('is no other address', () => {
    expect(open('/chat', '')).toEqual({ address: '/chat', isReplaced: false });
    expect(open('/chat', '#main')).toEqual({ address: '/chat#main', isReplaced: false });
  });
});
