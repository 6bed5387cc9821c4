import type { Edit } from './edits.ts';
import { colorTag, decorationTag } from './tag-names.ts';
import type { LegacyToken } from './tokens.ts';

export interface ReplaceOptions {
  /** What a reset becomes; `<reset>` by default. */
  readonly resetTag?: string | undefined;
  /** Tags before each color. */
  readonly beforeColor?: string | undefined;
}

/** Replaces each code by its tag, as some plugins do. Nothing is closed, and nothing escaped. */
export function replaceCodes(
  tokens: readonly LegacyToken[],
  { resetTag = '<reset>', beforeColor = '' }: ReplaceOptions = {},
): readonly Edit[] {
  const edits: Edit[] = [];
  for (const token of tokens) {
    const { from, to } = token;
    switch (token.kind) {
      case 'text':
      case 'broken':
        break;
      case 'color':
        edits.push({ from, to, insert: `${beforeColor}<${colorTag(token.color)}>` });
        break;
      case 'decoration':
        edits.push({ from, to, insert: `<${decorationTag(token.decoration)}>` });
        break;
      case 'reset':
        edits.push({ from, to, insert: resetTag });
        break;
      case 'gradient':
        edits.push({ from, to, insert: `<${token.tag}>` });
        break;
      case 'gradient-end':
        edits.push({ from, to, insert: `</${token.name}>` });
        break;
      case 'doubled':
        edits.push({ from, to, insert: '' });
        break;
    }
  }
  return edits;
}
