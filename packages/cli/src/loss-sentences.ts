import type { AnyResult, LeftoverFormat, Loss } from '@fucina/minecraft-text';
import { explainLoss } from '@fucina/minecraft-text/messages';
import type { Language } from './language.ts';
import { siteWordsOf } from './site-words.ts';

interface Lost {
  readonly ofReading: Extract<AnyResult, { readonly ok: true }>['losses'];
  readonly ofWriting: readonly Loss[];
  /** A notation whose tags or codes are letters now. */
  readonly leftover: LeftoverFormat | undefined;
}

/** What of a text is not in the other notation, each thing once. */
export function lossSentences(
  { ofReading, ofWriting, leftover }: Lost,
  language: Language,
): readonly string[] {
  const { formats } = siteWordsOf(language).text_workshop;
  const things = [
    ...ofReading.map((loss) =>
      'field' in loss
        ? language.say('lost_field', { field: loss.field })
        : language.say('lost_codes'),
    ),
    ...ofWriting.map((loss) => explainLoss(loss, language.code)),
  ];
  const sentences = [...new Set(things)].map((what) => language.say('lost', { what }));
  if (leftover === undefined) return sentences;
  return [...sentences, language.say('lost_notation', { notation: formats[leftover] })];
}
