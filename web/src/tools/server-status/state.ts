import type { StatusQuestion } from '../../api/server-status.ts';
import { flagField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const statusState = defineToolState('server-status', {
  /** Longer than any address, so that the form itself says what is wrong with it. */
  address: textField('', { max: 2000 }),
  bedrock: flagField(),
  query: flagField(),
});

export type StatusState = ToolState<typeof statusState>;

export function questionOf({ address, bedrock, query }: StatusState): StatusQuestion {
  return { address: address.trim(), isBedrock: bedrock, withQuery: query && !bedrock };
}
