import { toPlain, toRuns } from '@fucina/minecraft-text';
import { fillIn } from '@fucina/site/words';
import { linkPictureWords } from '@fucina/site/words/link-pictures';
import { readSource, type SourceFormat } from '@fucina/text-workshop';
import { valuesOf, workshopFields } from '@fucina/tool-state/tools/text-workshop';
import { defineLinkPicture, quoted, TEXT_FRESH_S } from '../link-picture.ts';

export const workshopPicture = defineLinkPicture({
  tool: 'text-workshop',
  price: { class: 'dear', answerBytes: 64 * 1024 },
  fields: workshopFields,
  isShown: ({ text }) => text.trim() !== '',
  describe: ({ text, format }, language) => ({
    alt: fillIn(linkPictureWords[language].text, { text: quoted(plainText(text, format)) }),
  }),
  compose({ text, format, values }) {
    const read = readSource(text, { ...formatOption(format), values: valuesOf(values) });
    const runs = read.ok ? toRuns(read.value) : [{ text }];
    return { scene: { kind: 'text', runs }, maxAgeS: TEXT_FRESH_S };
  },
});

type Format = SourceFormat | 'auto';

function plainText(text: string, format: Format): string {
  const read = readSource(text, formatOption(format));
  return read.ok ? toPlain(read.value) : text;
}

function formatOption(format: Format) {
  return format === 'auto' ? {} : { format };
}
