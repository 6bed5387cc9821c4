import { useEffect, useRef } from 'react';
import { useStoredValue } from '../../../state/stored-value.ts';
import { updateStored } from '../../../state/update-stored.ts';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { configState } from '../state.ts';
import { useStudioView } from '../studio-context.tsx';
import {
  recall,
  recallAnswers,
  rememberedChoices,
  withAnswers,
  withFiles,
} from './remembered-choices.ts';

/** Recalls choices for files that are opened again, and keeps new ones: only while the visitor wants it. */
export function useRememberedChoices(): void {
  const { files, isBusy } = useStudioView();
  const { set } = useToolStore(configState);
  const [decisions] = useField(configState, 'decisions');
  const [answers] = useField(configState, 'answers');
  const [{ isOn }] = useStoredValue(rememberedChoices);
  const seen = useRef(new Set<number>());
  const asked = useRef(new Set<number>());

  // Before files are read to their end: they are read as is answered.
  useEffect(() => {
    const opened = files.filter(({ id }) => !asked.current.has(id));
    for (const { id } of opened) asked.current.add(id);
    if (!isOn || opened.length === 0) return;
    const recalled = recallAnswers(rememberedChoices.get(), opened);
    set(({ answers: before }) => {
      const isNew = [...recalled.keys()].some((place) => !before.has(place));
      return isNew ? { answers: new Map([...recalled, ...before]) } : {};
    });
  }, [files, isOn, set]);

  useEffect(() => {
    if (isBusy) return;
    const opened = files.filter(({ id, rows }) => rows.length > 0 && !seen.current.has(id));
    for (const { id } of opened) seen.current.add(id);
    if (!isOn || opened.length === 0) return;
    const remembered = rememberedChoices.get();
    set(({ decisions: before }) => {
      const next = new Map(before);
      for (const file of opened) {
        const recalled = recall(remembered, file);
        if (recalled !== undefined && !next.has(file.id)) next.set(file.id, recalled);
      }
      return next.size === before.size ? {} : { decisions: next };
    });
  }, [files, isBusy, isOn, set]);

  useEffect(() => {
    if (!isOn || isBusy || decisions.size === 0) return;
    void updateStored(rememberedChoices, (kept) => withFiles(kept, files, decisions));
  }, [decisions, files, isBusy, isOn]);

  useEffect(() => {
    if (!isOn || answers.size === 0) return;
    void updateStored(rememberedChoices, (kept) => withAnswers(kept, answers));
  }, [answers, isOn]);
}
