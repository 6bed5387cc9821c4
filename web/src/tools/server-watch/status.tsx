import './server-watch.css';
import { languageQuery, nameInPath, writtenContentId } from '@fucina/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { publicNews } from '../../api/watch.ts';
import { useInBrowser } from '../../state/store.ts';
import { useWords } from '../../words/use-words.tsx';
import { hasParts, takeOver } from './public/take-over.ts';
import { useNews } from './use-news.ts';

const KEEP = { __html: '' };
const TURN_MS = 60_000;
/** What many have open is not asked for by all at once. */
const SPREAD_MS = 3000;

/**
 * The page of a public watch. Our server writes what is in it (`public/status-content.tsx`), whole without scripts. While
 * somebody looks, it is asked for again with each check, and what has changed in it is replaced.
 */
export function Page() {
  const { language } = useWords();
  const place = useRef<HTMLDivElement>(null);
  // What is private or away has no news; it may be there when it is asked again.
  const [isThere, setThere] = useState(false);

  const refresh = useCallback(async () => {
    const url = new URL(location.href);
    url.searchParams.set(languageQuery, language);
    const reply = await fetch(url).catch(() => undefined);
    const html = await reply?.text().catch(() => undefined);
    const fresh = new DOMParser().parseFromString(html ?? '', 'text/html');
    const content = fresh.getElementById(writtenContentId);
    if (content === null || place.current === null) return;
    document.title = fresh.title;
    takeOver(place.current, content);
    setThere(hasParts(place.current));
  }, [language]);

  const slug = useInBrowser(() => nameInPath(location.pathname), '');
  const news = slug !== '' && isThere ? publicNews(slug) : undefined;
  useNews(refresh, { ...news, turnMs: TURN_MS, spreadMs: SPREAD_MS });
  useEffect(() => {
    if (place.current) setThere(hasParts(place.current));
    const shown = place.current?.firstElementChild;
    // After a navigation there is nothing yet; after another choice, the other language.
    if (shown?.getAttribute('lang') !== language) void refresh();
  }, [language, refresh]);

  return (
    <div
      ref={place}
      id={writtenContentId}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is inserted; what is there stays
      dangerouslySetInnerHTML={KEEP}
    />
  );
}
