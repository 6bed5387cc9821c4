import type { createdWatch, watchReply } from '@fucina/api-contract/replies';
import type { z } from 'zod';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';

export type Watched = z.output<typeof watchReply>;
export type Created = z.output<typeof createdWatch>;

interface Call {
  readonly site: string;
  readonly path: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly secret?: string;
  readonly body?: object;
}

const PATIENCE_MS = 20_000;

/** Whatever it refuses is told in the words of its pages. */
export async function askSite<Answer>(call: Call, language: Language): Promise<Answer> {
  const { site, path, method, secret, body } = call;
  const { say } = language;
  const answer = await fetch(`${site}${path}`, {
    method,
    // A secret goes to the site of its link, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      Accept: 'application/json',
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
      ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
    .then(async (response) => ({ isOk: response.ok, value: (await response.json()) as unknown }))
    .catch(() => {
      throw new CliError(say('watch_server_no_answer', { site }));
    });
  if (!answer.isOk) throw new CliError(await refusal(answer.value, language));
  const read = (await schemaOf(method)).safeParse(answer.value);
  if (!read.success) throw new CliError(say('watch_server_no_answer', { site }));
  // Of the schema for this method, as the caller knows.
  return read.data as Answer;
}

async function schemaOf(method: Call['method']) {
  const { createdWatch, removedWatch, watchReply } = await import('@fucina/api-contract/replies');
  return { GET: watchReply, POST: createdWatch, DELETE: removedWatch }[method];
}

async function refusal(problem: unknown, language: Language): Promise<string> {
  const { siteWordsOf } = await import('../site-words.ts');
  const sentences: Readonly<Record<string, string>> = siteWordsOf(language).server_watch.errors;
  const { code = '', message = '' } = problem as {
    readonly code?: string;
    readonly message?: string;
  };
  return sentences[code] ?? language.say('watch_server_refused', { reason: message || code });
}
