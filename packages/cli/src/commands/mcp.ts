import { Buffer } from 'node:buffer';
import process from 'node:process';
import { writePng } from '@fucina/png';
import type { Picture } from '@fucina/skin-model';
import { createToolFunctions, OWN_FILE } from '@fucina/tool-functions';
import { createMcpServer } from '@fucina/tool-functions/mcp';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { ownMachine } from '../mcp/own-machine.ts';
import { PatientStdio } from '../mcp/patient-stdio.ts';

export function define(command: Command): void {
  command.action(mcp);
}

/** Serves the tools over stdin and stdout until stdin ends and what was asked is answered. Whatever is no message goes to stderr. */
function mcp(): void {
  const { version } = manifest;
  const functions = createToolFunctions(ownMachine(), OWN_FILE);
  const onFault = (thrown: unknown) => process.stderr.write(`${String(thrown)}\n`);
  const writePicture = (picture: Picture) => Buffer.from(writePng(picture)).toString('base64');
  const transport = new PatientStdio(process.stdin, process.stdout);
  serveStdio(() => createMcpServer({ version, functions, writePicture, onFault }), {
    transport,
    onerror: onFault,
  });
}
