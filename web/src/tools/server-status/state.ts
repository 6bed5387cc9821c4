import { readTypedAddress } from '@fucina/server-address';
import { flagField } from '@fucina/tool-state';
import { statusFields } from '@fucina/tool-state/tools/server-status';
import type { StatusQuestion } from '../../api/server-status.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const statusState = defineToolState('server-status', {
  ...statusFields,
  query: flagField(),
});

/** A well-known server that has been there for long. */
export const EXAMPLE_SERVER = 'mc.hypixel.net';

/** The form of an address; there is no such server. */
export const SAMPLE_ADDRESS = 'play.example.com';

export type StatusState = ToolState<typeof statusState>;

/** The address without what was copied along with it. */
export function questionOf({ address, bedrock, query }: StatusState): StatusQuestion {
  return {
    address: readTypedAddress(address).text,
    isBedrock: bedrock,
    withQuery: query && !bedrock,
  };
}
