import type { Page } from '@fucina/site';
import { ChevronDown } from 'lucide';
import { Icon } from '../ui/icon.tsx';
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
      <section aria-labelledby="help" className="mt-10 border-t border-hairline pt-6">
        <h2 id="help" className="text-lg">
          {t('shell.help_title')}
        </h2>
        <div className="mt-2 grid items-start gap-x-8 md:grid-cols-2 xl:grid-cols-4 xl:has-[>:nth-child(5)]:grid-cols-3">
          {topics.map(({ id, title, text }) => (
            <details key={id} className="fold">
              <summary>
                <Icon icon={ChevronDown} size={16} />
                <h3 className="min-w-0 text-body-sm font-medium">{title}</h3>
              </summary>
              {/* A link to it opens what is around it. */}
              <p id={id} tabIndex={-1} className="ps-6 pb-2 text-sm text-muted wrap-anywhere">
                {text}
              </p>
            </details>
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
