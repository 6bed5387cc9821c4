import { isAtLeast, since } from '@fucina/game-versions';
import {
  type Component,
  createStyle,
  createText,
  sameStyle,
  splitComponentLines,
} from '@fucina/minecraft-text';
import { textInTag } from './text-argument.ts';

export const SIGN_LINES = 4;

/** Places a sign with the first four lines where the command is run. */
export function signCommand(block: 'oak_sign' | 'oak_hanging_sign') {
  return (text: Component, game: string): string => {
    const lines = splitComponentLines(text).slice(0, SIGN_LINES).map(liftClick);
    while (lines.length < SIGN_LINES) lines.push(createText(''));
    const texts = lines.map((line) => textInTag(line, game));
    const fields = isAtLeast(game, since.signSides)
      ? [`front_text:{messages:[${texts.join(',')}]}`]
      : texts.map((line, index) => `Text${index + 1}:${line}`);
    const hasClick = lines.some(({ style }) => style.click !== undefined);
    if (hasClick && isAtLeast(game, since.signOpFeatures)) fields.push('allow_op_features:true');
    return `/setblock ~ ~ ~ ${blockName(block, game)}{${fields.join(',')}}`;
  };
}

/** The game runs what the whole line has, and nothing of its parts. */
function liftClick(line: Component): Component {
  const click = line.children[0]?.style.click;
  const isShared = line.children.every(({ style }) =>
    sameStyle(createStyle({ click: style.click }), createStyle({ click })),
  );
  if (click === undefined || !isShared) return line;
  const parts = line.children.map((part) => ({
    ...part,
    style: createStyle({ ...part.style, click: undefined }),
  }));
  return { ...line, style: createStyle({ ...line.style, click }), children: parts };
}

/** Signs had no wood before 1.14, and before 1.13 the tag came after a number. */
function blockName(block: 'oak_sign' | 'oak_hanging_sign', game: string): string {
  if (isAtLeast(game, since.jsonLore)) return block;
  return isAtLeast(game, since.flattenedItems) ? 'sign' : 'standing_sign 0 replace ';
}
