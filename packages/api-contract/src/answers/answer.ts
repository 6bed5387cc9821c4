import type { z } from 'zod';

/** A problem as the API reports it: a code for programs, one English sentence for people. */
export interface AnsweredProblem {
  readonly status: 400;
  readonly code: string;
  readonly message: string;
}

export type Answered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: AnsweredProblem };

/** Validates params or a query; the first issue becomes the problem. */
export function readInput<Output>(schema: z.ZodType<Output>, given: unknown): Answered<Output> {
  const read = schema.safeParse(given);
  if (read.success) return { ok: true, value: read.data };
  const issue = read.error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const message = `${field}: ${issue?.message ?? 'not readable'}`;
  return { ok: false, error: { status: 400, code: 'bad_request', message } };
}
