import { domainToASCII } from 'node:url';
import { readTypedServer, type ServerEdition } from '@fucina/server-address';
import { type OpenPingOptions, openPing } from './open-ping.ts';
import type { BlockedTarget, InvalidAddress, Pinged, TellStep } from './pinged.ts';

export interface PingServerOptions extends OpenPingOptions {
  /** By default `java`. */
  readonly edition?: ServerEdition | undefined;
  /** Uses the Query protocol too, which names all players and plugins where the owner switched it on. */
  readonly query?: boolean | undefined;
  /** Told each stage while the ping runs. */
  readonly onStep?: TellStep | undefined;
}

/**
 * Looks at the server that somebody typed: `play.example.com`, `1.2.3.4:25570`, `[2001:db8::1]`. A server that does not
 * answer is a reply as well, which says why. Throws `ResolverFailure` or `OwnShortage` where this machine is at fault.
 */
export async function pingServer(
  typed: string,
  { edition = 'java', query = false, onStep, ...open }: PingServerOptions,
): Promise<Pinged | BlockedTarget | InvalidAddress> {
  const address = readTypedServer(typed, edition, domainToASCII);
  if (!address.ok) return { ok: false, code: 'invalid_address', error: address.error };
  return openPing(open)(address.value, { query, client: '', onStep });
}
