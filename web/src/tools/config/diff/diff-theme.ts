import { EditorView } from '@codemirror/view';

/** The site's colors reach into the shadow root as custom properties, what else it has by inheritance. */
const codeTheme = EditorView.theme({
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

const SIGN = { position: 'absolute', left: '0.375rem', fontWeight: '700' };

/** Signs before the lines say what their colors say. */
export const diffTheme = [
  codeTheme,
  EditorView.theme({
    '&': { maxHeight: 'min(70vh, 48rem)' },
    '.cm-scroller': { overflowY: 'auto', lineHeight: '1.375rem', fontSize: '0.875rem' },
    '.cm-content': { padding: '0.25rem 0' },
    '.cm-line, .cm-deletedLine': { position: 'relative', padding: '0 0.5rem 0 1.25rem' },
    '.cm-gutters': {
      backgroundColor: 'transparent',
      borderRight: '1px solid var(--hairline)',
      color: 'var(--muted)',
    },
    '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.375rem', minWidth: '1.5rem' },
    '.cm-deletedChunk': { padding: '0' },
    '.cm-deletedLine': {
      backgroundColor: 'color-mix(in srgb, var(--danger) 10%, transparent)',
      overflowWrap: 'anywhere',
      whiteSpace: 'break-spaces',
    },
    '&.cm-merge-b .cm-changedLine': {
      backgroundColor: 'color-mix(in srgb, var(--good) 10%, transparent)',
    },
    '.cm-deletedLine::before': { ...SIGN, content: '"−"', color: 'var(--danger)' },
    '&.cm-merge-b .cm-changedLine::before': {
      ...SIGN,
      content: '"+"',
      color: 'var(--good)',
    },
    '&.cm-merge-b .cm-deletedText': {
      background: 'color-mix(in srgb, var(--danger) 22%, transparent)',
    },
    '&.cm-merge-b .cm-changedText': {
      background: 'color-mix(in srgb, var(--good) 22%, transparent)',
    },
    '.cm-shownChange': { boxShadow: 'inset 3px 0 0 var(--accent)' },
    '.cm-hiddenLines': {
      display: 'block',
      width: '100%',
      minHeight: '2rem',
      padding: '0 1.25rem',
      border: '0',
      borderBlock: '1px solid var(--hairline)',
      backgroundColor: 'var(--surface)',
      color: 'var(--muted)',
      font: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '.cm-hiddenLines:hover': { color: 'var(--ink)' },
    '.cm-hiddenLines:focus-visible': {
      outline: '2px solid var(--focus)',
      outlineOffset: '-2px',
    },
  }),
];
