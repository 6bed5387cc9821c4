import { LEGACY_HEX_STYLES } from '@fucina/minecraft-text/legacy';
import { choiceField, type Field, textField } from '@fucina/tool-state';
import { defineToolState } from '../../state/tool-definition.ts';
import type { PluginAnswers } from './questions/plugin-answers.ts';
import type { Decisions } from './session/decisions.ts';
import type { ShowChoice } from './session/find-texts.ts';
import { GROUPINGS } from './session/grouping.ts';
import { SHOWN } from './session/sort-texts.ts';

/** Undone and redone with the rest, but neither in the address nor stored: it is about files of this tab. */
const decisionsField: Field<Decisions> = {
  initial: new Map(),
  write: () => '',
  read: () => undefined,
};

const answersField: Field<PluginAnswers> = {
  initial: new Map(),
  write: () => '',
  read: () => undefined,
};

export const configState = defineToolState('config', {
  target: choiceField(['minimessage', 'legacy', 'section', 'json'], 'minimessage'),
  style: choiceField(['auto', 'open', 'closed'], 'auto'),
  /** With `&`, in which plugins write hex colors in many ways. */
  hex: choiceField(LEGACY_HEX_STYLES, 'hash'),
  meaning: choiceField(['shown', 'meant'], 'shown'),
  /** Of all files; empty for the one that the path or the content of a file suggests. */
  profile: textField('', { max: 40 }),
  show: { ...choiceField<ShowChoice>(['auto', 'changed', ...SHOWN], 'auto'), isView: true },
  group: { ...choiceField(GROUPINGS, 'none'), isView: true },
  decisions: decisionsField,
  answers: answersField,
});
