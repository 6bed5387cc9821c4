import type { Diagnostic } from '@fucina/minecraft-text';
import { useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { workshopState } from './state.ts';
import { useEngine } from './use-engine.ts';
import type { SourceView } from './view-of.ts';

const NONE: readonly Diagnostic[] = [];

/** What is probably wrong in MiniMessage. In a text that was taken out of something the positions would not fit. */
export function useDiagnostics({ text, source }: SourceView): readonly Diagnostic[] {
  const engine = useEngine();
  const [adventure] = useField(workshopState, 'adventure');
  const [game] = useField(workshopState, 'game');
  return useMemo(() => {
    const isMiniMessage = source?.format === 'mini-message' && source.wrapping === undefined;
    if (engine === undefined || !isMiniMessage) return NONE;
    const tags = new Set(
      source.placeholders().map((placeholder) => placeholder.slice(1, -1).toLowerCase()),
    );
    const versions = game === 'bedrock' ? { adventure } : { adventure, game };
    const found = engine.diagnoseMiniMessage(text, { ...versions, tags });
    // Tags left open until the end are common: reported only when there is another problem.
    return found.every(({ code }) => code === 'never-closed') ? NONE : found;
  }, [engine, source, text, adventure, game]);
}
