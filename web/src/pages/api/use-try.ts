import { useState } from 'react';

/** What came back for a request that a visitor tried. */
export interface TriedAnswer {
  readonly status: number;
  readonly ms: number;
  readonly headers: readonly string[];
  readonly body: string;
  /** The picture as a data URL. */
  readonly picture?: string;
}

export type TryOutcome = TriedAnswer | 'no-answer' | undefined;

/** Headers that say how long an answer stays right, and what is left of the budgets. */
const SHOWN_HEADERS = ['content-type', 'cache-control', 'age', 'ratelimit', 'retry-after'];
const MAX_SHOWN = 20_000;

/** One request at a time: its button is disabled meanwhile. */
export function useTry() {
  const [outcome, setOutcome] = useState<TryOutcome>();
  const [isSending, setSending] = useState(false);

  async function send(path: string): Promise<void> {
    setSending(true);
    setOutcome(await request(path).catch(() => 'no-answer' as const));
    setSending(false);
  }

  return { send, isSending, outcome };
}

async function request(path: string): Promise<TriedAnswer> {
  const startedAt = performance.now();
  const answer = await fetch(path);
  const body = await answer.blob();
  const headers = SHOWN_HEADERS.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  const known = { status: answer.status, ms: Math.round(performance.now() - startedAt), headers };
  return body.type.startsWith('image/')
    ? { ...known, body: '', picture: await dataUrl(body) }
    : { ...known, body: readable(await body.text()) };
}

/** Indented if it is JSON, and cut if it is very long. */
function readable(text: string): string {
  const cut = (shown: string) =>
    shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN)}…` : shown;
  try {
    return cut(JSON.stringify(JSON.parse(text), null, 2));
  } catch {
    return cut(text);
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
