import { readServerAddress, type ServerEdition, writeServerAddress } from '@fucina/server-address';

/** Punycode by the browser; empty when the name is invalid. */
export function toAscii(name: string): string {
  return URL.parse(`http://${name}`)?.hostname ?? '';
}

/**
 * The shortest spelling of an address, so that a server is remembered once, however it was typed. A name in another
 * script stays readable.
 */
export function serverSpelling(address: string, edition: ServerEdition): string {
  const read = readServerAddress(address, edition, toAscii);
  if (!read.ok) return address;
  const { host } = read.value;
  if (!/(?:^|\.)xn--/.test(host)) return writeServerAddress(read.value);
  const typed = address.replace(/:\d+$/, '').normalize('NFKC').toLowerCase();
  const name = typed.replace(/[。．｡]/g, '.').replace(/\.$/, '');
  return writeServerAddress({ ...read.value, host: toAscii(name) === host ? name : host });
}
