import { clsx } from 'clsx';
import { ChevronDown } from 'lucide';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Translate } from '../../../words/translate.ts';
import { useWords } from '../../../words/use-words.tsx';
import { type PluginAnswer, READS } from './plugin-answers.ts';
import type { PluginQuestion } from './plugin-question.ts';
import { PluginQuestions } from './plugin-questions.tsx';
import {
  hasPluginName,
  itemsChoices,
  itemsFacts,
  nameOf,
  readsChoices,
  readsFacts,
} from './question-words.ts';
import type { AskedQuestions } from './use-questions.ts';

/** The open questions as a line above the list, one after the other; behind a button all of them. */
export function QuestionBar({ questions }: { readonly questions: AskedQuestions }) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const [at, setAt] = useState<string>();
  const wholeId = useId();
  const open = openOf(questions, t);
  useFocusInView(questions.openItems.length > 0);
  // While files are read, others come first: under the pointer the question stays the same.
  const current = open.find(({ id }) => id === at) ?? open[0];
  if (current?.id !== at) setAt(current?.id);
  if (current === undefined) return null;
  return (
    <section
      aria-label={t('config.questions.title')}
      className="question-bar flex flex-col gap-4 rounded-card border border-hairline bg-surface px-3 py-1.5"
    >
      <div className="question-line">
        {isWhole ? (
          <h2 className="text-sm font-medium">{t('config.questions.title')}</h2>
        ) : (
          <OpenQuestionLine key={current.id} question={current} />
        )}
        <Button
          look="quiet"
          size="small"
          className="ms-auto max-sm:-me-2"
          aria-expanded={isWhole}
          aria-controls={wholeId}
          onClick={() => setWhole(!isWhole)}
        >
          {open.length > 1 ? (
            <>
              <span className="max-sm:sr-only">
                {t('config.questions.all', { count: open.length })}
              </span>
              <span aria-hidden className="figures sm:hidden">
                {open.length}
              </span>
            </>
          ) : (
            t('config.questions.why')
          )}
          <Icon
            icon={ChevronDown}
            size={16}
            className={clsx('transition-transform', isWhole && 'rotate-180')}
          />
        </Button>
      </div>
      <div id={wholeId} hidden={!isWhole} className={isWhole ? 'flex flex-col gap-5' : undefined}>
        {isWhole && <PluginQuestions questions={questions} />}
      </div>
    </section>
  );
}

interface OpenQuestion {
  readonly id: string;
  readonly title: string;
  /** What helps to answer it. */
  readonly facts: readonly string[];
  readonly choices: readonly { readonly label: string; readonly choose: () => void }[];
}

/** First those that texts wait for. */
function openOf({ open, openItems, give }: AskedQuestions, t: Translate): readonly OpenQuestion[] {
  const choice = (question: PluginQuestion, label: string, given: PluginAnswer) => {
    return { label, choose: () => give([question.place], given) };
  };
  return [
    ...open.map((one) => ({
      id: `reads ${one.place}`,
      title: hasPluginName(one)
        ? t('config.questions.reads_of', { name: nameOf(one, t) })
        : t('config.questions.reads_title', { count: 1 }),
      facts: factsOf(one, readsFacts(one, t), t),
      choices: readsChoices(READS, t).map(({ value, label }) =>
        choice(one, label, { reads: value }),
      ),
    })),
    ...openItems.map((one) => ({
      id: `items ${one.place}`,
      title: hasPluginName(one)
        ? t('config.questions.items_of', { name: nameOf(one, t) })
        : t('config.questions.items_title'),
      facts: factsOf(one, itemsFacts(one, t), t),
      choices: itemsChoices(t).map(({ value, label }) => choice(one, label, { items: value })),
    })),
  ];
}

/** Where the title names no plugin, the folder or the number of files does. */
function factsOf(question: PluginQuestion, facts: readonly string[], t: Translate) {
  const isOneFile = question.place === '' && question.files === 1;
  return hasPluginName(question) || isOneFile ? facts : [nameOf(question, t), ...facts];
}

function OpenQuestionLine({ question }: { readonly question: OpenQuestion }) {
  const { title, facts, choices } = question;
  return (
    <>
      <h2 className="text-sm font-medium wrap-anywhere max-sm:w-full">{title}</h2>
      {/* Facts without room are left out whole: behind the button they all are. */}
      <p className="question-facts text-sm text-muted figures">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons */}
      <div role="group" aria-label={title} data-row className="flex gap-1 max-sm:contents">
        {choices.map(({ label, choose }) => (
          <Button
            key={label}
            size="small"
            // A second click, or a key held down, would answer the question that comes next.
            onClick={({ detail }) => detail < 2 && choose()}
            onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  );
}

/** A question that comes later moves what is below it: also what somebody is at with the keyboard. */
function useFocusInView(hasMoved: boolean): void {
  useEffect(() => {
    if (hasMoved) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [hasMoved]);
}
