import type { ServerMessage } from '@fucina/server-message';
import type { MotdState } from './state.ts';

export function messageOf({
  line1,
  align1,
  line2,
  align2,
  hover,
  versionText,
}: MotdState): ServerMessage {
  return {
    lines: [
      { text: line1, align: align1 },
      { text: line2, align: align2 },
    ],
    hover: hover.trim() === '' ? [] : hover.split('\n'),
    versionText,
  };
}
