import { getChunks } from '@codemirror/merge';
import { type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** Lines that stay visible around a change. */
const MARGIN = 3;
/** Fewer lines are not hidden. */
const MIN_LINES = 4;

const showLines = StateEffect.define<number>();

/**
 * Hides the lines between changes behind buttons. The merge package can do so too, but what it shows in place of the
 * lines cannot be reached with the keyboard.
 */
export function collapseUnchanged(label: (lines: number) => string) {
  return StateField.define<DecorationSet>({
    create: (state) => hideUnchanged(state, label),
    update: (hidden, { effects }) =>
      effects.reduce(
        (left, effect) =>
          effect.is(showLines) ? left.update({ filter: (from) => from !== effect.value }) : left,
        hidden,
      ),
    provide: (field) => EditorView.decorations.from(field),
  });
}

function hideUnchanged(state: EditorState, label: (lines: number) => string): DecorationSet {
  const { doc } = state;
  const hidden = new RangeSetBuilder<Decoration>();
  let first = 1;
  const hideUntil = (last: number) => {
    const lines = last - first + 1;
    if (lines < MIN_LINES) return;
    const widget = new HiddenLines(label(lines));
    hidden.add(
      doc.line(first).from,
      doc.line(last).to,
      Decoration.replace({ widget, block: true }),
    );
  };
  for (const { fromB, endB } of getChunks(state)?.chunks ?? []) {
    hideUntil(doc.lineAt(fromB).number - 1 - MARGIN);
    first = doc.lineAt(endB).number + 1 + MARGIN;
  }
  hideUntil(doc.lines);
  return hidden.finish();
}

class HiddenLines extends WidgetType {
  readonly #label: string;

  constructor(label: string) {
    super();
    this.#label = label;
  }

  override eq(other: HiddenLines): boolean {
    return this.#label === other.#label;
  }

  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'cm-hiddenLines';
    button.textContent = this.#label;
    button.addEventListener('click', () => {
      view.dispatch({ effects: showLines.of(view.posAtDOM(button)) });
      // The button is gone now.
      view.contentDOM.focus();
    });
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }

  override get estimatedHeight(): number {
    return 32;
  }
}
