import { useMemo } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { configState } from '../state.ts';
import { useStudioView } from '../studio-context.tsx';
import { answer, type PluginAnswer } from './plugin-answers.ts';
import { type PluginQuestion, questionsOf } from './plugin-question.ts';
import { settingsFileOf } from './settings-file.ts';

export interface AskedQuestions {
  /** Whether a plugin reads MiniMessage: those with the question or an answer, and those that are open. */
  readonly reading: readonly PluginQuestion[];
  readonly open: readonly PluginQuestion[];
  /** What a plugin does with italics. */
  readonly items: readonly PluginQuestion[];
  readonly openItems: readonly PluginQuestion[];
  /** The answers as a file for the command line. */
  readonly settings: string | undefined;
  readonly give: (places: readonly string[], given: PluginAnswer) => void;
}

/** What is asked about the plugins of the open files, and what was answered. */
export function useQuestions(): AskedQuestions {
  const { t } = useWords();
  const { files, server } = useStudioView();
  const { set } = useToolStore(configState);
  const [answers] = useField(configState, 'answers');
  const questions = useMemo(() => questionsOf(files, answers, server), [files, answers, server]);
  const reading = questions.filter(({ asked, answer }) => asked > 0 || answer.reads !== undefined);
  const items = questions.filter(
    ({ italics, answer }) => italics > 0 || answer.items !== undefined,
  );
  return {
    reading,
    open: reading.filter(({ answer }) => answer.reads === undefined),
    items,
    openItems: items.filter(({ answer }) => answer.items === undefined),
    settings: settingsFileOf(answers),
    give(places, given) {
      set((state) => ({ answers: answer(state.answers, places, given) }));
      announce(t('config.questions.answered', { count: places.length }));
    },
  };
}
