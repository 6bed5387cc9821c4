import { createText } from '@fucina/minecraft-text';
import type { ShownText } from '@fucina/text-places';
import type { SourceResult } from '@fucina/text-workshop';
import { DEFAULT_TEXT, valuesOf } from '@fucina/tool-state/tools/text-workshop';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useSettled } from '../../state/use-settled.ts';
import { useField, useSelected } from '../../tool/tool.tsx';
import { DEFAULT_COMPONENT } from './default-text.ts';
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
/** Follows when nobody types. */
const SettledSourceContext = createContext<SourceView | undefined>(undefined);

/** Longer than the time between two keys of most people. */
const SETTLE_MS = 150;

/** Reads the text once for all parts of the page. */
export function SourceProvider({ children }: { readonly children: ReactNode }) {
  const [text] = useField(workshopState, 'text');
  const [format] = useField(workshopState, 'format');
  const [game] = useField(workshopState, 'game');
  const [adventure] = useField(workshopState, 'adventure');
  const [values] = useField(workshopState, 'values');
  const engine = useEngine();
  const isInitial = useSelected(workshopState, (state) => state === workshopState.initial);
  useEffect(() => {
    if (!isInitial) void loadEngine();
  }, [isInitial]);
  const source = useMemo(
    () => engine?.readSource(text, { adventure, ...(format !== 'auto' && { format }) }),
    [engine, text, format, adventure],
  );
  const filled = useMemo(() => {
    if (engine === undefined || source === undefined) return undefined;
    // What cannot be read is shown as it stands.
    if (!source.ok) return createText(text);
    const samples = valuesOf(values);
    if (!source.placeholders.some((placeholder) => samples.has(placeholder))) return source.value;
    const read = engine.readSource(text, { adventure, format: source.format, values: samples });
    return read.ok ? read.value : source.value;
  }, [engine, source, text, adventure, values]);
  const shown = useMemo(
    () => (engine && filled ? engine.showText(filled, game) : beforeEngine(text)),
    [engine, filled, game, text],
  );
  const view = useMemo(() => ({ text, source, shown }), [text, source, shown]);
  return (
    <SourceContext value={view}>
      <SettledSourceProvider view={view}>{children}</SettledSourceProvider>
    </SourceContext>
  );
}

interface SettledSourceProviderProps {
  readonly view: SourceView;
  readonly children: ReactNode;
}

function SettledSourceProvider({ view, children }: SettledSourceProviderProps) {
  return (
    <SettledSourceContext value={useSettled(view, SETTLE_MS)}>{children}</SettledSourceContext>
  );
}

/** With `settled` as it was when typing last paused, which costs a keystroke nothing. */
export function useSource({ settled = false } = {}): SourceView {
  const view = use(settled ? SettledSourceContext : SourceContext);
  if (view === undefined) throw new Error('not inside <SourceProvider>');
  return view;
}

/** The text that the page begins with; any other is there as soon as the engine is. */
function beforeEngine(text: string): ShownText {
  const isDefault = text === DEFAULT_TEXT;
  return { text: isDefault ? DEFAULT_COMPONENT : createText(''), ...NOTHING_SPECIAL };
}

const NOTHING_SPECIAL = { hasCodes: false, game: undefined, losses: [], boxes: [] } as const;
