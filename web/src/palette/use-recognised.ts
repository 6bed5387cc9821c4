import { useEffect, useMemo, useState } from 'react';
import { createLazyModule, useNeeded } from '../ui/lazy-module.ts';
import { useWords } from '../words/use-words.tsx';
import type { PaletteItem } from './palette-item.ts';
import type { Recognised } from './recognise.ts';
import { recognisedItems } from './recognised-items.ts';

const readers = createLazyModule(() => import('./recognise.ts'));

interface Found {
  /** What it was found for. */
  readonly text?: string;
  readonly things: readonly Recognised[];
}

/** Always the same: a new one would render the search again. */
const NOTHING: Found = { things: [] };

export interface Recognition {
  readonly items: readonly PaletteItem[];
  /** False when the text may be no more than words. */
  readonly isSure: boolean;
  /** Whether more may still be recognised in the text. */
  readonly isPending: boolean;
}

/** What can be done with a text, once the readers are loaded; undefined: there is nothing to recognise. */
export function useRecognised(text: string | undefined): Recognition {
  const { t } = useWords();
  const isAsked = text !== undefined;
  const loaded = useNeeded(readers, isAsked);
  // Without a connection nothing is offered.
  const isFailed = readers.useHasFailed();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    setFound(
      text === undefined || loaded === undefined
        ? NOTHING
        : { text, things: loaded.recognise(text) },
    );
  }, [text, loaded]);

  return useMemo(
    () => ({
      items: recognisedItems(found.things, t),
      // An address in a sentence says what the sentence is about.
      isSure:
        found.things.some(({ kind }) => kind === 'server') ||
        !found.things.some(({ kind }) => kind === 'plain'),
      isPending: isAsked && found.text !== text && !isFailed,
    }),
    [found, isAsked, isFailed, text, t],
  );
}
