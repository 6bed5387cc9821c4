// Texts of a server besides its description: lists of lines, and kick messages.

import type { ServerEdition } from '@fucina/server-address';
import { readMotd } from '../motd/motd.ts';
import { writeLines } from '../motd/write-lines.ts';
import type { StatusText } from '../status-reply.ts';

const LINES_BUDGET = { components: 2000, characters: 4096, runs: 512, lines: 100 };
const REASON_BUDGET = { ...LINES_BUDGET, characters: 500, lines: 8 };

export function formatLines(texts: readonly string[], edition: ServerEdition = 'java'): StatusText {
  // Unlike in a description, codes end with their line.
  const text = texts.map((line) => line.replaceAll('\n', ' ')).join('\n§r');
  return writeLines(readMotd(text, edition, LINES_BUDGET), edition);
}

export function formatReason(disconnectMessage: unknown): StatusText {
  return writeLines(readMotd(disconnectMessage, 'java', REASON_BUDGET), 'java');
}
