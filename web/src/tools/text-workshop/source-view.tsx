import { type Component, createText, readMiniMessage } from '@fucina/minecraft-text';
import { type ShownText, showText } from '@fucina/text-places';
import type { SourceResult } from '@fucina/text-workshop';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useField } from '../../tool/tool.tsx';
import { valuesOf } from './sample-values.ts';
import { workshopState } from './state.ts';
import { loadEngine, useEngine } from './use-engine.ts';

/** The text as it was read. */
export interface SourceView {
  readonly text: string;
  /** The placeholders are as in the text. Undefined until the engine is loaded. */
  readonly source: SourceResult | undefined;
  /** As the chosen game shows it, with sample values. */
  readonly shown: ShownText;
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
    if (engine === undefined || source === undefined) return readBeforeEngine(text);
    // What cannot be read is shown as it stands.
    if (!source.ok) return createText(text);
    const samples = valuesOf(values);
    if (!source.placeholders.some((placeholder) => samples.has(placeholder))) return source.value;
    const read = engine.readSource(text, { adventure, format: source.format, values: samples });
    return read.ok ? read.value : source.value;
  }, [engine, source, text, adventure, values]);
  const shown = useMemo(() => showText(filled, game), [filled, game]);
  const view = useMemo(() => ({ text, source, shown }), [text, source, shown]);
  return <SourceContext value={view}>{children}</SourceContext>;
}

export function useSource(): SourceView {
  const view = useContext(SourceContext);
  if (view === undefined) throw new Error('not inside <SourceProvider>');
  return view;
}

/** The text of the prerendered page. Any other is there as soon as the engine is. */
function readBeforeEngine(text: string): Component {
  const read = text === workshopState.initial.text ? readMiniMessage(text) : undefined;
  return read?.ok ? read.value : createText('');
}
