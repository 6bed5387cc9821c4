import type { WatchReply } from '@fucina/api-contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PublicCard } from './public-card.tsx';
import { SECRET, WATCH } from './testing/answers.ts';

const LINK = { id: WATCH.id, secret: SECRET };
const PUBLIC = { ...WATCH, revision: 2, is_public: true, slug: 'zzzzzzzzzz' };

let sent: unknown[];
let changed: WatchReply[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  changed = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(watch: WatchReply) {
  render(<PublicCard link={LINK} watch={watch} onChange={(value) => changed.push(value)} />);
}

test('a private page tells no address, and is made public', async () => {
  answer = () => Response.json(PUBLIC);
  show(WATCH);
  const button = await screen.findByRole('button', { name: 'Make it public' });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(changed).toEqual([PUBLIC]));
  expect(sent).toEqual([{ revision: 1, is_public: true }]);
});

test('a public page tells its address, and is made private again', async () => {
  answer = () => Response.json({ ...PUBLIC, is_public: false });
  show(PUBLIC);
  const link = await screen.findByRole('link', { name: 'Open the public page' });
  expect(link.getAttribute('href')).toBe('/status/zzzzzzzzzz');
  expect(screen.getByText(`${location.origin}/status/zzzzzzzzzz`)).toBeDefined();
  for (const path of ['/embed/zzzzzzzzzz?lng=en"', '/api/status/zzzzzzzzzz/badge.svg?lng=en"']) {
    expect(screen.getByText((text) => text.includes(`${location.origin}${path}`))).toBeDefined();
  }
  expect(screen.getByRole('img', { name: WATCH.address })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Make it private again' }));
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(sent).toEqual([{ revision: 2, is_public: false }]);
});

test('what was refused has its sentence', async () => {
  answer = () => Response.json({ code: 'changed_meanwhile', message: '' }, { status: 409 });
  show(WATCH);
  await userEvent.click(await screen.findByRole('button', { name: 'Make it public' }));
  expect(await screen.findByText(/It was changed elsewhere meanwhile/)).toBeDefined();
  expect(changed).toEqual([]);
});
