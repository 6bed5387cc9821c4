import './docs/docs.css';
import { type Page as AnyPage, guideSection, guides, isReference, pageById } from '@fucina/site';
import { usePlace } from '../navigation/use-navigation.ts';
import { PageLink } from '../shell/page-link.tsx';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { Prose } from './docs/prose.tsx';
import type { ProseNode } from './docs/prose-node.ts';

type Part = (typeof guides)[number];

const reference = guides.filter(({ name }) => isReference(name));
const shortGuides = guides.filter((part) => !reference.includes(part));

/** The manual: the list of its guides and of its reference, and each of them. */
export function Page() {
  const { page } = usePlace();
  return (
    <StaticContent key={page?.path}>
      {page && 'name' in page ? <Guide name={page.name} page={page} /> : <Contents />}
    </StaticContent>
  );
}

function Contents() {
  const { t } = useWords();
  return (
    <>
      <List parts={shortGuides} heading="h2" />
      <h2 className="manual-part">{t('docs.reference_title')}</h2>
      <List parts={[...reference, pageById('api')]} heading="h3" />
    </>
  );
}

interface ListProps {
  readonly parts: readonly AnyPage[];
  readonly heading: 'h2' | 'h3';
}

function List({ parts, heading: Heading }: ListProps) {
  const { t } = useWords();
  return (
    <ol className="manual-contents">
      {parts.map((part) => (
        <li key={part.path}>
          <Heading>
            <a href={part.path}>{t(part.title)}</a>
          </Heading>
          <p>{t(part.description)}</p>
        </li>
      ))}
    </ol>
  );
}

interface GuideProps {
  readonly name: string;
  readonly page: AnyPage;
}

function Guide({ name, page }: GuideProps) {
  const { t, section } = useWords();
  // The build writes it from docs/manual (web/build/manual).
  const { body } = section(guideSection(name)) as { readonly body: readonly ProseNode[] };
  return (
    <div className="manual-columns">
      <nav aria-label={t('docs.title')}>
        <p>{t('docs.guides_title')}</p>
        <Links parts={shortGuides} />
        <p>{t('docs.reference_title')}</p>
        <Links parts={reference} />
      </nav>
      <article className="manual" key={page.path}>
        <Prose nodes={body} />
      </article>
    </div>
  );
}

function Links({ parts }: { readonly parts: readonly Part[] }) {
  const { t } = useWords();
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.path}>
          <PageLink page={part}>{t(part.title)}</PageLink>
        </li>
      ))}
    </ul>
  );
}
