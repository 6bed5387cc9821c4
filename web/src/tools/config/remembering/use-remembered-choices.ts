import { useEffect, useRef } from 'react';
import { useStoredValue } from '../../../state/stored-value.ts';
import { updateStored } from '../../../state/update-stored.ts';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { configState } from '../state.ts';
import { useStudioView } from '../studio-context.tsx';
import { recall, rememberedChoices, withFiles } from './remembered-choices.ts';

/** Recalls choices for files that are opened again, and keeps new ones: only while the visitor wants it. */
export function useRememberedChoices(): void {
  const { files, isBusy } = useStudioView();
  const { set } = useToolStore(configState);
  const [decisions] = useField(configState, 'decisions');
  const [{ isOn }] = useStoredValue(rememberedChoices);
  const seen = useRef(new Set<number>());

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
}
