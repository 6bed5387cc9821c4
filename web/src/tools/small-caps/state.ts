import { smallCapsFields } from '@fucina/tool-state/tools/small-caps';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const smallCapsState = defineToolState('small-caps', smallCapsFields);

export type SmallCapsState = ToolState<typeof smallCapsState>;
