import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * An editor in a shadow root: there its styles are a constructed sheet, which the site's policy allows; in the
 * document they would be a style element.
 */
export function mountView(host: HTMLElement, state: EditorState): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  return new EditorView({ root, parent: root, state });
}
