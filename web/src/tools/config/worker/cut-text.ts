import {
  type Component,
  createComponent,
  createText,
  NO_STYLE,
  type TextRun,
  walkComponents,
} from '@fucina/minecraft-text/component';

const ROW_CHARACTERS = 160;
/** Details show more than a row. */
export const DETAIL_CHARACTERS = 4000;

/** The first line, as far as a row shows it. */
export function firstLine(runs: readonly TextRun[]): readonly TextRun[] {
  const line: TextRun[] = [];
  for (const run of cut(runs, ROW_CHARACTERS)) {
    if (!('text' in run)) {
      line.push(run);
      continue;
    }
    const end = run.text.search(/[\r\n]/);
    line.push(end === -1 ? run : { ...run, text: `${run.text.slice(0, end)} ↵` });
    if (end !== -1) break;
  }
  return line;
}

function cut(runs: readonly TextRun[], length: number): readonly TextRun[] {
  const kept: TextRun[] = [];
  let left = length;
  for (const run of runs) {
    if (left <= 0) break;
    if ('text' in run) {
      kept.push({ ...run, text: shorten(run.text, left) });
      left -= run.text.length;
    } else {
      kept.push(run);
      left -= 1;
    }
  }
  return kept;
}

/** What details show of a text, flat. */
export function withoutEnd(component: Component): Component {
  const kept: Component[] = [];
  let left = DETAIL_CHARACTERS;
  walkComponents(component, (part, style) => {
    if (left <= 0) return;
    if (part.type === 'text') {
      if (part.text !== '') kept.push(createText(shorten(part.text, left), style));
      left -= part.text.length;
    } else {
      kept.push(createComponent(part, style));
      left -= 1;
    }
  });
  return createText('', NO_STYLE, kept);
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
