import { useMemo } from 'react';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { BriefResult } from '../../tool/result-bar/brief-result.tsx';
import { useToolStore, useWholeState } from '../../tool/tool.tsx';
import { convert, smallCapsState } from './state.ts';

/** More than a phone shows on one line. */
const MAX_LENGTH = 200;

/** The end of the last line, where most people write, and the whole text to copy. */
export function Brief() {
  const store = useToolStore(smallCapsState);
  const state = useAfterPaint(useWholeState(smallCapsState));
  const line = useMemo(() => convert({ ...state, text: lastLine(state.text) }), [state]);
  if (line === '') return null;
  return (
    <BriefResult copy={() => convert(store.get().present)}>
      {/* Written to the left, so that it is the beginning of the line that is cut off. */}
      <span className="block overflow-hidden text-ellipsis text-left font-pixel [direction:rtl]">
        <bdi>{line}</bdi>
      </span>
    </BriefResult>
  );
}

function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1)?.slice(-MAX_LENGTH) ?? '';
}
