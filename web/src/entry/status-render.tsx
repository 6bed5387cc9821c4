import type { RenderStatusPage } from '@fucina/api-contract';
import { brand } from '@fucina/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '../tools/server-watch/plain-text.ts';
import { FailureContent } from '../tools/server-watch/public/failure-content.tsx';
import { StatusContent } from '../tools/server-watch/public/status-content.tsx';
import { WrittenPageContext } from '../tools/server-watch/written-page.ts';
import { createPageWords } from '../words/page-words.ts';
import { setCurrentWords } from '../words/use-words.tsx';

/** The document has ids of its own. */
const OWN_IDS = { identifierPrefix: 'w' };

/** What our server writes into the document of a public watch. The build bundles it, with what it needs, for the server. */
export const renderStatusPage: RenderStatusPage = (shown, language, words) => {
  const pageWords = createPageWords(language, words);
  const { t } = pageWords;
  setCurrentWords(pageWords);
  if (typeof shown === 'string') {
    return {
      title: `${t(`status_page.failures.${shown}.title`)} | ${brand.name}`,
      description: t(`status_page.failures.${shown}.text`),
      content: renderToStaticMarkup(<FailureContent failure={shown} />, OWN_IDS),
    };
  }
  const { status, at } = shown;
  const server = status.name;
  const state = t(`server_watch.states.${status.state}`);
  return {
    title: `${t('status_page.title_of', { server, state })} | ${brand.name}`,
    description: t('status_page.description_of', { server }),
    content: renderToStaticMarkup(
      <WrittenPageContext value={{ zone: status.zone, at, plainText }}>
        <StatusContent data={shown} />
      </WrittenPageContext>,
      OWN_IDS,
    ),
  };
};
