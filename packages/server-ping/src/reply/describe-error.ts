import type { PingError } from '../ping-error.ts';
import type { PingCode } from '../status-reply.ts';

const FAULTS: Readonly<Record<PingCode, string>> = {
  dns_not_found: 'The name has no address.',
  dns_timeout: 'The name servers did not answer in time.',
  dns_failed: 'The name servers answered with an error.',
  refused: 'The connection was refused: nothing listens on that port.',
  timeout: 'No answer in time.',
  unreachable: 'The address cannot be reached.',
  reset: 'The connection was reset.',
  closed: 'The connection was closed without an answer.',
  not_minecraft: 'What answered is not a Minecraft server.',
  too_large: 'The answer is larger than any status.',
  bad_json: 'The answer is not a readable status.',
};

export function describeError({ code }: PingError): string {
  return FAULTS[code];
}
