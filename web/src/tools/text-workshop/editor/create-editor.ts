import { Annotation, EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap } from '@codemirror/view';
import { mountView } from '../../../ui/code-editor/mount-view.ts';
import type { FieldContent } from '../../../ui/edit-field.ts';
import { editorTheme } from './editor-theme.ts';
import { findMarks } from './marks.ts';

/** Something to be underlined, with the words that say why. */
export interface Problem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning' | 'hint';
  readonly title: string;
}

export interface EditorOptions {
  readonly label: string;
  readonly content: FieldContent;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

export interface Editor {
  read(): FieldContent;
  /** As typing would, with the selection. */
  write(content: FieldContent): void;
  /** A text from elsewhere: undo, an example. */
  setText(text: string): void;
  setProblems(problems: readonly Problem[]): void;
  focus(): void;
  destroy(): void;
}

/** Marks a change that the page already knows. */
const fromOutside = Annotation.define<boolean>();
const replaceProblems = StateEffect.define<readonly Problem[]>();

export function createEditor(host: HTMLElement, options: EditorOptions): Editor {
  const { label, content, maxLength, onChange } = options;
  const view = mountView(
    host,
    EditorState.create({
      doc: content.text,
      selection: { anchor: content.from, head: content.to },
      extensions: [
        EditorView.lineWrapping,
        editorTheme,
        EditorView.contentAttributes.of({
          'aria-label': label,
          spellcheck: 'false',
          autocapitalize: 'off',
        }),
        keymap.of([{ key: 'Enter', run: insertLine }]),
        marksField,
        problemsField,
        EditorView.updateListener.of((update) => {
          const isKnown = update.transactions.some((change) => change.annotation(fromOutside));
          if (update.docChanged && !isKnown) onChange(update.state.doc.toString());
        }),
        // Too long: nothing changes, and the page is told what it would have been.
        EditorState.changeFilter.of((change) => {
          const { newDoc, startState } = change;
          const isTooLong = newDoc.length > maxLength && newDoc.length >= startState.doc.length;
          if (!isTooLong || change.annotation(fromOutside)) return true;
          onChange(newDoc.toString());
          return false;
        }),
      ],
    }),
  );

  function setText(text: string) {
    const before = view.state.doc.toString();
    if (before === text) return;
    view.dispatch({
      changes: { from: 0, to: before.length, insert: text },
      annotations: fromOutside.of(true),
    });
  }

  return {
    read() {
      const { from, to } = view.state.selection.main;
      return { text: view.state.doc.toString(), from, to };
    },
    write({ text, from, to }) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: from, head: to },
      });
      view.focus();
    },
    setText,
    setProblems: (problems) => view.dispatch({ effects: replaceProblems.of(problems) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

function insertLine(view: EditorView): boolean {
  view.dispatch(view.state.replaceSelection('\n'), { scrollIntoView: true });
  return true;
}

const KINDS = {
  tag: Decoration.mark({ class: 'cm-tag' }),
  code: Decoration.mark({ class: 'cm-code' }),
  placeholder: Decoration.mark({ class: 'cm-placeholder-name' }),
};

const marksField = StateField.define<DecorationSet>({
  create: (state) => decorate(state.doc.toString()),
  update: (marks, change) => (change.docChanged ? decorate(change.newDoc.toString()) : marks),
  provide: (field) => EditorView.decorations.from(field),
});

function decorate(text: string): DecorationSet {
  return Decoration.set(findMarks(text).map(({ from, to, kind }) => KINDS[kind].range(from, to)));
}

const problemsField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(problems, change) {
    const effect = change.effects.find((each) => each.is(replaceProblems));
    if (effect === undefined) return problems.map(change.changes);
    const { length } = change.newDoc;
    return Decoration.set(
      effect.value
        // They may be of an earlier text.
        .filter(({ from, to }) => from < to && to <= length)
        .map(({ from, to, severity, title }) =>
          Decoration.mark({ class: `cm-${severity}`, attributes: { title } }).range(from, to),
        ),
      true,
    );
  },
  provide: (field) => EditorView.decorations.from(field),
});
