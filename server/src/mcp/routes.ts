import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { BuildInfo } from '../build-info.ts';
import { withDeadline } from '../deadline.ts';
import { answerBytes } from '../http/answer-bytes.ts';
import { askOwnApi } from '../http/own-api.ts';
import { etagOf } from '../http/prepared-body.ts';
import { readBody } from '../http/read-body.ts';
import { respond } from '../http/respond.ts';
import { clientOf } from '../limits/client.ts';
import type { DoDearWork, Job } from '../limits/dear-work.ts';
import type { Limits } from '../limits/limits.ts';
import { rateLimitHeaders } from '../limits/rate-limit-headers.ts';
import type { DoInTurn } from '../limits/turns.ts';
import type { Metrics } from '../metrics.ts';
import { originOf } from '../pages/origin.ts';
import { aiCatalog, MCP_PATH, SERVER_CARD_PATH, serverCard } from '../pages/server-card.ts';
import type { Settings } from '../settings.ts';
import { refuseForeign } from './foreign-requests.ts';
import { ownApiOutside } from './own-api-outside.ts';
import { readMessage } from './read-message.ts';

interface McpDependencies {
  readonly settings: Settings;
  readonly build: BuildInfo;
  readonly limits: Limits;
  readonly doMessage: DoDearWork;
  readonly doInTurn: DoInTurn;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Four bytes for each character of the longest file, and what is around it. */
const MAX_BODY_BYTES = 64 * 1024;
// Two questions to Mojang, of which each may take 12 s at worst.
const DEADLINE_MS = 25_000;

const DOCUMENTS = {
  '/.well-known/ai-catalog.json': aiCatalog,
  [SERVER_CARD_PATH]: serverCard,
} as const;

/** The tools for language models: Model Context Protocol, streamable HTTP, without sessions. */
export function mcpRoutes(app: Hono<AppEnv>, dependencies: McpDependencies): void {
  const { settings, build, limits, doMessage, doInTurn, metrics, logger } = dependencies;
  const calls = new Counter({
    name: 'mcp_calls_total',
    help: 'Calls of tools over the Model Context Protocol by tool and result',
    labelNames: ['tool', 'result'] as const,
    registers: [metrics.registry],
  });
  const observeCall = (tool: string, isOk: boolean) =>
    calls.inc({ tool, result: isOk ? 'ok' : 'error' });

  app.post(MCP_PATH, async (c) => {
    c.env.visit.route = MCP_PATH;
    const refusal = refuseForeign(c, settings);
    if (refusal !== undefined) throw refusal;
    const answerOnce = async (job: Job) => {
      job.expectTurn();
      const body = await readBody(c.req.raw, MAX_BODY_BYTES);
      const answer = await job.inTurn(async () => {
        const message = readMessage(body);
        return message.ok ? answerInTime(c, message.value, job) : message.refusal;
      });
      return respond(c, {
        status: answer.status,
        body: answer.body === '' ? null : answer.body,
        headers: {
          ...(answer.type !== null && { 'Content-Type': answer.type }),
          'Cache-Control': 'no-store',
          ...rateLimitHeaders(job.balance ? [job.balance] : []),
        },
      });
    };
    return doMessage(clientOf(c, settings.TRUST_PROXY), answerOnce, c.req.raw.signal);
  });

  async function answerInTime(c: AppContext, message: unknown, job: Job) {
    const { answerMessage } = await import('./answer.ts');
    return withDeadline(DEADLINE_MS, async (late) => {
      const signal = AbortSignal.any([late, c.req.raw.signal]);
      const reply = await answerMessage({
        request: c.req.raw,
        message,
        version: build.version,
        websiteUrl: originOf(c, settings),
        outside: ownApiOutside((path, secret) => askOwnApi(app, c, path, { signal, secret })),
        compute: {
          now: job.timed,
          afterWait: (work) => doInTurn(job.client, () => job.timed(work), signal),
        },
        observeCall,
        onFault: (thrown) => logger.error({ requestId: c.env.visit.requestId, err: thrown }, 'mcp'),
      });
      const type = reply.headers.get('content-type');
      // Ends at the answer: no stream stays open.
      return { status: reply.status, type, body: await reply.text() };
    });
  }

  for (const [path, write] of Object.entries(DOCUMENTS)) {
    app.get(path, async (c) => {
      c.env.visit.route = path;
      await limits.spend(clientOf(c, settings.TRUST_PROXY), 'other');
      return answerDocument(c, write(originOf(c, settings), build.version));
    });
  }
}

/** Public and the same for everybody, so any page may read it. */
function answerDocument(c: AppContext, { type, body }: { type: string; body: unknown }): Response {
  const text = JSON.stringify(body);
  const headers = { 'Cache-Control': 'public, max-age=3600' };
  return answerBytes(c, { body: text, type, etag: etagOf(text), headers, kind: 'shared' });
}
