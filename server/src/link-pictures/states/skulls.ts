import {
  createText,
  customNameStyle,
  LORE_STYLE,
  readMiniMessage,
  type Style,
  type TextRun,
  toRuns,
} from '@fucina/minecraft-text';
import { fillIn, words } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { skullsFields } from '@fucina/tool-state/tools/skulls';
import { within } from '../../deadline.ts';
import { defineLinkPicture } from '../link-picture.ts';
import { findPlayer, nameOf, readLinkedPlayer } from './player.ts';
import { PLAYER_DEADLINE_MS, PLAYER_FRESH_S } from './skins.ts';

export const headPicture = defineLinkPicture({
  tool: 'skulls',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: skullsFields,
  isShown: ({ player }) => readLinkedPlayer(player) !== undefined,
  describe({ player }, language) {
    const name = nameOf(player);
    const { head, texture } = linkPictureWords[language];
    if (name === undefined) return { alt: texture };
    return { title: `${name}: ${words[language].skulls.title}`, alt: fillIn(head, { name }) };
  },
  ask: ({ player }, askApi) => within(PLAYER_DEADLINE_MS, findPlayer(player, askApi)),
  compose({ name, lore }, { asked, language }) {
    if (asked === undefined) return undefined;
    const { skin, model } = asked;
    const owner = asked.name ?? linkPictureWords[language].texture;
    const isNamed = name.trim() !== '';
    const lines = lore.filter((line) => line.trim() !== '');
    return {
      scene: {
        kind: 'player',
        figure: 'head',
        skin,
        model,
        name: isNamed ? styled(name, customNameStyle()) : [{ text: owner }],
        details: lines.flatMap((line, index) => [
          ...(index > 0 ? [{ text: '\n' }] : []),
          ...styled(line, LORE_STYLE),
        ]),
      },
      maxAgeS: PLAYER_FRESH_S,
    };
  },
});

function styled(text: string, style: Style): readonly TextRun[] {
  const read = readMiniMessage(text);
  return toRuns(createText('', style, [read.ok ? read.value : createText(text)]));
}
