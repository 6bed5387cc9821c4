import process from 'node:process';
import { createToolFunctions } from '@fucina/tool-functions';
import { createMcpServer } from '@fucina/tool-functions/mcp';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ownMachine } from '../mcp/own-machine.ts';

/** Serves the tools over stdin and stdout until stdin ends. Whatever is no message goes to stderr. */
export function mcp(): void {
  const functions = createToolFunctions(ownMachine());
  const onFault = (thrown: unknown) => process.stderr.write(`${String(thrown)}\n`);
  const identity = { name: 'fucina', version: '0.1.0' };
  serveStdio(() => createMcpServer({ identity, functions, onFault }), { onerror: onFault });
}
