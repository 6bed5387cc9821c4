import { Problem } from '../problem.ts';

/** The body of a request, read no further than allowed. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON that a request must have. A form of another site cannot send it. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (!/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    throw new Problem(415, 'not_json', 'The body must be JSON (Content-Type: application/json).');
  }
  return parseJsonBody(await readBody(request, maxBytes));
}

/** No message of ours has half of it, and checking deep or wide ones takes longer than all else. */
const MAX_LEVELS = 64;
const MAX_VALUES = 500;

export function parseJsonBody(bytes: Buffer): unknown {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem(400, 'bad_json', 'The body is not JSON.', { cause });
  }
  if (isDeeper(body, MAX_LEVELS)) {
    throw new Problem(400, 'bad_json', `JSON may be nested ${MAX_LEVELS} deep here.`);
  }
  if (countValues(body, MAX_VALUES) > MAX_VALUES) {
    throw new Problem(400, 'bad_json', `JSON may hold ${MAX_VALUES} values here.`);
  }
  return body;
}

/** Of all levels; no further than just above `most`. */
function countValues(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const part of Object.values(value)) {
    if (count > most) break;
    count += countValues(part, most - count);
  }
  return count;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, 'body_too_large', `A body may have ${maxBytes / 1024} KiB here.`, {
    // What is left of the body is not read.
    headers: { Connection: 'close' },
  });
}
