import { toSmallCaps } from '@fucina/minecraft-text';
import { fillIn } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { smallCapsFields } from '@fucina/tool-state/tools/small-caps';
import { defineLinkPicture, quoted, TEXT_FRESH_S } from '../link-picture.ts';

export const smallCapsPicture = defineLinkPicture({
  tool: 'small-caps',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: smallCapsFields,
  isShown: ({ text }) => text.trim() !== '',
  describe: ({ text }, language) => ({
    alt: fillIn(linkPictureWords[language].text, { text: quoted(text) }),
  }),
  compose({ text, q, s, digits, keepCodes }) {
    const small = toSmallCaps(text, { q, s, digits, skipCodes: keepCodes });
    return { scene: { kind: 'text', runs: [{ text: small }] }, maxAgeS: TEXT_FRESH_S };
  },
});
