import { fillIn, words } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { messageFields } from '@fucina/tool-state/tools/motd';
import { defineLinkPicture, quoted, TEXT_FRESH_S } from '../link-picture.ts';
import { plainMiniMessage } from './plain-mini-message.ts';

export const messagePicture = defineLinkPicture({
  tool: 'motd',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: messageFields,
  isShown: ({ line1, line2 }) => `${line1}${line2}`.trim() !== '',
  describe: ({ line1, line2 }, language) => {
    const text = quoted([line1, line2].map(plainMiniMessage).join(' '));
    return { alt: fillIn(linkPictureWords[language].message, { text }) };
  },
  compose: ({ line1, align1, line2, align2 }, { language }) => ({
    scene: {
      kind: 'message',
      name: words[language].server_status.preview_name,
      lines: [
        { text: line1, align: align1 },
        { text: line2, align: align2 },
      ],
    },
    maxAgeS: TEXT_FRESH_S,
  }),
});
