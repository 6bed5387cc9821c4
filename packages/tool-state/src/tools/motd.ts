import { ALIGNMENTS } from '@fucina/server-message';
import { brand } from '@fucina/site';
import { choiceField, textField } from '../field.ts';

const [PINK, , YELLOW] = brand.heat;

/** The two lines of the message. */
export const messageFields = {
  line1: textField(
    `<b><gradient:${PINK}:${YELLOW}>${brand.name}</gradient></b> <gray>»</gray> <yellow>Survival`,
    { max: 2000 },
  ),
  align1: choiceField(ALIGNMENTS, 'center'),
  line2: textField('<gray>The anvil is hot: come and forge!', { max: 2000 }),
  align2: choiceField(ALIGNMENTS, 'center'),
} as const;
