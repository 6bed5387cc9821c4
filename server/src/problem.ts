import type { Answered } from '@fucina/api-contract/answers';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** More fields of the reply, where a tool promises a fixed shape. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** An expected failure at the HTTP edge: one short English sentence for people, a code for programs. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { headers = {}, fields = {}, cause }: ProblemOptions = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.fields = fields;
  }
}

/** Whatever was thrown, as the problem that a visitor may see. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem(500, 'internal', 'Something went wrong on our side.', { cause: thrown });
}

/** The value of an answer; throws its problem. */
export function orThrow<Value>(answered: Answered<Value>): Value {
  if (answered.ok) return answered.value;
  const { status, code, message } = answered.error;
  throw new Problem(status, code, message);
}

export function problemBody(problem: Problem): string {
  return JSON.stringify({ code: problem.code, message: problem.message, ...problem.fields });
}
