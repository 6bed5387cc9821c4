import { Change, getChunks, unifiedMergeView } from '@codemirror/merge';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, lineNumbers } from '@codemirror/view';
import { collapseUnchanged } from './collapse-unchanged.ts';
import type { DiffSides } from './diff-sides.ts';
import { diffTheme } from './diff-theme.ts';

export interface DiffOptions {
  readonly label: string;
  readonly sides: DiffSides;
  /** Whether lines far from a change are shown too. */
  readonly isWhole: boolean;
  /** What replaces lines that are not shown. */
  readonly hiddenLabel: (lines: number) => string;
}

export interface DiffView {
  /** The first line of each change in the new file, from 1. Changes on adjacent lines are one. */
  readonly lines: readonly number[];
  /** Scrolls to a change and marks it. */
  show(change: number): void;
  destroy(): void;
}

/** Both versions of a file in one column. The changes are those of `sides`: nothing is compared here. */
export function createDiff(
  host: HTMLElement,
  { label, sides, isWhole, hiddenLabel }: DiffOptions,
): DiffView {
  const view = mountView(
    host,
    EditorState.create({
      doc: sides.after,
      extensions: [
        EditorView.lineWrapping,
        diffTheme,
        lineNumbers(),
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0', translate: 'no' }),
        unifiedMergeView({
          original: sides.before,
          mergeControls: false,
          gutter: false,
          syntaxHighlightDeletions: false,
          diffConfig: {
            override: () =>
              sides.changes.map(({ fromA, toA, fromB, toB }) => new Change(fromA, toA, fromB, toB)),
          },
        }),
        isWhole ? [] : collapseUnchanged(hiddenLabel),
        shownChange,
      ],
    }),
  );
  const chunks = getChunks(view.state)?.chunks ?? [];
  return {
    lines: chunks.map(({ fromB }) => view.state.doc.lineAt(fromB).number),
    show(change) {
      const chunk = chunks[change];
      if (chunk === undefined) return;
      const { fromB, endB } = chunk;
      view.dispatch({
        effects: [
          showChange.of({ from: fromB, to: endB }),
          EditorView.scrollIntoView(fromB, { y: 'center' }),
        ],
      });
    },
    destroy: () => view.destroy(),
  };
}

const showChange = StateEffect.define<{ readonly from: number; readonly to: number }>();
const SHOWN = Decoration.line({ class: 'cm-shownChange' });

const shownChange = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, newDoc }) {
    const effect = effects.find((each) => each.is(showChange));
    if (effect === undefined) return shown;
    const { from, to } = effect.value;
    const lines = [newDoc.lineAt(from)];
    for (let last = lines[0]; last !== undefined && last.to < to; last = lines.at(-1)) {
      lines.push(newDoc.lineAt(last.to + 1));
    }
    return Decoration.set(lines.map((line) => SHOWN.range(line.from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * An editor in a shadow root: there its styles are a constructed sheet, which the site's policy allows; in the
 * document they would be a style element.
 */
function mountView(host: HTMLElement, state: EditorState): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return new EditorView({ root, parent: root, state });
}
