import type { Diagnostic } from '@fucina/minecraft-text';
import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { relevantNotes } from '../../ui/relevant-notes.ts';
import { lazyEngine } from './lazy.ts';
import { workshopState } from './state.ts';
import type { SourceView } from './view-of.ts';

const NONE: readonly Diagnostic[] = [];

/** What is probably wrong in MiniMessage. In a text that was taken out of something the positions would not fit. */
export function useDiagnostics({ text, source }: SourceView): readonly Diagnostic[] {
  const engine = lazyEngine.useLoaded();
  const [adventure] = useField(workshopState, 'adventure');
  const [game] = useField(workshopState, 'game');
  const [preset] = useField(workshopState, 'preset');
  return useMemo(() => {
    const isMiniMessage = source?.format === 'mini-message' && source.wrapping === undefined;
    if (engine === undefined || !isMiniMessage) return NONE;
    const tags = new Set(
      source.placeholders().map((placeholder) => placeholder.slice(1, -1).toLowerCase()),
    );
    const versions = game === 'bedrock' ? { adventure } : { adventure, version: game };
    return relevantNotes(engine.diagnoseMiniMessage(text, { ...versions, preset, tags }));
  }, [engine, source, text, adventure, game, preset]);
}
