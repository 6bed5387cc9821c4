import type { z } from 'zod';

type Shape = z.ZodObject;

/** What an endpoint answers with: JSON of a schema, or bytes of one of the named media types. */
type ReplyShape = { readonly json: z.ZodType } | { readonly media: readonly [string, ...string[]] };

export interface Endpoint {
  /** Unique; becomes the operation id of the OpenAPI document. */
  readonly id: string;
  readonly method: 'GET';
  /** With named holes: `/api/mcsrvstat/3/{address}`. */
  readonly path: `/${string}`;
  /** One English sentence for people who read the API's description. */
  readonly summary: string;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly reply: ReplyShape;
  /** Codes of the problems it may answer with, each with its HTTP status. */
  readonly problems: Readonly<Record<string, number>>;
}

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
/** What a client may leave out counts as optional here. */
export type ParamsInputOf<E extends Endpoint> = InputOf<E['params']>;
export type QueryInputOf<E extends Endpoint> = InputOf<E['query']>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends {
  readonly json: infer S extends z.ZodType;
}
  ? z.output<S>
  : never;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type InputOf<S> = S extends z.ZodType ? z.input<S> : Record<never, never>;

/** Declares an endpoint; the literal types are kept, so that both roofs see its exact path and codes. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
