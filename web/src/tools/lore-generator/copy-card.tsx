import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyOutput } from './copy-output.tsx';
import { loreState } from './state.ts';

/** The name and lore in every format, ready to copy. */
export function CopyCard() {
  return (
    <Card>
      <FollowingOutput />
    </Card>
  );
}

/** Writing a hundred lines takes time, so it updates after the key is painted. */
function FollowingOutput() {
  const state = useAfterPaint(useWholeState(loreState));
  return <CopyOutput state={state} />;
}
