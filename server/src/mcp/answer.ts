// Loaded with the first question: the SDK is half a megabyte of code that most servers never need.
import { writePng } from '@fucina/png';
import type { Picture } from '@fucina/skin-model';
import { createToolFunctions, type Outside, type ToolFunction } from '@fucina/tool-functions';
import { createMcpServer } from '@fucina/tool-functions/mcp';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Job } from '../limits/dear-work.ts';

interface Exchange {
  readonly request: Request;
  /** The request's body, already read. */
  readonly message: unknown;
  readonly version: string;
  readonly websiteUrl: string;
  readonly outside: Outside;
  readonly timed: Job['timed'];
  readonly observeCall: (name: string, isOk: boolean) => void;
  readonly onFault: (thrown: unknown) => void;
}

/** Answers one message. Nothing is kept for the next one: clients of every protocol version are served like this. */
export async function answerMessage(exchange: Exchange): Promise<Response> {
  const { request, message, version, websiteUrl, outside, timed, onFault } = exchange;
  const functions = createToolFunctions(outside).map((tool) => observed(tool, exchange));
  const handler = createMcpHandler(
    () =>
      createMcpServer({
        ...{ version, websiteUrl, functions, onFault },
        writePicture: (picture) => timed(() => pngOf(picture)),
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
  { timed, observeCall }: Pick<Exchange, 'timed' | 'observeCall'>,
): ToolFunction {
  return {
    ...tool,
    async call(input) {
      // What is asked of others is charged by the API.
      const result = await tool.call(input, timed);
      observeCall(tool.name, result.ok);
      return result;
    },
  };
}
