// Reads a URL to which a stranger wants something sent. Whether its host may be contacted is asked later.
import { domainToASCII } from 'node:url';
import { type Result, readServerAddress } from '@fucina/server-address';

export interface Destination {
  readonly url: URL;
  /** As it is looked up. */
  readonly host: string;
}

const FAULTS = [
  'not_a_url',
  'too_long',
  'not_https',
  'other_port',
  'has_credentials',
  'has_fragment',
] as const;

export type DestinationFault = (typeof FAULTS)[number];

/** Nothing will ever be sent there, unlike to a host that is not there now. */
export function isDestinationFault(code: string): code is DestinationFault {
  return FAULTS.some((fault) => fault === code);
}

const MAX_LENGTH = 2048;

/** Without `isFree`, only https at its usual port. */
export function readDestination(
  text: string,
  isFree: boolean,
): Result<Destination, { readonly code: DestinationFault }> {
  if (text.length > MAX_LENGTH) return refused('too_long');
  const url = URL.parse(text);
  if (url === null) return refused('not_a_url');
  const { protocol, port, username, password, hostname } = url;
  if (protocol !== 'https:' && !(isFree && protocol === 'http:')) return refused('not_https');
  if (username !== '' || password !== '') return refused('has_credentials');
  if (text.includes('#')) return refused('has_fragment');
  if (port !== '' && !isFree) return refused('other_port');
  const address = readServerAddress(hostname, 'java', domainToASCII);
  if (!address.ok || address.value.isPortTyped) return refused('not_a_url');
  return { ok: true, value: { url, host: address.value.host } };
}

function refused(code: DestinationFault) {
  return { ok: false, error: { code } } as const;
}
