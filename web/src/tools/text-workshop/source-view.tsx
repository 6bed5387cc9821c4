import type { Component, TextRun } from '@fucina/minecraft-text';
import type { ShownText } from '@fucina/text-places';
import type { SourceResult } from '@fucina/text-workshop';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { miniMessageRuns } from '../../ui/game-text/mini-message-line.tsx';
import { valuesOf } from './sample-values.ts';
import { workshopState } from './state.ts';
import { type Engine, loadEngine, useEngine } from './use-engine.ts';

/** The text as it was read. */
export interface SourceView {
  readonly text: string;
  /** The placeholders are as in the text. Undefined until the engine is loaded. */
  readonly source: SourceResult | undefined;
  /** As the chosen game shows it, with sample values. */
  readonly shown: ShownText | undefined;
  /** The same as data for the pictures. */
  readonly runs: readonly TextRun[];
}

const SourceContext = createContext<SourceView | undefined>(undefined);

/** Reads the text once for all parts of the page. */
export function SourceProvider({ children }: { readonly children: ReactNode }) {
  const [text] = useField(workshopState, 'text');
  const [format] = useField(workshopState, 'format');
  const [game] = useField(workshopState, 'game');
  const [adventure] = useField(workshopState, 'adventure');
  const [values] = useField(workshopState, 'values');
  const engine = useEngine();
  useEffect(() => {
    void loadEngine();
  }, []);
  const source = useMemo(
    () => engine?.readSource(text, { adventure, ...(format !== 'auto' && { format }) }),
    [engine, text, format, adventure],
  );
  const filled = useMemo(() => {
    if (engine === undefined || source?.ok !== true) return undefined;
    const samples = valuesOf(values);
    if (!source.placeholders.some((placeholder) => samples.has(placeholder))) return source.value;
    const read = engine.readSource(text, { adventure, format: source.format, values: samples });
    return read.ok ? read.value : source.value;
  }, [engine, source, text, adventure, values]);
  const shown = useMemo(
    () => (filled === undefined ? undefined : engine?.showText(filled, game)),
    [engine, filled, game],
  );
  const view = useMemo(
    () => ({ text, source, shown, runs: runsOf(text, source, shown?.text, engine) }),
    [text, source, shown, engine],
  );
  return <SourceContext value={view}>{children}</SourceContext>;
}

export function useSource(): SourceView {
  const view = useContext(SourceContext);
  if (view === undefined) throw new Error('not inside <SourceProvider>');
  return view;
}

/** Before the engine is loaded only the text of the prerendered page is read. What cannot be read is shown as it stands. */
function runsOf(
  text: string,
  source: SourceResult | undefined,
  shown: Component | undefined,
  engine: Engine | undefined,
): readonly TextRun[] {
  if (source?.ok === false) return [{ text }];
  if (shown !== undefined && engine !== undefined) return engine.toRuns(shown);
  return text === workshopState.initial.text ? miniMessageRuns(text) : [];
}
