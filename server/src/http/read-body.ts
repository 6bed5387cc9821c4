import { Problem } from '../problem.ts';

/** The JSON of a request, read no further than allowed. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem(400, 'bad_json', 'The body is not JSON.', { cause });
  }
}

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, 'body_too_large', `A body may have ${maxBytes / 1024} KiB here.`, {
    // What is left of the body is not read.
    headers: { Connection: 'close' },
  });
}
