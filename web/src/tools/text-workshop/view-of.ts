import { createText } from '@fucina/minecraft-text';
import type { ShownText } from '@fucina/text-places';
import type { SourceResult } from '@fucina/text-workshop';
import { DEFAULT_TEXT, valuesOf } from '@fucina/tool-state/tools/text-workshop';
import { createMemory } from '../../state/remember.ts';
import { DEFAULT_COMPONENT } from './default-text.ts';
import type { Engine } from './lazy.ts';
import type { WorkshopState } from './state.ts';

/** The text as it was read. */
export interface SourceView {
  readonly text: string;
  /** With placeholders that are not replaced. Undefined until the engine is loaded. */
  readonly source: SourceResult | undefined;
  /** As the chosen game shows it, with sample values. */
  readonly shown: ShownText;
}

/** What the view depends on. */
const READ = ['text', 'format', 'game', 'adventure', 'preset', 'values'] as const;

const lastView = createMemory<SourceView>();

/** The view of a state: every place on the page asks for it. */
export function viewOf(engine: Engine | undefined, state: WorkshopState): SourceView {
  return lastView([engine, ...READ.map((name) => state[name])], () =>
    engine === undefined ? beforeEngine(state.text) : readState(engine, state),
  );
}

function readState(
  engine: Engine,
  { text, format, game, adventure, preset, values }: WorkshopState,
) {
  const library = { adventure, preset };
  const source = engine.readSource(text, { ...library, ...(format !== 'auto' && { format }) });
  if (!source.ok) {
    // What cannot be read is shown as it is.
    return { text, source, shown: engine.showText(createText(text), game) };
  }
  const samples = valuesOf(values);
  const isFilled = samples.size > 0 && source.placeholders().some((name) => samples.has(name));
  const filled = isFilled
    ? engine.readSource(text, { ...library, format: source.format, values: samples })
    : source;
  return {
    text,
    source,
    shown: engine.showText(filled.ok ? filled.value : source.value, game),
  };
}

/** The text that the page begins with; any other is there as soon as the engine is. */
function beforeEngine(text: string): SourceView {
  const isDefault = text === DEFAULT_TEXT;
  return {
    text,
    source: undefined,
    shown: { text: isDefault ? DEFAULT_COMPONENT : createText(''), ...NOTHING_SPECIAL },
  };
}

const NOTHING_SPECIAL = {
  readCodes: undefined,
  game: undefined,
  losses: [],
  boxes: [],
} as const;
