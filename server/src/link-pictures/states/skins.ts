import { writeDashedUuid } from '@fucina/minecraft-profile';
import { fillIn, words } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { skinsFields } from '@fucina/tool-state/tools/skins';
import { within } from '../../deadline.ts';
import { defineLinkPicture } from '../link-picture.ts';
import { findPlayer, nameOf, readLinkedPlayer } from './player.ts';

export const PLAYER_DEADLINE_MS = 2500;
export const PLAYER_FRESH_S = 1200;
const MUTED = '#b0a8a0';

export const skinPicture = defineLinkPicture({
  tool: 'skins',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: skinsFields,
  isShown: ({ player }) => readLinkedPlayer(player) !== undefined,
  describe({ player }, language) {
    const name = nameOf(player);
    const { skin, texture } = linkPictureWords[language];
    if (name === undefined) return { alt: texture };
    return { title: `${name}: ${words[language].skins.title}`, alt: fillIn(skin, { name }) };
  },
  ask: ({ player }, askApi) => within(PLAYER_DEADLINE_MS, findPlayer(player, askApi)),
  compose(_, { asked, language }) {
    if (asked === undefined) return undefined;
    const { name, uuid, skin, model } = asked;
    return {
      scene: {
        kind: 'player',
        figure: 'body',
        skin,
        model,
        name: [{ text: name ?? linkPictureWords[language].texture }],
        details: uuid === undefined ? [] : [{ text: writeDashedUuid(uuid), color: MUTED }],
      },
      maxAgeS: PLAYER_FRESH_S,
    };
  },
});
