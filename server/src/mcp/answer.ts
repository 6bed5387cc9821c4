// Loaded with the first question: the SDK is half a megabyte of code that most servers never need.
import { writePng } from '@fucina/png';
import type { Picture } from '@fucina/skin-model';
import {
  type Compute,
  createToolFunctions,
  type Outside,
  type ToolFunction,
  type ToolResult,
} from '@fucina/tool-functions';
import { createMcpServer } from '@fucina/tool-functions/mcp';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Problem } from '../problem.ts';

interface Exchange {
  readonly request: Request;
  /** The request's body, already read. */
  readonly message: unknown;
  readonly version: string;
  readonly websiteUrl: string;
  readonly outside: Outside;
  readonly compute: Compute;
  readonly observeCall: (name: string, isOk: boolean) => void;
  readonly onFault: (thrown: unknown) => void;
}

/** Answers one message. Nothing is kept for the next one: clients of every protocol version are served like this. */
export async function answerMessage(exchange: Exchange): Promise<Response> {
  const { request, message, version, websiteUrl, outside, compute, onFault } = exchange;
  const functions = createToolFunctions(outside).map((tool) => observed(tool, exchange));
  const handler = createMcpHandler(
    () =>
      createMcpServer({
        ...{ version, websiteUrl, functions, onFault },
        writePicture: (picture) => compute.now(() => pngOf(picture)),
      }),
    {
      // There is nothing to subscribe to, and an open stream would hold a connection.
      maxSubscriptions: 0,
      keepAliveMs: 0,
    },
  );
  // Not the request itself: the SDK leaves a listener on its signal, which would keep the answer in memory for ever.
  const { url, method, headers } = request;
  return handler.fetch(new Request(url, { method, headers }), { parsedBody: message });
}

const pngOf = (picture: Picture) => Buffer.from(writePng(picture)).toString('base64');

function observed(
  tool: ToolFunction,
  { compute, observeCall }: Pick<Exchange, 'compute' | 'observeCall'>,
): ToolFunction {
  return {
    ...tool,
    async call(input) {
      // What is asked of others is charged by the API.
      const result = await tool.call(input, compute).catch(refusalOf);
      observeCall(tool.name, result.ok);
      return result;
    },
  };
}

/** Who waits too long for a turn is told so, as by the API. */
function refusalOf(thrown: unknown): ToolResult {
  if (!(thrown instanceof Problem)) throw thrown;
  return { ok: false, error: { code: thrown.code, message: thrown.message } };
}
