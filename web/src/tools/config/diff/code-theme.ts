import { EditorView } from '@codemirror/view';

/** The site's colors reach into the shadow root as custom properties. */
export const codeTheme = EditorView.theme({
  '&': {
    border: '1px solid var(--color-control)',
    borderRadius: 'var(--radius-control)',
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-ink)',
    fontSize: '0.9375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.5rem', overflow: 'auto' },
});
