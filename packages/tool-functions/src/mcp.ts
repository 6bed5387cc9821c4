// The functions as tools of the Model Context Protocol, for any of its transports.

import type { Picture } from '@fucina/skin-model';
import {
  completable,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerText } from './answer-text.ts';
import { mcpIdentity } from './identity.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { TOOL_LIMITS } from './limits.ts';
import { listedSchema } from './listed-schema.ts';
import { type Blank, PROMPTS } from './prompts.ts';
import { RESOURCE_FAMILIES, RESOURCES } from './resources/index.ts';
import type { ResourceFamily } from './resources/resource.ts';
import type { ToolFunction, ToolResult } from './tool-function.ts';

interface McpOptions {
  readonly version: string;
  readonly websiteUrl?: string;
  readonly functions: readonly ToolFunction[];
  /** As a PNG file in base64: neither can be written without a platform. */
  readonly writePicture: (picture: Picture) => string;
  /** Receives what was thrown: a mistake of ours, which the client is not shown. */
  readonly onFault: (thrown: unknown) => void;
}

/** Nothing of it changes while a client is connected. */
const CAPABILITIES = {
  tools: { listChanged: false },
  resources: { listChanged: false },
  prompts: { listChanged: false },
};

/** A server without state, made for one request or one connection. */
export function createMcpServer(options: McpOptions): McpServer {
  const { version, websiteUrl, functions } = options;
  const identity = { ...mcpIdentity(version), ...(websiteUrl !== undefined && { websiteUrl }) };
  const server = new McpServer(identity, {
    instructions: INSTRUCTIONS,
    capabilities: CAPABILITIES,
  });
  for (const tool of functions) addTool(server, tool, options);
  for (const { name, uri, title, description, read } of RESOURCES) {
    const about = { title, description, mimeType: MARKDOWN };
    server.registerResource(name, uri, about, () => documentAt(uri, read()));
  }
  for (const family of RESOURCE_FAMILIES) addFamily(server, family);
  for (const prompt of ASKED) addPrompt(server, prompt);
  return server;
}

const INTERNAL = { code: 'internal', message: 'Something went wrong on our side.' };

function addTool(
  server: McpServer,
  tool: ToolFunction,
  { writePicture, onFault }: McpOptions,
): void {
  const { name, title, description, input, output, isOpenWorld, call } = tool;
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: isOpenWorld };
  const schemas = { inputSchema: listedSchema(input), outputSchema: listedSchema(output) };
  const config = { title, description, ...schemas, annotations };
  server.registerTool(name, config, async (given) => {
    try {
      return contentOf(await call(given), writePicture);
    } catch (thrown) {
      onFault(thrown);
      return failed(INTERNAL);
    }
  });
}

const asText = (text: string) => ({ type: 'text' as const, text });
const failed = (error: unknown) => ({ content: [asText(JSON.stringify(error))], isError: true });

/** Models read the text and see the picture, programs take the same value as structured content. */
function contentOf(result: ToolResult, writePicture: McpOptions['writePicture']) {
  if (!result.ok) return failed(result.error);
  const { value, picture } = result;
  const data = picture && writePicture(picture);
  const written = answerText(value, TOOL_LIMITS.answerBytes - (data?.length ?? 0));
  if (!written.ok) return failed(written.error);
  const shown = data ? [{ type: 'image' as const, data, mimeType: 'image/png' }] : [];
  return { content: [asText(written.value), ...shown], structuredContent: { ...value } };
}

const MARKDOWN = 'text/markdown';

function documentAt(uri: string, text: string) {
  return { contents: [{ uri, mimeType: MARKDOWN, text }] };
}

function addFamily(server: McpServer, { name, uri, values, read, ...about }: ResourceFamily): void {
  const [, variable = ''] = /\{\+?(\w+)\}$/.exec(uri) ?? [];
  const template = new ResourceTemplate(uri, {
    list: undefined,
    complete: { [variable]: (typed) => suggest(values, typed) },
  });
  const { title, description } = about;
  const config = { title, description, mimeType: MARKDOWN };
  server.registerResource(name, template, config, (address, variables) => {
    const value = String(variables[variable] ?? '');
    if (!values.includes(value)) {
      const asked = address.href.slice(0, MAX_ADDRESS_LENGTH);
      throw new ResourceNotFoundError(asked, `${asked}: ${suggestion(values)}`);
    }
    return documentAt(address.href, read(value));
  });
}

/** Of what is sent back: written as an address, a letter may be three times as long. */
const MAX_ADDRESS_LENGTH = 200;

function suggestion(values: readonly string[]): string {
  return `there is no such document; there is one for ${values.slice(0, 5).join(', ')} …`;
}

// Written once, not for each message.
const ASKED = PROMPTS.map((prompt) => ({
  ...prompt,
  argsSchema: z.strictObject(
    Object.fromEntries(prompt.blanks.map((blank) => [blank.name, schemaOf(blank)])),
  ),
}));

function addPrompt(
  server: McpServer,
  { name, title, description, argsSchema, ask }: (typeof ASKED)[number],
): void {
  server.registerPrompt(name, { title, description, argsSchema }, (filled) => ({
    messages: [{ role: 'user', content: asText(ask(filled as Record<string, string>)) }], // all blanks are texts
  }));
}

function schemaOf({ description, isOptional, max, values }: Blank) {
  const text = z.string().min(1).max(max).describe(description);
  const given =
    values === undefined ? text : completable(text, (typed) => suggest(values, typed ?? ''));
  return isOptional ? given.optional() : given;
}

/** The protocol allows a hundred. */
const MAX_SUGGESTIONS = 100;

function suggest(values: readonly string[], typed: string): string[] {
  const wanted = typed.toLowerCase();
  const starting = values.filter((value) => value.toLowerCase().startsWith(wanted));
  const others = values.filter(
    (value) => value.toLowerCase().includes(wanted) && !starting.includes(value),
  );
  return [...starting, ...others].slice(0, MAX_SUGGESTIONS);
}
