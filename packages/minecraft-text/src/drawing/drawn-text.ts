import { objectName } from '../component/plain.ts';
import type { TextRun } from '../component/runs.ts';

/** The text of a run where no game is running: what only a running game knows is shown by name. */
export function drawnText(run: TextRun): string {
  switch (run.type) {
    case undefined:
      return run.text;
    case 'translatable':
      return run.fallback ?? run.translate;
    case 'keybind':
      return run.keybind;
    case 'score':
      return run.objective;
    case 'selector':
      return run.selector;
    case 'nbt':
      return run.nbt;
    case 'sprite':
    case 'head':
      return run.fallback ? run.fallback.map(drawnText).join('') : objectName(run);
  }
}
