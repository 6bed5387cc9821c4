import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNews } from './use-news.ts';

const TURN_MS = 60_000;
const NEWS = {
  url: '/api/watch/1/live',
  headers: { Authorization: 'Bearer fw_1' },
  turnMs: TURN_MS,
};

interface Stream {
  readonly headers: Headers;
  readonly signal: AbortSignal | null | undefined;
  readonly say: (text: string) => void;
  readonly end: () => void;
}

let streams: Stream[];
let isRefused: boolean;
let asked: number;

beforeEach(() => {
  streams = [];
  isRefused = false;
  asked = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('fetch', async (_: string, { headers, signal }: RequestInit) => {
    if (isRefused) return Response.json({ code: 'busy' }, { status: 503 });
    let say: Stream['say'] = () => undefined;
    let end: Stream['end'] = () => undefined;
    const body = new ReadableStream({
      start(controller) {
        const encoder = new TextEncoder();
        say = (text) => controller.enqueue(encoder.encode(text));
        end = () => controller.close();
      },
    });
    streams.push({ headers: new Headers(headers), signal, say, end });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
});
afterEach(() => {
  cleanup();
  setHidden(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ask = () => {
  asked += 1;
};
const show = () => renderHook(() => useNews(ask, NEWS));
const turn = (count = 1) => act(() => vi.advanceTimersByTimeAsync(count * TURN_MS));
const opened = (count: number) => expect.poll(() => streams).toHaveLength(count);
const hasAsked = (count: number) => expect.poll(() => asked).toBe(count);

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('with each event it is asked, and not in turns', async () => {
  show();
  await opened(1);
  expect(streams[0]?.headers.get('authorization')).toBe('Bearer fw_1');
  // How it is: that is known.
  // waits: no test is repeated, a stream says this to browsers
  streams[0]?.say('retry: 10000\n\nevent: state\ndata: {}\n\n');
  streams[0]?.say(': keep\n\n');
  streams[0]?.say('event: sam');
  streams[0]?.say('ple\ndata: []\n\n');
  await hasAsked(1);
  streams[0]?.say('event: state\ndata: {}\n\n');
  await hasAsked(2);
});

test('where a proxy keeps the stream back, or our server begins none, it is asked in turns', async () => {
  show();
  await opened(1);
  await turn();
  await hasAsked(1);
  isRefused = true;
  streams[0]?.end();
  await turn(2);
  expect(asked).toBeGreaterThanOrEqual(2);
});

test('a stream that ends is begun again, and what was missed is asked for', async () => {
  show();
  await opened(1);
  streams[0]?.say('event: state\ndata: {}\n\n');
  streams[0]?.end();
  await turn(2);
  await expect.poll(() => streams.length).toBeGreaterThan(1);
  const before = asked;
  streams.at(-1)?.say('event: state\ndata: {}\n\n');
  await hasAsked(before + 1);
});

test('one that gives no sign of life is given up', async () => {
  show();
  await opened(1);
  streams[0]?.say('event: state\ndata: {}\n\n');
  await turn();
  await opened(2);
  expect(streams[0]?.signal?.aborted).toBe(true);
  await hasAsked(1);
});

test('who does not look has no stream, and hears at once when looking again', async () => {
  show();
  await opened(1);
  setHidden(true);
  expect(streams[0]?.signal?.aborted).toBe(true);
  await turn();
  expect(asked).toBe(0);
  setHidden(false);
  await opened(2);
  await hasAsked(1);
});

test('who leaves the page ends the stream', async () => {
  const { unmount } = show();
  await opened(1);
  unmount();
  expect(streams[0]?.signal?.aborted).toBe(true);
});
