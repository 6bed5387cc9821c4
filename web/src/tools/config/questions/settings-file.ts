import { ownerAnswerOf, type PluginAnswers } from './plugin-answers.ts';

/** The answers as settings of `fucina`: profiles of the owner’s own, for the folders of their plugins. */
export function settingsFileOf(answers: PluginAnswers): string {
  const profiles = Object.fromEntries(
    [...answers].flatMap(([place, given]) => {
      const known = ownerAnswerOf(given);
      return Object.keys(known).length === 0 ? [] : [[globOf(place), known]];
    }),
  );
  return `${JSON.stringify({ profiles }, null, 2)}\n`;
}

/** Below `plugins` wherever that is; a place with a dot in its name is a file. */
function globOf(place: string): string {
  const below = /(?:^|\/)(plugins\/[^/]+)$/i.exec(place)?.[1] ?? place;
  return !place.includes('/') && /\.\w+$/.test(place) ? below : `${below}/**`;
}
