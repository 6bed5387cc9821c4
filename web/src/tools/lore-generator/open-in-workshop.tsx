import { useMemo } from 'react';
import { useSettled } from '../../state/use-settled.ts';
import { WorkshopLink } from '../../tool/workshop-link.tsx';
import { lazyEngine } from './lazy.ts';
import type { LoreState } from './state.ts';

const SETTLE_MS = 150;

/** Opens the title and the lines in the text workshop. Follows when typing pauses. */
export function OpenInWorkshop({ state }: { readonly state: LoreState }) {
  const engine = lazyEngine.useLoaded();
  const { title, lines } = useSettled(state, SETTLE_MS);
  const text = useMemo(() => {
    const texts = [title, ...lines];
    // Until the engine is loaded there are only the default lines, which have no open tags.
    return engine?.asOneText(texts) ?? texts.join('\n');
  }, [engine, title, lines]);
  return <WorkshopLink text={text} format="mini-message" />;
}
