import { EditorView } from '@codemirror/view';

/** The site's colors reach into the shadow root as custom properties. */
export const editorTheme = EditorView.theme({
  '&': {
    minHeight: 'inherit',
    maxHeight: '24rem',
    border: '1px solid var(--color-control)',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-ink)',
    fontSize: '0.9375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
  '.cm-scroller': {
    minHeight: 'inherit',
    fontFamily: 'var(--font-mono)',
    lineHeight: '1.5rem',
    overflow: 'auto',
  },
  '.cm-content': { padding: '0.5rem 0', caretColor: 'var(--color-ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-tag': { color: 'var(--color-link)' },
  '.cm-code': { color: 'var(--color-accent)' },
  '.cm-placeholder-name': { color: 'var(--color-good)' },
  '.cm-error': { textDecoration: 'underline wavy var(--color-danger)' },
  '.cm-warning': { textDecoration: 'underline wavy var(--color-warning)' },
  '.cm-hint': { textDecoration: 'underline dotted var(--color-muted)' },
});
