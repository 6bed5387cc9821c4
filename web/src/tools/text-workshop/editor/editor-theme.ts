import { EditorView } from '@codemirror/view';
import { codeTheme } from '../../../ui/code-editor/code-theme.ts';

export const editorTheme = [
  codeTheme,
  EditorView.theme({
    '&': { minHeight: 'inherit', maxHeight: '24rem' },
    '.cm-scroller': { minHeight: 'inherit' },
    '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--color-ink)' },
    '.cm-line': { padding: '0 0.75rem' },
    '.cm-tag': { color: 'var(--color-link)' },
    '.cm-code': { color: 'var(--color-accent)' },
    '.cm-placeholder-name': { color: 'var(--color-good)' },
    '.cm-error': { textDecoration: 'underline wavy var(--color-danger)' },
    '.cm-warning': { textDecoration: 'underline wavy var(--color-warning)' },
    '.cm-hint': { textDecoration: 'underline dotted var(--color-muted)' },
  }),
];
