import { type Component, createText } from '../component/component.ts';
import { createPainted } from '../component/origin.ts';
import { createStyle, NO_STYLE, type Style } from '../component/style.ts';
import { measure, repaint } from '../mini-message/paint.ts';
import { findTag } from '../mini-message/resolve-tag.ts';
import type { GradientToken, LegacyToken } from './tokens.ts';

export interface ReadTokensOptions {
  /** CraftBukkit makes item texts upright from their first color or reset on. */
  readonly isItem?: boolean;
}

interface OpenGradient {
  readonly token: GradientToken;
  readonly before: Style;
  readonly children: Component[];
}

const NO_ARGUMENTS = { read: () => undefined };
const UPRIGHT = createStyle({ italic: false });

/** The text as it looks: a color ends decorations, and codes have an effect on all that follows. */
export function readLegacyTokens(
  text: string,
  tokens: readonly LegacyToken[],
  { isItem = false }: ReadTokensOptions = {},
): Component {
  const root: Component[] = [];
  /** The style without codes. */
  const plain = isItem ? UPRIGHT : NO_STYLE;
  let style = NO_STYLE;
  let open: OpenGradient | undefined;
  for (const token of tokens) {
    switch (token.kind) {
      case 'text':
      case 'broken':
        (open?.children ?? root).push(createText(text.slice(token.from, token.to), style));
        break;
      case 'color':
        style = { ...plain, color: token.color };
        break;
      case 'decoration':
        style = { ...style, [token.decoration]: true };
        break;
      case 'reset':
        style = plain;
        break;
      case 'gradient':
        open = { token, before: style, children: [] };
        style = plain;
        break;
      case 'gradient-end':
        if (open !== undefined) root.push(paint(open));
        style = { ...plain, color: open?.before.color };
        open = undefined;
        break;
      case 'doubled':
        break;
    }
  }
  const [only] = root;
  return root.length === 1 && only !== undefined ? only : createText('', NO_STYLE, root);
}

function paint({ token, children }: OpenGradient): Component {
  const [name = '', ...args] = token.tag.split(':');
  const tag = findTag(name)?.read(args, NO_ARGUMENTS, name);
  const { texts, others } = measure(children);
  const painted = tag?.kind === 'paint' ? repaint(children, tag.paint(texts + others)) : undefined;
  if (painted === undefined) return createText('', NO_STYLE, children);
  return createPainted({ name, args, content: children, painted, texts, others }, NO_STYLE);
}
