import { type AddressError, readServerAddress } from '@fucina/server-address';
import type { StatusQuestion } from '../../api/server-status.ts';
import { toAscii } from '../../tool/server-spelling.ts';

/** Why the address is invalid, checked before any request with the server's own rules. */
export function addressError({ address, isBedrock }: StatusQuestion): AddressError | undefined {
  const read = readServerAddress(address, isBedrock ? 'bedrock' : 'java', toAscii);
  return read.ok ? undefined : read.error;
}
