import { useCallback } from 'react';
import { useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { decide } from '../session/decisions.ts';
import type { FoundText } from '../session/find-texts.ts';
import { provenOf } from '../session/many-texts.ts';
import { configState } from '../state.ts';

export type Judge = (texts: readonly FoundText[], verdict: 'accepted' | 'rejected') => void;

/** Decides on all of these texts that are proven to look the same, as one step that can be undone. */
export function useJudge(): Judge {
  const { t } = useWords();
  const { get, set } = useToolStore(configState);
  return useCallback(
    (texts, verdict) => {
      const proven = provenOf(texts, get().present.decisions);
      if (proven.length > 0) {
        set((state) => ({ decisions: decide(state.decisions, proven, verdict) }));
      }
      announce(t(`config.announce.${verdict}`, { count: proven.length, of: texts.length }));
    },
    [get, set, t],
  );
}
