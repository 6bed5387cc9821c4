import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@fucina/api-contract';
import { readInput } from '@fucina/api-contract/answers';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Work } from '../limits/budgets.ts';
import { clientOf } from '../limits/client.ts';
import type { Limits } from '../limits/limits.ts';
import { type Balance, rateLimitHeaders } from '../limits/rate-limit-headers.ts';
import type { DoInTurn } from '../limits/turns.ts';
import { asProblem, orThrow, Problem } from '../problem.ts';
import { isBot } from './is-bot.ts';
import { matchesEtag, type PreparedBody, prepareJson } from './prepared-body.ts';
import { isPublicApi } from './public-api.ts';
import { readJsonBody } from './read-body.ts';
import { respond } from './respond.ts';
import type { HeaderRecord } from './security-headers.ts';

/** For the cache headers. */
export interface Freshness {
  readonly maxAgeS: number;
  readonly ageS?: number;
  readonly staleWhileRevalidateS?: number;
}

interface EndpointRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** What was sent as a bearer; empty if nothing was. */
  readonly secret: string;
  /** A program that looks at all pages there are. */
  readonly isBot: boolean;
  /** Memoises a value that depends only on params and query, for requests of the same URL. One call per handler. */
  readonly once: <Made>(make: () => Made) => Made;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** What limits are counted for: an address, or an IPv6 network. */
  readonly client: string;
  /** Charges the client's budget for more expensive work, such as a cache miss. */
  readonly spend: (work: WorkOf<E>) => Promise<void>;
  /** Does something that takes long when it is this client's turn. */
  readonly inTurn: E['price']['ceiling'] extends 'turns' ? InTurn : undefined;
}

/** With the request's signal, who has gone gives up the turn. Without it, others may wait for the same. */
export type InTurn = <Value>(work: () => Value, signal?: AbortSignal) => Promise<Value>;

/** What waits under a ceiling costs extra. Only an endpoint that declares the ceiling can pay for it. */
type WorkOf<E extends Endpoint> = E['price']['ceiling'] extends 'ping'
  ? Work
  : Exclude<Work, 'ping'>;

export interface EndpointAnswer<E extends Endpoint> {
  /** A prepared body, best cached in this form; a value of the reply's schema; or events as they come. */
  readonly reply:
    | PreparedBody
    | { readonly json: ReplyOf<E> }
    | { readonly events: ReadableStream<Uint8Array<ArrayBuffer>> };
  readonly freshness?: Freshness;
  readonly headers?: HeaderRecord;
  /** Where a picture says that there is nothing to show. */
  readonly status?: 404;
}

export interface EndpointOptions {
  /** Fields that the tool promises in every body, also in those of problems. */
  readonly problemFields?: (code: string) => Readonly<Record<string, unknown>>;
}

export type EndpointHandler<E extends Endpoint> = (
  request: EndpointRequest<E>,
) => Promise<EndpointAnswer<E>> | EndpointAnswer<E>;

/** Adds an endpoint of the contract to the app: validates the input, calls the handler, sends the answer. */
export type Bind = <E extends Endpoint>(
  endpoint: E,
  options: EndpointOptions,
  handler: EndpointHandler<E>,
) => void;

interface BinderDependencies {
  readonly limits: Limits;
  readonly trustedHops: number;
  readonly doInTurn: DoInTurn;
}

export function createBinder(
  app: Hono<AppEnv>,
  { limits, trustedHops, doInTurn }: BinderDependencies,
): Bind {
  return (endpoint, options, handler) => {
    const readInputs = createInputReader(endpoint);
    const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(endpoint.method, path, async (c) => {
      c.env.visit.route = endpoint.path;
      const client = clientOf(c, trustedHops);
      const balances: Balance[] = [];
      const keep = (balance: Balance | undefined) => {
        if (balance) balances.push(balance);
      };
      const spend = (work: Work) => limits.spend(client, work).then(keep);
      const inTurn: InTurn = (work, signal) => doInTurn(client, work, signal);
      try {
        keep(await limits.spend(client, endpoint.budget));
        const input = readInputs(c);
        const body = await readBodyOf(endpoint, c);
        const answer = await handler(new Call(c, { input, body, client, spend, inTurn }));
        return answerWith(c, endpoint, answer, rateLimitHeaders(balances));
      } catch (thrown) {
        throw completed(asProblem(thrown), options, rateLimitHeaders(balances));
      }
    });
  };
}

// A gradient of 512 characters gives at most 60 KB: 30 MB for all entries.
const MAX_KNOWN_TARGETS = 500;
const MAX_KNOWN_TARGET_LENGTH = 512;

const BEARER = /^Bearer ([\w-]{1,64})$/i;
const MAX_BODY_BYTES = 16 * 1024;

interface CallParts<E extends Endpoint> {
  readonly input: Input<E>;
  readonly body: BodyOf<E>;
  readonly client: string;
  readonly spend: (work: Work) => Promise<void>;
  readonly inTurn: InTurn;
}

/** A class, because creating an object literal with a getter takes longer than the rest of the call. */
class Call<E extends Endpoint> implements EndpointRequest<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly #context: AppContext;
  readonly #input: Input<E>;
  readonly client: string;
  readonly spend: (work: Work) => Promise<void>;
  readonly inTurn: EndpointRequest<E>['inTurn'];

  constructor(context: AppContext, { input, body, client, spend, inTurn }: CallParts<E>) {
    this.#context = context;
    this.#input = input;
    this.params = input.params;
    this.query = input.query;
    this.body = body;
    this.client = client;
    this.spend = spend;
    // Only the types keep it from others.
    this.inTurn = inTurn as EndpointRequest<E>['inTurn'];
  }

  get signal(): AbortSignal {
    return this.#context.req.raw.signal;
  }

  get secret(): string {
    const [, secret = ''] = BEARER.exec(this.#context.req.header('authorization') ?? '') ?? [];
    return secret;
  }

  get isBot(): boolean {
    return isBot(this.#context.req.header('user-agent'));
  }

  readonly once = <Made>(make: () => Made): Made => {
    this.#input.made ??= make();
    return this.#input.made as Made; // the one thing that this endpoint's handler makes
  };
}

interface Input<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  made?: unknown;
}

/** Memoised by URL, because the same pictures and servers are requested again and again. */
function createInputReader<E extends Endpoint>({ params, query }: E): (c: AppContext) => Input<E> {
  const known = new LRUCache<string, Input<E>>({ max: MAX_KNOWN_TARGETS });
  return (c) => {
    const { target } = c.env.visit;
    const found = known.get(target);
    if (found) return found;
    // A schema's output is what `ParamsOf` and `QueryOf` are derived from.
    const input: Input<E> = {
      params: inputOf(params, c.req.param()) as ParamsOf<E>,
      query: inputOf(query, c.req.query()) as QueryOf<E>,
    };
    if (target.length <= MAX_KNOWN_TARGET_LENGTH) known.set(target, input);
    return input;
  };
}

async function readBodyOf<E extends Endpoint>({ body }: E, c: AppContext): Promise<BodyOf<E>> {
  // A schema's output is what `BodyOf` is derived from.
  if (body === undefined) return {} as BodyOf<E>;
  return inputOf(body, await readJsonBody(c.req.raw, MAX_BODY_BYTES)) as BodyOf<E>;
}

function inputOf(schema: z.ZodType | undefined, given: unknown): unknown {
  return schema === undefined ? {} : orThrow(readInput(schema, given));
}

function answerWith<E extends Endpoint>(
  c: AppContext,
  { method, path, status }: E,
  answer: EndpointAnswer<E>,
  limitHeaders: HeaderRecord,
): Response {
  const kind = isPublicApi(path) ? 'shared' : 'data';
  if ('events' in answer.reply) {
    const { events } = answer.reply;
    // Nobody reads the body of an answer to HEAD.
    const isHead = c.req.raw.method === 'HEAD';
    if (isHead) void events.cancel();
    return respond(
      c,
      { body: isHead ? null : events, headers: { ...EVENTS, ...limitHeaders } },
      kind,
    );
  }
  const prepared = 'json' in answer.reply ? prepareJson(answer.reply.json) : answer.reply;
  const isThere = answer.status === undefined;
  const isKnown =
    isThere && method === 'GET' && matchesEtag(c.req.header('if-none-match'), prepared.etag);
  const headers = {
    ...(!isKnown && { 'Content-Type': prepared.type }),
    ETag: prepared.etag,
    'Cache-Control': cacheControl(answer.freshness),
    ...ageHeader(answer.freshness),
    ...limitHeaders,
    ...answer.headers,
  };
  return isKnown
    ? respond(c, { status: 304, body: null, headers }, kind)
    : respond(c, { status: answer.status ?? status ?? 200, body: prepared.body, headers }, kind);
}

const EVENTS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would wait for more.
  'X-Accel-Buffering': 'no',
};

function cacheControl(freshness: Freshness | undefined): string {
  if (freshness === undefined) return 'no-store';
  const { maxAgeS, staleWhileRevalidateS } = freshness;
  const stale =
    staleWhileRevalidateS === undefined ? '' : `, stale-while-revalidate=${staleWhileRevalidateS}`;
  return `public, max-age=${maxAgeS}${stale}`;
}

function ageHeader(freshness: Freshness | undefined): HeaderRecord | undefined {
  if (freshness?.ageS === undefined) return undefined;
  return { Age: String(Math.max(0, Math.floor(freshness.ageS))) };
}

/** The problem with the fields that its tool promises and the headers of the budgets. */
function completed(
  problem: Problem,
  { problemFields }: EndpointOptions,
  limitHeaders: HeaderRecord,
): Problem {
  return new Problem(problem.status, problem.code, problem.message, {
    headers: { ...limitHeaders, ...problem.headers },
    fields: { ...problemFields?.(problem.code), ...problem.fields },
    cause: problem.cause,
  });
}
