import {
  readServerAddress,
  type ServerEdition,
  writeServerAddress,
  writeUnicodeHost,
} from '@fucina/server-address';

/** Punycode by the browser; empty when the name is invalid. */
export function toAscii(name: string): string {
  return URL.parse(`http://${name}`)?.hostname ?? '';
}

/**
 * The shortest spelling of an address, so that a server is remembered once, however it was typed. A name in another
 * script is readable.
 */
export function serverSpelling(address: string, edition: ServerEdition): string {
  const read = readServerAddress(address, edition, toAscii);
  if (!read.ok) return address;
  return writeServerAddress({
    ...read.value,
    host: writeUnicodeHost(read.value.host, toAscii),
  });
}
