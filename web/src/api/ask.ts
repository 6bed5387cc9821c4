/** Why a question has no answer, as the server told it. */
export interface Refusal {
  readonly status: number;
  /** The code of the problem; undefined where the answer was none of our server's. */
  readonly code: string | undefined;
  /** Milliseconds since the epoch; undefined where waiting was not asked for. */
  readonly retryAt: number | undefined;
}

/** What a question came to; a rejected promise means that nobody answered at all. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value; readonly answeredAt: number }
  /** Somebody answered well, but not as the contract says. */
  | { readonly ok: false; readonly reason: 'unreadable' }
  | ({ readonly ok: false; readonly reason: 'refused' } & Refusal);

type Schemas = typeof import('./schemas.ts');

export interface Schema<Value> {
  safeParse(
    body: unknown,
  ): { readonly success: true; readonly data: Value } | { readonly success: false };
}

declare global {
  interface Window {
    /** What a form asked before hydration, by address (`web/build/first-script.ts`). */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** Asks our server; nothing of an answer is used before the schema that `choose` picks has checked it. */
export async function ask<Value>(
  url: string,
  choose: (schemas: Schemas) => Schema<Value> | Promise<Schema<Value>>,
  init: RequestInit,
): Promise<Reply<Value>> {
  // The schemas take more room than most pages need: they come while the answer is on its way.
  const schemas = import('./schemas.ts');
  const [response, schema] = await Promise.all([
    takeEarlyAnswer(url) ?? fetch(url, init),
    schemas.then(choose),
  ]);
  if (!response.ok) return { ok: false, reason: 'refused', ...(await readRefusal(response)) };
  const body: unknown = await response.json().catch(() => undefined);
  const read = schema.safeParse(body);
  if (!read.success) return { ok: false, reason: 'unreadable' };
  const ageS = Number(response.headers.get('age')) || 0;
  return { ok: true, value: read.data, answeredAt: Date.now() - ageS * 1000 };
}

export async function readRefusal(response: Response): Promise<Refusal> {
  const { problemBody } = await import('./schemas.ts');
  const problem = problemBody.safeParse(await response.json().catch(() => undefined));
  return {
    status: response.status,
    code: problem.data?.code,
    retryAt: retryTime(response.headers),
  };
}

function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(url);
  window.earlyAnswers?.delete(url);
  return answer;
}

/** Our server writes seconds; the header may also hold a date. */
function retryTime(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = Number(text);
  const at = Number.isFinite(seconds) ? Date.now() + seconds * 1000 : Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
