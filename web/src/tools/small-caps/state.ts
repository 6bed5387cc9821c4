import { toSmallCaps } from '@fucina/minecraft-text';
import { smallCapsFields } from '@fucina/tool-state/tools/small-caps';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const smallCapsState = defineToolState('small-caps', smallCapsFields);

export type SmallCapsState = ToolState<typeof smallCapsState>;

export function convert({ text, keepCodes, q, s, digits }: SmallCapsState): string {
  return toSmallCaps(text, { q, s, digits, skipCodes: keepCodes });
}
