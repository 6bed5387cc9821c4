import process from 'node:process';
import { MAX_ANSWER_BYTES, PRICE_CLASSES } from '@fucina/api-contract';
import { expect } from 'vitest';
import { measurePrice } from '../prices/measure-price.ts';

const MAX_CPU_MS = Math.max(...Object.values(PRICE_CLASSES));
const MAX_HEAP_BYTES = 20e6;

/** Fails when a request is answered with a failure of ours, or costs more than any may. */
export async function expectFairPrice(
  name: string,
  request: () => Response | Promise<Response>,
): Promise<void> {
  const first = await measure(request);
  const { status, bytes } = first;
  const facts = `${name}: ${status}, ${bytes} bytes`;
  expect(status, facts).toBeLessThan(500);
  expect(bytes, facts).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
  // Other work of this process, or of the machine, may disturb one measurement, hardly all.
  const isDear = first.cpuMs > MAX_CPU_MS;
  const cpuMs = isDear ? (await measurePrice(request, MAX_CPU_MS)).ms : first.cpuMs;
  expect(cpuMs, `${facts}, ${cpuMs} ms`).toBeLessThanOrEqual(MAX_CPU_MS);
  const heapBytes = await leastHeap(first.heapBytes, request);
  expect(heapBytes, `${facts}, heap ${heapBytes}`).toBeLessThanOrEqual(MAX_HEAP_BYTES);
}

async function leastHeap(first: number, request: () => Response | Promise<Response>) {
  let least = first;
  for (let again = 0; again < 4 && least > MAX_HEAP_BYTES; again += 1) {
    least = Math.min(least, (await measure(request)).heapBytes);
  }
  return least;
}

async function measure(request: () => Response | Promise<Response>) {
  const heapBefore = process.memoryUsage().heapUsed;
  const cpuBefore = process.threadCpuUsage();
  const reply = await request();
  const { byteLength } = await reply.arrayBuffer();
  const { user, system } = process.threadCpuUsage(cpuBefore);
  return {
    status: reply.status,
    bytes: byteLength,
    cpuMs: (user + system) / 1000,
    // A collection in between makes it less, never more.
    heapBytes: process.memoryUsage().heapUsed - heapBefore,
  };
}
