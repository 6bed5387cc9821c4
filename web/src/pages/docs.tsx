import './docs/docs.css';
import { type Page as AnyPage, guides } from '@fucina/site';
import { usePlace } from '../navigation/use-navigation.ts';
import { PageLink } from '../shell/page-link.tsx';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { Prose } from './docs/prose.tsx';
import type { ProseNode } from './docs/prose-node.ts';

/** The manual: the list of its guides, and each of them. */
export function Page() {
  const { page } = usePlace();
  const guide = guides.find(({ path }) => path === page?.path);
  return (
    <StaticContent key={page?.path}>
      {guide ? <Guide name={guide.name} page={guide} /> : <Contents />}
    </StaticContent>
  );
}

function Contents() {
  const { t } = useWords();
  return (
    <ol className="manual-contents">
      {guides.map((guide) => (
        <li key={guide.path}>
          <h2>
            <a href={guide.path}>{t(guide.title)}</a>
          </h2>
          <p>{t(guide.description)}</p>
        </li>
      ))}
    </ol>
  );
}

interface GuideProps {
  readonly name: (typeof guides)[number]['name'];
  readonly page: AnyPage;
}

function Guide({ name, page }: GuideProps) {
  const { t, section } = useWords();
  // The build writes it from docs/manual (web/build/manual).
  const { body } = section(`docs.guides.${name}`) as { readonly body: readonly ProseNode[] };
  return (
    <div className="manual-columns">
      <nav aria-label={t('docs.guides_title')}>
        <ul>
          {guides.map((guide) => (
            <li key={guide.path}>
              <PageLink page={guide}>{t(guide.title)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className="manual" key={page.path}>
        <Prose nodes={body} />
      </article>
    </div>
  );
}
