import { EditorView } from '@codemirror/view';

/** The site's colors reach into the shadow root as custom properties, what else it has by inheritance. */
export const codeTheme = EditorView.theme({
  '&': {
    border: '1px solid var(--control)',
    borderRadius: 'inherit',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    fontSize: '0.9375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.5rem', overflow: 'auto' },
});
