import type { PingCode } from '@fucina/api-contract';
import { DEFAULT_PORTS, readServerAddress } from '@fucina/server-address';
import type { Checked } from './use-status.ts';

type Problem = PingCode | 'unknown';
type Tip =
  | 'spelling'
  | 'new_domain'
  | 'later'
  | 'running'
  | 'port'
  | 'firewall'
  | 'forwarding'
  | 'udp'
  | 'host'
  | 'ipv6'
  | 'proxy'
  | 'enable_status'
  | 'other_service'
  | 'other_edition'
  | 'plugin';

const TIPS: Readonly<Record<Problem, readonly Tip[]>> = {
  dns_not_found: ['spelling', 'new_domain'],
  dns_timeout: ['later', 'spelling'],
  dns_failed: ['later', 'new_domain'],
  refused: ['running', 'port'],
  timeout: ['firewall', 'forwarding', 'running'],
  unreachable: ['ipv6', 'host'],
  reset: ['proxy', 'firewall'],
  closed: ['enable_status', 'proxy'],
  not_minecraft: ['other_service', 'port'],
  too_large: ['other_service', 'plugin'],
  bad_json: ['plugin', 'other_service'],
  unknown: ['running', 'spelling', 'firewall'],
};
const NEEDS_UDP: readonly Problem[] = ['timeout', 'refused'];

/** What whoever runs an offline server may try, most likely cause first. */
export function explain({ question, status }: Checked): readonly Tip[] {
  const problem = status.debug?.code ?? 'unknown';
  const tips = TIPS[problem];
  const withUdp: readonly Tip[] =
    question.isBedrock && NEEDS_UDP.includes(problem) ? [...tips, 'udp'] : tips;
  return looksLikeOtherEdition(question) ? ['other_edition', ...withUdp] : withUdp;
}

/** Somebody typed the port that the other edition has by default. */
function looksLikeOtherEdition({ address, isBedrock }: Checked['question']): boolean {
  const read = readServerAddress(address, isBedrock ? 'bedrock' : 'java', (name) => name);
  const other = DEFAULT_PORTS[isBedrock ? 'java' : 'bedrock'];
  return read.ok && read.value.isPortTyped && read.value.port === other;
}
