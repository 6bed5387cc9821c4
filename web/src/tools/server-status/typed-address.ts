import { type AddressFault, readServerAddress, writeServerAddress } from '@fucina/server-address';
import type { StatusQuestion } from '../../api/server-status.ts';

/** Why the address is invalid, checked before any request with the server's own rules. */
export function addressFault({ address, isBedrock }: StatusQuestion): AddressFault | undefined {
  const read = readServerAddress(address.trim(), isBedrock ? 'bedrock' : 'java', toAscii);
  return read.ok ? undefined : read.error;
}

/** Punycode by the browser; empty when the name is invalid. */
function toAscii(name: string): string {
  return URL.parse(`http://${name}`)?.hostname ?? '';
}

/** The shortest spelling, so that a server is remembered once. International names stay as they were typed. */
export function shortAddress({ address, isBedrock }: StatusQuestion): string {
  const read = readServerAddress(address, isBedrock ? 'bedrock' : 'java', (name) => name);
  return read.ok ? writeServerAddress(read.value) : address;
}
