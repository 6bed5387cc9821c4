import { useEffect, useMemo, useState } from 'react';
import { createLazyModule } from '../ui/lazy-module.ts';
import { useWords } from '../words/use-words.tsx';
import type { PaletteItem } from './palette-item.ts';
import type { Recognised } from './recognise.ts';
import { recognisedItems } from './recognised-items.ts';

const readers = createLazyModule(() => import('./recognise.ts'));

/** Always the same list: a new one would render the search again. */
const NOTHING: readonly Recognised[] = [];

export interface Recognition {
  readonly items: readonly PaletteItem[];
  /** False when the text may be no more than words. */
  readonly isSure: boolean;
  readonly isLoading: boolean;
}

/** What can be done with a text, once the readers are loaded; undefined: there is nothing to recognise. */
export function useRecognised(text: string | undefined): Recognition {
  const { t } = useWords();
  const loaded = readers.useLoaded();
  const isAsked = text !== undefined;
  const [found, setFound] = useState(NOTHING);

  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    // Without a connection nothing is offered.
    if (isAsked) readers.load().catch(() => setFailed(true));
  }, [isAsked]);
  useEffect(() => {
    setFound(text === undefined || loaded === undefined ? NOTHING : loaded.recognise(text));
  }, [text, loaded]);

  return useMemo(
    () => ({
      items: recognisedItems(found, t),
      isSure: !found.some(({ kind }) => kind === 'plain'),
      isLoading: isAsked && loaded === undefined && !isFailed,
    }),
    [found, isAsked, isFailed, loaded, t],
  );
}
