import './docs/docs.css';
import './home/tool-cards.css';
import {
  type Page as AnyPage,
  type GuideName,
  guideSection,
  guides,
  type IconName,
  isReference,
  pageById,
} from '@fucina/site';
import { usePlace } from '../navigation/use-navigation.ts';
import { PageIcon } from '../shell/page-icon.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { StaticContent } from '../ui/static-content.tsx';
import { useWords } from '../words/use-words.tsx';
import { Prose } from './docs/prose.tsx';
import type { ProseNode } from './docs/prose-node.ts';

type Part = (typeof guides)[number];

const reference = guides.filter(({ name }) => isReference(name));
const shortGuides = guides.filter((part) => !reference.includes(part));

/** The tool that a guide is about, or what stands for it. */
const ICONS: Readonly<Partial<Record<GuideName, IconName>>> = {
  minimessage: 'quill',
  migrate: 'gear-scroll',
  ci: 'hammer',
  profiles: 'name-tag',
  colors: 'brush',
  motd: 'hanging-sign',
  offline: 'lantern',
  bots: 'braces',
  agents: 'cube-head',
  hosting: 'furnace',
};

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
      <ol className="tool-cards">
        {shortGuides.map((part) => (
          <Entry key={part.path} part={part} heading="h2" icon={ICONS[part.name]} />
        ))}
      </ol>
      <h2 className="manual-part">{t('docs.reference_title')}</h2>
      <ol className="tool-cards manual-reference">
        {[...reference, pageById('api')].map((part) => (
          <Entry key={part.path} part={part} heading="h3" />
        ))}
      </ol>
    </>
  );
}

interface EntryProps {
  readonly part: AnyPage;
  readonly heading: 'h2' | 'h3';
  readonly icon?: IconName | undefined;
}

function Entry({ part, heading: Heading, icon }: EntryProps) {
  const { t } = useWords();
  return (
    <li className="tool-card p-3.5">
      <Heading className="flex items-center gap-2.5 text-body-sm leading-5 font-semibold">
        {icon && <PageIcon name={icon} />}
        <a href={part.path} className="card-link">
          {t(part.title)}
        </a>
      </Heading>
      <p className="mt-2 text-sm text-muted">{t(part.description)}</p>
    </li>
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
