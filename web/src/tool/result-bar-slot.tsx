import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';

/** A tool's result in brief: the module that shows it, loaded on small screens only, and how to draw it. */
export interface Brief<Module> {
  readonly load: () => Promise<Module>;
  readonly draw: (module: Module) => ReactNode;
}

export interface ResultBarSlotProps<Module> {
  /** What shows the result. The bar is there while none of them is in view, and leads to the first. */
  readonly areas: readonly RefObject<HTMLElement | null>[];
  readonly brief: Brief<Module>;
}

/** Where tools have one column (`lg:` is from this width). */
const SMALL_SCREEN = '(width < 64rem)';

/** On small screens the result can be far from what is typed: a bar at the bottom shows it in brief. */
export function ResultBarSlot<Module>({ areas, brief }: ResultBarSlotProps<Module>) {
  const isSmall = useSyncExternalStore(watchScreen, isSmallScreen, () => false);
  const [loaded, setLoaded] = useState<Loaded<Module>>();
  const load = useEffectEvent(async () => {
    const [bar, module] = await Promise.all([import('./result-bar/result-bar.tsx'), brief.load()]);
    setLoaded({ bar, module });
  });
  useEffect(() => {
    // Without the bar the page works as well.
    if (isSmall) load().catch(() => undefined);
  }, [isSmall]);
  if (!isSmall || loaded === undefined) return null;
  return <loaded.bar.ResultBar areas={areas}>{brief.draw(loaded.module)}</loaded.bar.ResultBar>;
}

interface Loaded<Module> {
  readonly bar: typeof import('./result-bar/result-bar.tsx');
  readonly module: Module;
}

function isSmallScreen(): boolean {
  return matchMedia(SMALL_SCREEN).matches;
}

function watchScreen(onChange: () => void): () => void {
  const media = matchMedia(SMALL_SCREEN);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
