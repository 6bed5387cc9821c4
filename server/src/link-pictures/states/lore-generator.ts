import { fillIn } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { loreFields } from '@fucina/tool-state/tools/lore-generator';
import { defineLinkPicture, quoted, TEXT_FRESH_S } from '../link-picture.ts';
import { plainMiniMessage } from './plain-mini-message.ts';

export const lorePicture = defineLinkPicture({
  tool: 'lore-generator',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: loreFields,
  isShown: ({ title, lines }) => [title, ...lines].join('').trim() !== '',
  describe: ({ title, lines }, language) => {
    const text = quoted([title, ...lines].map(plainMiniMessage).join(' '));
    return { alt: fillIn(linkPictureWords[language].tooltip, { text }) };
  },
  compose: ({ title, lines, upright }) => ({
    scene: { kind: 'tooltip', title, lines, isUpright: upright },
    maxAgeS: TEXT_FRESH_S,
  }),
});
