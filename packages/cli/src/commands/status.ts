import { createText, readLegacy, writeAnsi } from '@fucina/minecraft-text';
import type { AddressError } from '@fucina/server-address';
import { explainAddress } from '@fucina/server-address/messages';
import {
  OWN_MACHINE_POLICY,
  OwnShortage,
  type Pinged,
  pingServer,
  ResolverFailure,
} from '@fucina/server-ping';
import { explainOffline } from '@fucina/server-ping/messages';
import type { Command } from 'commander';
import { CliError, EXIT } from '../cli-error.ts';
import type { CommandContext } from '../command.ts';
import type { Terminal } from '../terminal.ts';

interface StatusCommandOptions {
  readonly edition: 'java' | 'bedrock';
  readonly query: boolean;
  readonly json: boolean;
}

export function define(
  command: Command,
  { terminal, language, option, finish }: CommandContext,
): void {
  command
    .argument('<host>', language.say('argument_host'))
    .addOption(
      option('--edition <edition>', 'option_edition').choices(['java', 'bedrock']).default('java'),
    )
    .addOption(option('--query', 'option_query').default(false))
    .addOption(option('--json', 'option_json').default(false))
    .action(async (host, options) => finish(await status(host, options, terminal)));
}

function addressErrorWords(error: AddressError, { language }: Terminal): readonly string[] {
  const { suggestion } = error;
  const refusal = explainAddress(error, language.code);
  if (suggestion === undefined) return [refusal];
  return [refusal, language.say('status_meant', { address: suggestion })];
}

/** Offline is an answer: it is printed, and is the exit code. */
async function status(
  host: string,
  { edition, query, json }: StatusCommandOptions,
  terminal: Terminal,
): Promise<number> {
  const { language, print } = terminal;
  const { say } = language;
  // Whoever asks here asks from their own network, so its servers may be asked too.
  const asked = pingServer(host, { addressPolicy: OWN_MACHINE_POLICY, edition, query });
  const looked = await asked.catch((thrown) => {
    if (thrown instanceof OwnShortage) throw new CliError(say('status_shortage'));
    if (thrown instanceof ResolverFailure) throw new CliError(say('status_resolver'));
    throw thrown;
  });
  if (!looked.ok) {
    const isTyped = looked.code === 'invalid_address';
    throw new CliError(
      isTyped ? addressErrorWords(looked.error, terminal) : say('status_no_server', { host }),
    );
  }
  const { reply } = looked;
  await print(json ? `${JSON.stringify(reply, null, 2)}\n` : describe(reply, terminal));
  return reply.online ? EXIT.clean : EXIT.problems;
}

function describe(reply: Pinged['reply'], { language, hasColors }: Terminal): string {
  const linesOf = (motd: Motd) => motdLines(motd, hasColors());
  const { say } = language;
  const { online, motd, version, players, latency_ms: ms, debug } = reply;
  const lines: string[] = [];
  if (online) {
    lines.push(say('status_online'), ...(motd ? linesOf(motd) : []));
    if (version) lines.push(say('status_version', { version }));
    if (players) lines.push(say('status_players', { online: players.online, max: players.max }));
    const names = players?.list?.map(({ name }) => name) ?? [];
    if (names.length > 0) lines.push(say('status_names', { names: names.join(', ') }));
    if (ms !== null) lines.push(say('status_latency', { ms }));
  } else {
    lines.push(`${say('status_offline')} ${explainOffline({ code: debug.code }, language.code)}`);
    lines.push(...(debug.reason ? linesOf(debug.reason) : []));
    if (debug.looks_like) lines.push(say('status_looks_like', { edition: debug.looks_like }));
  }
  return `${lines.join('\n')}\n`;
}

interface Motd {
  readonly raw: string[];
  readonly clean: string[];
}

function motdLines({ raw, clean }: Motd, isColored: boolean) {
  const shown = isColored ? raw.map(colored) : clean;
  return shown.map((line) => `  ${line}`);
}

function colored(line: string): string {
  const read = readLegacy(line, { char: '§' });
  return writeAnsi(read.ok ? read.value : createText(line)).value;
}
