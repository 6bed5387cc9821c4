// The real process with a real limit: what a machine without free descriptors answers.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises'; // waits: an answer that never comes has no other sign
import { closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { startServer } from './testing/server-process.ts';

afterEach(closeFakeServers);

// At the start all files of the site are read at once.
const MAX_DESCRIPTORS = 512;
// Mostly the system closes what it cannot accept; a busy machine takes long to answer what it has accepted.
const UNANSWERED_MS = 20_000;

test('a process without free descriptors says so, and answers again once it has some', {
  timeout: 240_000,
}, async () => {
  const game = await startTcp((socket) => answerWith(socket));
  const { address } = startServer(
    { PING_ALLOW_PRIVATE: '1', RATE_LIMIT: '0' },
    { maxDescriptors: MAX_DESCRIPTORS },
  );
  const site = new URL(await address);
  const path = `/api/mcsrvstat/3/127.0.0.1:${game.port}`;

  const first = await connectTo(site);
  expect(await ask(first, '/healthz')).toContain('200 OK');
  const others = await useUpConnections(site);
  expect(others.length).toBeLessThan(MAX_DESCRIPTORS);

  const refusal = await ask(first, path);
  expect(refusal).toContain('503 Service Unavailable');
  expect(refusal).toContain('"code":"busy"');

  for (const socket of others) socket.destroy();
  // Not remembered as offline.
  await expect.poll(() => ask(first, path)).toContain('"online":true');
});

/** Opens connections until the server can accept no more. */
async function useUpConnections(site: URL): Promise<Socket[]> {
  const open: Socket[] = [];
  for (let tries = 0; tries < MAX_DESCRIPTORS; tries += 1) {
    const socket = await connectTo(site);
    const answer = await ask(socket, '/healthz');
    if (answer === '') return open;
    open.push(socket);
  }
  throw new Error(`${MAX_DESCRIPTORS} connections did not use up the descriptors`);
}

async function connectTo({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port) }).setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** The answer as it came, or nothing when the connection was closed or not accepted instead. */
async function ask(socket: Socket, path: string): Promise<string> {
  if (socket.destroyed) return '';
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const answered = new AbortController();
  const { signal } = answered;
  const answer = await Promise.race([
    once(socket, 'data', { signal }).then(([text]) => String(text)),
    once(socket, 'close', { signal }).then(() => ''),
    wait(UNANSWERED_MS, '', { signal }),
  ]).catch(() => '');
  answered.abort();
  return answer;
}
