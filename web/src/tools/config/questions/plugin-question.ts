import { askedPlaceOf } from '@fucina/config-text/inner';
import { remember } from '../../../state/remember.ts';
import type { PluginFacts, ServerFacts } from '../session/server-facts.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { PluginAnswer, PluginAnswers } from './plugin-answers.ts';

/** What is asked about a plugin, and what its files tell. */
export interface PluginQuestion {
  readonly place: string;
  /** Those with texts or settings. */
  readonly files: number;
  readonly texts: number;
  /** Texts that wait for the answer whether the plugin reads MiniMessage. */
  readonly asked: number;
  /** Its texts that hold tags already. */
  readonly tagged: number;
  /** Names and lore that wait for the answer about italics. */
  readonly italics: number;
  readonly answer: PluginAnswer;
  /** What its jar and its README say. */
  readonly jar: PluginFacts;
}

interface FileTally {
  readonly place: string;
  readonly texts: number;
  readonly asked: number;
  readonly tagged: number;
  readonly italics: number;
}

/** The plugins with a question, or with an answer, those with the most texts first. */
export function questionsOf(
  files: readonly StudioFile[],
  answers: PluginAnswers,
  server: ServerFacts,
): readonly PluginQuestion[] {
  const byPlace = new Map<string, FileTally[]>();
  for (const file of files) {
    // Thousands of files are given at once, of which nothing is known yet.
    if (file.rows.length === 0) continue;
    const tally = tallyOf(file);
    const ofPlace = byPlace.get(tally.place);
    if (ofPlace === undefined) byPlace.set(tally.place, [tally]);
    else ofPlace.push(tally);
  }
  return (
    Array.from(byPlace, ([place, tallies]): PluginQuestion => {
      const sum = (name: 'texts' | 'asked' | 'tagged' | 'italics') =>
        tallies.reduce((total, tally) => total + tally[name], 0);
      return {
        ...{ place, files: tallies.length, texts: sum('texts'), asked: sum('asked') },
        ...{ tagged: sum('tagged'), italics: sum('italics') },
        ...{ answer: answers.get(place) ?? {}, jar: server.plugins.get(place) ?? {} },
      };
    })
      .filter(({ asked, italics, answer }) => asked + italics > 0 || isAnswered(answer))
      // By what no answer changes: rows stay where they are.
      .sort((one, other) => other.texts - one.texts)
  );
}

function isAnswered({ reads, items }: PluginAnswer): boolean {
  return reads !== undefined || items !== undefined;
}

/** While files are read and answers are given, most files stay as they are. */
const tallyOf = remember((file: StudioFile): FileTally => {
  let [asked, tagged, italics] = [0, 0, 0];
  for (const plan of file.plans) {
    if (plan === undefined) continue;
    if (plan.state === 'asked') asked += 1;
    if (plan.hasTags) tagged += 1;
    if (plan.state === 'unsure' && plan.reasons.includes('item-italic')) italics += 1;
  }
  const texts = file.rows.filter(({ kind }) => kind === 'text').length;
  return { place: askedPlaceOf(file.path), texts, asked, tagged, italics };
});
