import { readHex } from '@fucina/color';
import { gradientRuns } from '@fucina/minecraft-text';
import { fillIn } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { gradientFields } from '@fucina/tool-state/tools/text-gradient';
import { defineLinkPicture, quoted, TEXT_FRESH_S } from '../link-picture.ts';

export const gradientPicture = defineLinkPicture({
  tool: 'text-gradient',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: gradientFields,
  isShown: ({ text }) => text.trim() !== '',
  describe: ({ text }, language) => ({
    alt: fillIn(linkPictureWords[language].gradient, { text: quoted(text) }),
  }),
  compose(state) {
    // The page leaves out colors that are not complete, too.
    const valid = state.colors.flatMap((hex) => {
      const read = readHex(hex);
      return read.ok ? [{ hex, color: read.value }] : [];
    });
    const drawn = gradientRuns({ ...state, colors: valid.map(({ hex }) => hex) });
    const runs = drawn.ok ? drawn.value : [{ text: state.text }];
    const colors = valid.map(({ color }) => color);
    return { scene: { kind: 'gradient', runs, colors }, maxAgeS: TEXT_FRESH_S };
  },
});
