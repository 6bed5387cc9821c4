import type { ProtocolSpan } from '@fucina/language-server/requests';
import {
  ColorThemeKind,
  type DecorationRenderOptions,
  type Range,
  type TextEditor,
  type TextEditorDecorationType,
  window,
} from 'vscode';
import { readableColor } from './readable-color.ts';

type Look = Omit<ProtocolSpan, 'range'>;

export interface PlacedLook {
  readonly range: Range;
  readonly look: Look;
}

/** Each look is a decoration of its own: long gradients are drawn in fewer steps. */
const MAX_LOOKS = 128;

/** How texts are painted in editors. Each look is made once. */
export class SpanStyles {
  readonly #types = new Map<string, TextEditorDecorationType>();

  paint(editor: TextEditor, spans: readonly PlacedLook[]): void {
    const exact = byLook(spans);
    const looks = exact.size > MAX_LOOKS ? byLook(spans.map(coarse)) : exact;
    for (const [key, [first]] of looks) {
      if (first === undefined || this.#types.has(key)) continue;
      this.#types.set(key, window.createTextEditorDecorationType(drawn(first.look)));
    }
    for (const [key, type] of this.#types) {
      const ranges = (looks.get(key) ?? []).map(({ range }) => range);
      editor.setDecorations(type, ranges);
    }
  }

  /** Looks depend on the theme. */
  forget(): void {
    for (const type of this.#types.values()) type.dispose();
    this.#types.clear();
  }
}

function byLook(spans: readonly PlacedLook[]): ReadonlyMap<string, readonly PlacedLook[]> {
  const looks = new Map<string, PlacedLook[]>();
  for (const span of spans) {
    const key = JSON.stringify(span.look);
    const alike = looks.get(key);
    if (alike === undefined) looks.set(key, [span]);
    else alike.push(span);
  }
  return looks;
}

/** With one of 16 steps of each channel. */
function coarse({ range, look }: PlacedLook): PlacedLook {
  const { color } = look;
  if (color === undefined) return { range, look };
  return { range, look: { ...look, color: color.replace(/([0-9a-f])[0-9a-f]/gi, '$1$1') } };
}

function drawn(look: Look): DecorationRenderOptions {
  const { color, bold, italic, underlined, strikethrough, obfuscated } = look;
  const { kind } = window.activeColorTheme;
  const isLight = kind === ColorThemeKind.Light;
  const isPlain = isLight || kind === ColorThemeKind.Dark;
  const lines = [
    ...(underlined ? ['underline'] : []),
    ...(strikethrough ? ['line-through'] : []),
    // Themes of high contrast keep the colors of their letters: a line has that of the game.
    ...(color !== undefined && !isPlain ? [`underline ${color}`] : []),
  ];
  return {
    ...(color !== undefined && isPlain && { color: readableColor(color, isLight) }),
    ...(bold && { fontWeight: 'bold' }),
    ...(italic && { fontStyle: 'italic' }),
    ...(lines.length > 0 && { textDecoration: lines.join(' ') }),
    ...(obfuscated && { opacity: '0.6' }),
  };
}
