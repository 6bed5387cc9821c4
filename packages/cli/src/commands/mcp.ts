import process from 'node:process';
import { createToolFunctions, OWN_FILE } from '@fucina/tool-functions';
import { createMcpServer } from '@fucina/tool-functions/mcp';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { ownMachine } from '../mcp/own-machine.ts';
import { PatientStdio } from '../mcp/patient-stdio.ts';
import { toBase64Picture } from '../picture/base64-picture.ts';

export function define(command: Command): void {
  command.action(mcp);
}

/** Serves the tools over stdin and stdout until stdin ends and what was asked is answered. Whatever is no message goes to stderr. */
function mcp(): void {
  const { version } = manifest;
  const functions = createToolFunctions(ownMachine(), OWN_FILE);
  const onFault = (thrown: unknown) => process.stderr.write(`${String(thrown)}\n`);
  const transport = new PatientStdio(process.stdin, process.stdout);
  serveStdio(
    () => createMcpServer({ version, functions, writePicture: toBase64Picture, onFault }),
    {
      transport,
      onerror: onFault,
    },
  );
}
