import { fc, test } from '@fast-check/vitest';
import { readWho } from '@fucina/minecraft-profile';
import { afterEach, expect, vi } from 'vitest';
import { EARLY_PLAYER, fetchPlayerProfile, fetchSessionProfile } from './profile.ts';

const [pattern = '', names, profiles] = EARLY_PLAYER.split(' ');
const signal = new AbortController().signal;

afterEach(() => {
  vi.unstubAllGlobals();
});

test.prop([fc.stringMatching(new RegExp(pattern))])(
  'what is asked before hydration is what the page asks for a name',
  async (typed) => {
    expect(readWho(typed)).toEqual({ ok: true, value: { kind: 'name', name: typed } });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json({});
    });
    await fetchPlayerProfile(typed, signal);
    await fetchSessionProfile('f0c1', { signal });
    expect(asked).toEqual([`${names}${typed}`, `${profiles}f0c1`]);
  },
);
