import { fallbackLanguage, type Page } from '@fucina/site';
import { sectionKey } from '../app/section-key.ts';
import { useWords } from '../app/use-words.tsx';

interface Topic {
  readonly title: string;
  readonly text: string;
}

/** The help of a page: every topic under `help` in its section of the words, in their order. */
export function Help({ page }: { readonly page: Page }) {
  const { t, i18n } = useWords();
  const key = sectionKey(page, 'help');
  const topics = [i18n.language, fallbackLanguage]
    .map((language) => topicsIn(i18n.getResource(language, 'translation', key)))
    .find((found) => found.length > 0);
  if (topics === undefined) return null;
  return (
    <section aria-labelledby="help" className="mt-16 border-t border-hairline pt-10">
      <h2 id="help" className="text-center text-xl">
        {t('shell.help_title')}
      </h2>
      <div className="mx-auto mt-6 grid max-w-[60rem] gap-x-12 gap-y-8 md:grid-cols-2">
        {topics.map(({ title, text }) => (
          <div key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function topicsIn(resource: unknown): readonly Topic[] {
  return typeof resource === 'object' && resource !== null
    ? Object.values(resource).filter(isTopic)
    : [];
}

function isTopic(value: unknown): value is Topic {
  return typeof value === 'object' && value !== null && 'title' in value && 'text' in value;
}
