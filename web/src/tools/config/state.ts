import { choiceField } from '../../state/field.ts';
import { defineToolState } from '../../state/tool-definition.ts';

export const TARGETS = ['minimessage', 'legacy', 'section', 'json'] as const;
export const STYLES = ['auto', 'open', 'closed'] as const;

export const configState = defineToolState('config', {
  target: choiceField(TARGETS, 'minimessage'),
  style: choiceField(STYLES, 'auto'),
});
