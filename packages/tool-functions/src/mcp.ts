// The functions as tools of the Model Context Protocol, for any of its transports.
import { McpServer } from '@modelcontextprotocol/server';
import { answerText } from './answer-text.ts';
import { listedSchema } from './listed-schema.ts';
import type { ToolFunction, ToolResult } from './tool-function.ts';

export interface McpIdentity {
  readonly name: string;
  readonly version: string;
  readonly websiteUrl?: string;
}

interface McpOptions {
  readonly identity: McpIdentity;
  readonly functions: readonly ToolFunction[];
  /** Receives what was thrown: a mistake of ours, which the client is not shown. */
  readonly onFault: (thrown: unknown) => void;
}

/** A server without state, made for one request or one connection. */
export function createMcpServer({ identity, functions, onFault }: McpOptions): McpServer {
  const server = new McpServer({ title: 'Fucina', ...identity });
  for (const tool of functions) {
    const { name, title, description, input, output, isOpenWorld, call } = tool;
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: isOpenWorld };
    const schemas = { inputSchema: listedSchema(input), outputSchema: listedSchema(output) };
    const config = { title, description, ...schemas, annotations };
    server.registerTool(name, config, async (given) => {
      try {
        return contentOf(await call(given));
      } catch (thrown) {
        onFault(thrown);
        return contentOf({ ok: false, error: INTERNAL });
      }
    });
  }
  return server;
}

const INTERNAL = { code: 'internal', message: 'Something went wrong on our side.' };

/** Models read the text, programs the same value as structured content. */
function contentOf(result: ToolResult) {
  const asText = (text: string) => [{ type: 'text' as const, text }];
  const failed = (error: unknown) => ({ content: asText(JSON.stringify(error)), isError: true });
  if (!result.ok) return failed(result.error);
  const written = answerText(result.value);
  return written.ok
    ? { content: asText(written.value), structuredContent: { ...result.value } }
    : failed(written.error);
}
