import { pageById } from '@fucina/site';
import { writtenFields } from '@fucina/tool-state';
import { statusFields } from '@fucina/tool-state/tools/server-status';
import type { TargetAddress } from '@fucina/watch';
import { writeTarget } from '../target-address.ts';

/** To the page that looks at the server now, and says what to try. */
export function checkerLink(origin: string, target: TargetAddress): string {
  const state = { address: writeTarget(target), bedrock: target.edition === 'bedrock' };
  const query = new URLSearchParams(writtenFields(statusFields, state).map(([...pair]) => pair));
  return `${origin}${pageById('server-status').path}?${query}`;
}
