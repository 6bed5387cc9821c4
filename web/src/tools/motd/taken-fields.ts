import type { ServerMessage } from '@fucina/server-message';
import type { FoundIn } from '@fucina/server-message/read';
import type { MotdState } from './state.ts';

/** Which files hold the texts around the number of players too. */
const HOLDS_HOVER: readonly FoundIn[] = [
  'server-list-plus',
  'advanced-server-list',
  'maintenance',
  'status',
];
const HOLDS_VERSION: readonly FoundIn[] = HOLDS_HOVER.filter((each) => each !== 'status');

/** The fields of the page that show a message. What the file has no place for stays as it is. */
export function fieldsFrom(foundIn: FoundIn, message: ServerMessage): Partial<MotdState> {
  const { hover, versionText } = message;
  return {
    ...lineFields(message),
    ...(HOLDS_HOVER.includes(foundIn) && { hover: hover.join('\n') }),
    ...(HOLDS_VERSION.includes(foundIn) && { versionText }),
  };
}

export function lineFields({ lines: [first, second] }: ServerMessage) {
  return {
    line1: first?.text ?? '',
    align1: first?.align ?? 'none',
    line2: second?.text ?? '',
    align2: second?.align ?? 'none',
  } satisfies Partial<MotdState>;
}
