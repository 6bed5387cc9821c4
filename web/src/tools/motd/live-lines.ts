import type { StatusAnswer } from '@fucina/api-contract';
import { readHex } from '@fucina/color';
import {
  type Component,
  createStyle,
  createText,
  NO_STYLE,
  type TextRun,
  writeJsonValue,
} from '@fucina/minecraft-text';

type LiveRun = NonNullable<NonNullable<StatusAnswer['motd']>['runs']>[number][number];

/** The lines that a server answers with. */
export function liveLines({ motd }: StatusAnswer): readonly Component[] {
  return (motd?.runs ?? []).map((runs) => createText('', NO_STYLE, runs.map(componentOf)));
}

/** The same lines as a server writes them into its answer. */
export function liveDescription(status: StatusAnswer): unknown {
  const lines = liveLines(status).flatMap((line, index) =>
    index > 0 ? [createText('\n'), line] : [line],
  );
  return writeJsonValue(createText('', NO_STYLE, lines)).value;
}

/** The same lines for the preview. */
export function liveRuns({ motd }: StatusAnswer): readonly TextRun[] {
  return (motd?.runs ?? []).flatMap((line, index) =>
    index > 0 ? [{ text: '\n' }, ...line] : line,
  );
}

function componentOf({ text, color, ...decorations }: LiveRun): Component {
  const read = color === undefined ? undefined : readHex(color);
  return createText(text, createStyle({ ...decorations, ...(read?.ok && { color: read.value }) }));
}
