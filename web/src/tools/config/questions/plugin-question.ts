import { askedPlaceOf } from '@fucina/config-text';
import type { StudioFile } from '../session/studio-file.ts';
import type { PluginAnswer, PluginAnswers } from './plugin-answers.ts';

/** What is asked about a plugin, and what its files tell. */
export interface PluginQuestion {
  readonly place: string;
  readonly files: number;
  readonly strings: number;
  /** Texts that wait for the answer whether the plugin reads MiniMessage. */
  readonly asked: number;
  /** Its texts that hold tags already. */
  readonly tagged: number;
  /** Names and lore that wait for the answer about italics. */
  readonly italics: number;
  readonly answer: PluginAnswer;
}

interface FileTally {
  readonly asked: number;
  readonly tagged: number;
  readonly italics: number;
}

/** The plugins with a question, or with an answer, those with the most strings first. */
export function questionsOf(
  files: readonly StudioFile[],
  answers: PluginAnswers,
): readonly PluginQuestion[] {
  const byPlace = new Map<string, PluginQuestion>();
  for (const file of files) {
    const place = askedPlaceOf(file.path);
    const tally = tallyOf(file);
    const known = byPlace.get(place);
    byPlace.set(place, {
      place,
      files: (known?.files ?? 0) + 1,
      strings: (known?.strings ?? 0) + file.rows.length,
      asked: (known?.asked ?? 0) + tally.asked,
      tagged: (known?.tagged ?? 0) + tally.tagged,
      italics: (known?.italics ?? 0) + tally.italics,
      answer: answers.get(place) ?? {},
    });
  }
  return (
    [...byPlace.values()]
      .filter(({ asked, italics, answer }) => asked + italics > 0 || isAnswered(answer))
      // By what no answer changes: rows stay where they are.
      .sort((one, other) => other.strings - one.strings)
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
  const tally = { asked, tagged, italics };
  known.set(file, tally);
  return tally;
}
