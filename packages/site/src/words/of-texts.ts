// What pages say about texts, for those who say it elsewhere: the words of all pages would weigh ten times as much.
import { messages } from '@fucina/minecraft-text/messages';
import type { LanguageCode } from '../languages.ts';
import enTextPlaces from './en/text-places.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import itTextPlaces from './it/text-places.json' with { type: 'json' };
import itUi from './it/ui.json' with { type: 'json' };
import type { Words } from './key.ts';
import { markupWords } from './markup.ts';
import type { Say } from './say.ts';
import { sayWith } from './say-with.ts';

interface TextWords {
  readonly text_places: Words['text_places'];
  readonly ui: Pick<Words['ui'], 'markup'>;
}

export const wordsOfTexts: Readonly<Record<LanguageCode, TextWords>> = {
  en: { text_places: enTextPlaces, ui: { markup: markupWords(enUi.markup, messages.en) } },
  it: { text_places: itTextPlaces, ui: { markup: markupWords(itUi.markup, messages.it) } },
};

/** These messages of a language, with values. */
export function sayOfTexts(language: LanguageCode): Say {
  return sayWith(wordsOfTexts[language]);
}
