import type { z } from 'zod';
import type { CLIENT_BUDGETS } from './client-budgets.ts';
import type { EndpointPrice } from './price.ts';

type Shape = z.ZodObject;

/** The reply of an endpoint: JSON that matches a schema, or bytes of one of the media types. */
type ReplyShape =
  | { readonly json: z.core.$ZodType }
  | { readonly media: readonly [string, ...string[]] };

export interface Endpoint {
  /** Unique; used as the operation id in the OpenAPI document. */
  readonly id: string;
  /** What it is about; endpoints of a group are described together. */
  readonly group: 'text' | 'players' | 'pictures' | 'servers' | 'watch';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Whose link it takes, sent as a bearer; what a viewer may do, the owner may too. */
  readonly access?: 'owner' | 'viewer';
  /** With named parameters: `/api/mcsrvstat/3/{address}`. */
  readonly path: `/${string}`;
  /** What each request is charged to. */
  readonly budget: keyof typeof CLIENT_BUDGETS;
  readonly price: EndpointPrice;
  readonly params?: Shape;
  readonly query?: Shape;
  /** JSON; an endpoint that has one has the problems of `BODY_PROBLEMS`. */
  readonly body?: Shape;
  /** Of its answers; 200 unless told. */
  readonly status?: 201;
  readonly reply: ReplyShape;
  /** The codes of its problems, each with an HTTP status. */
  readonly problems: Readonly<Record<string, number>>;
}

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
/** The input that a client sends: fields with defaults are optional. */
export type ParamsInputOf<E extends Endpoint> = InputOf<E['params']>;
export type QueryInputOf<E extends Endpoint> = InputOf<E['query']>;
export type BodyInputOf<E extends Endpoint> = InputOf<E['body']>;
export type ReplyOf<E extends Endpoint> = E['reply'] extends {
  readonly json: infer S extends z.core.$ZodType;
}
  ? z.output<S>
  : never;

type OutputOf<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type InputOf<S> = S extends z.ZodType ? z.input<S> : Record<never, never>;

/** Declares an endpoint. Literal types are kept, so that server and web know its exact path and codes. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
