import { isSince, since } from '@fucina/game-versions';
import { type Component, expandLegacy, textForGame, toPlain } from '@fucina/minecraft-text';
import { BEDROCK, type Game } from './game.ts';
import type { ShownText } from './shown-text.ts';

const LINE_FEED = 0x0a;
/** Delete, marks without width, joiner, direction, selector of colored emoji. */
const BOXES: ReadonlySet<number> = new Set([0x7f, 0x200b, 0x200d, 0x202e, 0x2060, 0xfe0f, 0xfeff]);

/** The layout gets them with a text, so that a page can load them after it. */
const CODE_READERS = { java: codeReader('java'), bedrock: codeReader('bedrock') } as const;

export function showText(component: Component, game?: Game): ShownText {
  const written =
    game === BEDROCK
      ? textForGame(component, { edition: BEDROCK })
      : textForGame(component, { version: game });
  const plain = toPlain(written.value);
  return {
    text: written.value,
    readCodes: plain.includes('§') ? CODE_READERS[game === BEDROCK ? BEDROCK : 'java'] : undefined,
    game,
    get losses() {
      return written.losses;
    },
    boxes: boxesIn(plain, isSince(game, since.astralGlyphs)),
  };
}

function codeReader(edition: 'java' | 'bedrock') {
  return (text: Component): Component =>
    expandLegacy(text, { char: '§', hex: 'none', invalid: 'drop', edition });
}

function boxesIn(plain: string, hasAstral: boolean): readonly string[] {
  const found = new Set<string>();
  for (const character of plain) {
    const codePoint = character.codePointAt(0) ?? 0;
    const isControl = codePoint < 0x20 && codePoint !== LINE_FEED;
    const isMissing = codePoint > 0xffff && !hasAstral;
    if (isControl || isMissing || BOXES.has(codePoint)) found.add(character);
  }
  return [...found];
}
