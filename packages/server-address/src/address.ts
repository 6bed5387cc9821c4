// Reads server addresses as players type them: `host` or `host:port`, where the host may be an IPv4 or IPv6
// address.
import { addressInText } from './address-in-text.ts';
import { type HostError, type ReadHost, readBracketedHost, readHost } from './host.ts';
import { type Result, refuse } from './result.ts';

export type ServerEdition = 'java' | 'bedrock';

export interface ServerAddress {
  readonly edition: ServerEdition;
  /** In lower-case ASCII without brackets; IPv6 in its shortest form. */
  readonly host: string;
  readonly hostKind: 'name' | 'ipv4' | 'ipv6';
  readonly port: number;
  /** False if no port was typed, so that `port` is the edition's default. */
  readonly isPortTyped: boolean;
}

export interface AddressError {
  readonly code: 'empty' | 'too-long' | 'scheme' | 'port' | 'port-empty' | HostError['code'];
  /** The host that was probably meant, if known. */
  readonly suggestion?: string;
  /** The first character that no address has. */
  readonly character?: string;
  /** What is where the port should be. */
  readonly port?: string;
}

export const DEFAULT_PORTS: Readonly<Record<ServerEdition, number>> = {
  java: 25565,
  bedrock: 19132,
};

/** In characters, as typed. */
export const MAX_ADDRESS_LENGTH = 255;

/**
 * Reads an address as a player types it. `toAscii` converts an international name to punycode and returns '' on
 * failure: `domainToASCII` in Node, `new URL(...)` in a browser.
 */
export function readServerAddress(
  text: string,
  edition: ServerEdition,
  toAscii: (name: string) => string,
): Result<ServerAddress, AddressError> {
  // Without the lookbehind a long run of spaces inside the text takes quadratic time.
  const typed = text.replace(/^ +|(?<! ) +$/g, '');
  if (typed === '') return refuse({ code: 'empty' });
  if (typed.length > MAX_ADDRESS_LENGTH) return refuse({ code: 'too-long' });
  const isAddress = (word: string) => readServerAddress(word, edition, toAscii).ok;
  const inText = /\s/.test(typed) ? addressInText(typed, edition, isAddress) : undefined;
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) {
    return refuse({ code: 'scheme', ...suggested(inText ?? hostOf(typed, isAddress)) });
  }
  if (inText !== undefined)
    return refuse({ code: 'character', character: ' ', ...suggested(inText) });

  const parts = splitPort(typed);
  const host = parts.isBracketed ? readBracketedHost(parts.host) : readHost(parts.host, toAscii);
  if (!host.ok) return host;
  const port = parts.port === undefined ? DEFAULT_PORTS[edition] : readPort(parts.port);
  if (port === undefined) {
    return refuse(parts.port ? { code: 'port', port: parts.port } : { code: 'port-empty' });
  }
  return { ok: true, value: joined(edition, host.value, port, parts.port !== undefined) };
}

/** The shortest text that is read as the same address. */
export function writeServerAddress({ edition, host, hostKind, port }: ServerAddress): string {
  const hasDefaultPort = port === DEFAULT_PORTS[edition];
  if (hasDefaultPort) return host;
  return hostKind === 'ipv6' ? `[${host}]:${port}` : `${host}:${port}`;
}

function joined(edition: ServerEdition, host: ReadHost, port: number, isPortTyped: boolean) {
  return { edition, host: host.text, hostKind: host.kind, port, isPortTyped };
}

interface Parts {
  readonly host: string;
  readonly port?: string | undefined;
  readonly isBracketed: boolean;
}

/** After what is no group of an IPv6 address, or longer than one can be. */
const TWO_PORTS = /^(?:(?=[^:]*[^:\da-f])[\w.-]+:\d+|[\w.-]+:\d{5}):/i;

function splitPort(typed: string): Parts {
  const [, literal, port] = /^\[(.*)\](?::(.*))?$/s.exec(typed) ?? [];
  if (literal !== undefined) return { host: literal, port, isBracketed: true };
  const first = typed.indexOf(':');
  // More than one colon can only be an IPv6 address, which has no port without brackets; or a second port.
  const isIpv6 = first !== typed.lastIndexOf(':') && !TWO_PORTS.test(typed);
  if (first === -1 || isIpv6) return { host: typed, isBracketed: false };
  return { host: typed.slice(0, first), port: typed.slice(first + 1), isBracketed: false };
}

function readPort(text: string): number | undefined {
  if (!/^\d{1,5}$/.test(text)) return undefined;
  const port = Number(text);
  return port >= 1 && port <= 65535 ? port : undefined;
}

function hostOf(typed: string, isAddress: (word: string) => boolean): string | undefined {
  const authority = typed.slice(typed.indexOf('://') + 3).replace(/[/?#].*$/s, '');
  return isAddress(authority) ? authority : undefined;
}

function suggested(suggestion: string | undefined) {
  return suggestion === undefined ? {} : { suggestion };
}
