import { ownerAnswerOf, type PluginAnswers } from './plugin-answers.ts';

/** The answers as settings of `fucina`: profiles of the owner’s own, for the folders of their plugins; undefined if there are none. */
export function settingsFileOf(answers: PluginAnswers): string | undefined {
  const profiles = Object.fromEntries(
    [...answers].flatMap(([place, given]) => {
      const known = ownerAnswerOf(given);
      // Files without a folder are not told from others by their path.
      const isTold = place !== '' && Object.keys(known).length > 0;
      return isTold ? [[`${belowPlugins(place)}/**`, known]] : [];
    }),
  );
  const isEmpty = Object.keys(profiles).length === 0;
  return isEmpty ? undefined : `${JSON.stringify({ profiles }, null, 2)}\n`;
}

/** Wherever the folder of the server is. */
function belowPlugins(place: string): string {
  return /(?:^|\/)(plugins\/[^/]+)$/i.exec(place)?.[1] ?? place;
}
