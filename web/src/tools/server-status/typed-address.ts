import { type AddressFault, readServerAddress } from '@fucina/server-address';
import type { StatusQuestion } from '../../api/server-status.ts';

/** Why the address cannot be asked about, judged before any request and by the server's own rules. */
export function addressFault({ address, isBedrock }: StatusQuestion): AddressFault | undefined {
  const read = readServerAddress(address.trim(), isBedrock ? 'bedrock' : 'java', toAscii);
  return read.ok ? undefined : read.error;
}

/** The browser's own punycode; empty when the name cannot be one. */
function toAscii(name: string): string {
  return URL.parse(`http://${name}`)?.hostname ?? '';
}
