import { flagField, textField } from '../../state/field.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const statusState = defineToolState('server-status', {
  address: textField('', { max: 255 }),
  bedrock: flagField(),
});

export type StatusState = ToolState<typeof statusState>;
