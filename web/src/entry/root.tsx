import { useEffect } from 'react';
import type { Navigation, Place } from '../navigation/navigation.ts';
import { NavigationContext, usePlace, useScrollPosition } from '../navigation/use-navigation.ts';
import { FailurePage } from '../pages/failure.tsx';
import { PaletteHost } from '../palette/palette-host.tsx';
import { Layout } from '../shell/layout.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { WordsProvider } from '../words/use-words.tsx';
import type { WordsStore } from '../words/words-store.ts';
import { useDocumentHead } from './document-head.ts';
import { replayEarlyInput } from './early-input.ts';
import { findExample } from './example-addresses.ts';
import { FailureBoundary } from './failure-boundary.tsx';

interface RootProps {
  readonly words: WordsStore;
  readonly navigation: Navigation;
}

export function Root({ words, navigation }: RootProps) {
  // Also where the page fails: its failure page has buttons.
  useEffect(() => {
    void replayEarlyInput();
  }, []);
  return (
    <WordsProvider store={words}>
      <FailureBoundary>
        <NavigationContext value={navigation}>
          <CurrentPage />
          <PaletteHost findExample={findExample} />
        </NavigationContext>
      </FailureBoundary>
    </WordsProvider>
  );
}

function CurrentPage() {
  const place = usePlace();
  useDocumentHead(place.page);
  useScrollPosition();
  return (
    <Layout>
      <FailureBoundary key={`${place.page?.id} ${place.view.kind}`}>
        <Content page={place.page} view={place.view} />
      </FailureBoundary>
    </Layout>
  );
}

function Content({ page, view }: Pick<Place, 'page' | 'view'>) {
  if (view.kind === 'failed') return <FailurePage reason={view.reason} />;
  if (page === undefined) return <view.Content />;
  return (
    <PageFrame page={page}>
      <view.Content />
    </PageFrame>
  );
}
