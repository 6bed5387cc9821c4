import type { Page } from '@fucina/site';
import { StaticContent } from '../ui/static-content.tsx';
import { sectionKey } from '../words/section-key.ts';
import { useWords } from '../words/use-words.tsx';

export interface HelpTopic extends Topic {
  /** The id of its element, for links. */
  readonly id: string;
}

interface Topic {
  readonly title: string;
  readonly text: string;
}

/** Every topic under `help` in the page's section of the words, in the same order. */
export function Help({ page }: { readonly page: Page }) {
  const { t, section } = useWords();
  const topics = helpTopics(section(sectionKey(page, 'help')));
  if (topics.length === 0) return null;
  return (
    <StaticContent>
      <section aria-labelledby="help" className="mt-12 border-t border-hairline pt-8">
        <h2 id="help" className="text-lg">
          {t('shell.help_title')}
        </h2>
        <div className="mt-4 grid gap-x-12 gap-y-6 md:grid-cols-2 xl:grid-cols-4 xl:has-[>:nth-child(5)]:grid-cols-3">
          {topics.map(({ id, title, text }) => (
            <div key={id} id={id} tabIndex={-1}>
              <h3 className="text-body-sm font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-muted wrap-anywhere">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </StaticContent>
  );
}

export function helpTopics(section: object): readonly HelpTopic[] {
  return Object.entries(section).flatMap(([name, topic]) =>
    isTopic(topic) ? [{ id: `help-${name}`, ...topic }] : [],
  );
}

function isTopic(value: unknown): value is Topic {
  return typeof value === 'object' && value !== null && 'title' in value && 'text' in value;
}
