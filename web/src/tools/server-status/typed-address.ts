import { type AddressFault, readServerAddress } from '@fucina/server-address';
import type { StatusQuestion } from '../../api/server-status.ts';
import { toAscii } from '../../tool/server-spelling.ts';

/** Why the address is invalid, checked before any request with the server's own rules. */
export function addressFault({ address, isBedrock }: StatusQuestion): AddressFault | undefined {
  const read = readServerAddress(address, isBedrock ? 'bedrock' : 'java', toAscii);
  return read.ok ? undefined : read.error;
}
