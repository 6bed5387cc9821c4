import { askedPlaceOf } from '@fucina/config-text';
import type { PluginFacts, ServerFacts } from '../session/server-facts.ts';
import type { StudioFile } from '../session/studio-file.ts';
import type { PluginAnswer, PluginAnswers } from './plugin-answers.ts';

/** What is asked about a plugin, and what its files tell. */
export interface PluginQuestion {
  readonly place: string;
  readonly files: number;
  readonly texts: number;
  /** Texts that wait for the answer whether the plugin reads MiniMessage. */
  readonly asked: number;
  /** Its texts that hold tags already. */
  readonly tagged: number;
  /** Names and lore that wait for the answer about italics. */
  readonly italics: number;
  readonly answer: PluginAnswer;
  /** What its jar says. */
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
  const byPlace = new Map<string, PluginQuestion>();
  for (const file of files) {
    const tally = tallyOf(file);
    const { place } = tally;
    const known = byPlace.get(place);
    byPlace.set(place, {
      place,
      files: (known?.files ?? 0) + 1,
      texts: (known?.texts ?? 0) + tally.texts,
      asked: (known?.asked ?? 0) + tally.asked,
      tagged: (known?.tagged ?? 0) + tally.tagged,
      italics: (known?.italics ?? 0) + tally.italics,
      answer: answers.get(place) ?? {},
      jar: server.plugins.get(place) ?? {},
    });
  }
  return (
    [...byPlace.values()]
      .filter(({ asked, italics, answer }) => asked + italics > 0 || isAnswered(answer))
      // By what no answer changes: rows stay where they are.
      .sort((one, other) => other.texts - one.texts)
  );
}

function isAnswered({ reads, items }: PluginAnswer): boolean {
  return reads !== undefined || items !== undefined;
}

/** While files are read and answers are given, most files stay as they are. */
const known = new WeakMap<StudioFile, FileTally>();

function tallyOf(file: StudioFile): FileTally {
  const last = known.get(file);
  if (last !== undefined) return last;
  let [asked, tagged, italics] = [0, 0, 0];
  for (const plan of file.plans) {
    if (plan === undefined) continue;
    if (plan.state === 'asked') asked += 1;
    if (plan.hasTags) tagged += 1;
    if (plan.state === 'unsure' && plan.reasons.includes('item-italic')) italics += 1;
  }
  const texts = file.rows.filter(({ kind }) => kind === 'text').length;
  const tally = { place: askedPlaceOf(file.path), texts, asked, tagged, italics };
  known.set(file, tally);
  return tally;
}
