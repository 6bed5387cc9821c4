import { choiceField } from '@fucina/tool-state';
import { statusFields } from '@fucina/tool-state/tools/server-status';
import type { WatchEdition } from '../../api/watch.ts';
import { defineToolState, type ToolState } from '../../state/tool-definition.ts';

export const serverWatchState = defineToolState('server-watch', {
  address: statusFields.address,
  edition: choiceField(['java', 'bedrock', 'both'], 'java'),
});

type ServerWatchState = ToolState<typeof serverWatchState>;

export function editionsOf({
  edition,
}: ServerWatchState): readonly [WatchEdition, ...WatchEdition[]] {
  return edition === 'both' ? ['java', 'bedrock'] : [edition];
}
