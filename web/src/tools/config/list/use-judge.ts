import type { ConversionReason } from '@fucina/config-text';
import { useCallback } from 'react';
import { useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { decide, writeAll } from '../session/decisions.ts';
import { offeredIn, placesOf, provenOf, unsureFor, uprightIn } from '../session/many-texts.ts';
import type { FoundText } from '../session/sort-texts.ts';
import { configState } from '../state.ts';

/** `upright`: unsure names and lore are accepted with `<!i>`. */
export type ManyVerdict = 'accepted' | 'rejected' | 'upright';

/**
 * Decides on many texts, as one step that can be undone: on those that are proven to look the same or, where a reason
 * is given, on those that are unsure: they are accepted where it is the only one.
 */
export type Judge = (
  texts: readonly FoundText[],
  verdict: ManyVerdict,
  reason?: ConversionReason,
) => void;

export function useJudge(): Judge {
  const { t } = useWords();
  const { get, set } = useToolStore(configState);
  return useCallback(
    (texts, verdict, reason) => {
      const { decisions } = get().present;
      // What is left as it is cannot be wrong for another reason.
      const only = verdict === 'rejected' ? undefined : reason;
      const unsure = reason === undefined ? [] : unsureFor(texts, decisions, only);
      const written = verdict === 'upright' ? uprightIn(unsure) : undefined;
      const chosen =
        reason === undefined
          ? provenOf(texts, decisions)
          : verdict === 'rejected'
            ? unsure
            : offeredIn(unsure);
      const count = (written ?? chosen).length;
      const said = verdict === 'rejected' ? 'rejected' : 'accepted';
      if (count > 0) {
        set((state) => ({
          decisions: written
            ? writeAll(state.decisions, written)
            : decide(state.decisions, placesOf(chosen), said),
        }));
      }
      announce(t(`config.announce.${said}`, { count, of: texts.length }));
    },
    [get, set, t],
  );
}
