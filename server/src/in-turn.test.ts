import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('of the requests that wait on many connections a few are answered in one turn of the loop', async () => {
  const held: ServerResponse[] = [];
  let isHeld = true;
  let asked = 0;
  const answer = inTurn((_, response) => {
    asked += 1;
    // As if it could be sent at once.
    if (!isHeld) response.emit('close');
    else held.push(response);
  });
  for (let connection = 0; connection < 100; connection += 1) {
    const request = { socket: { destroyed: false } } as IncomingMessage; // all that is asked of it
    for (let n = 0; n < 10; n += 1) answer(request, new EventEmitter() as ServerResponse);
  }
  expect(asked).toBe(100);
  isHeld = false;
  for (const response of held) response.emit('close');
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBeLessThanOrEqual(100 + 4 * 16);
  await expect.poll(() => asked).toBe(1000);
});
