import { Button } from '../../../ui/button.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { READS } from './plugin-answers.ts';
import type { PluginQuestion } from './plugin-question.ts';
import { QuestionRow } from './question-row.tsx';
import {
  type AnswerChoice,
  itemsChoices,
  itemsFacts,
  readsChoices,
  readsFacts,
} from './question-words.ts';
import type { AskedQuestions } from './use-questions.ts';

/** Every plugin with a question or an answer: what only the owner of the server can know about it. */
export function PluginQuestions({ questions }: { readonly questions: AskedQuestions }) {
  const { t } = useWords();
  const { reading, items, open, openItems, settings, give } = questions;
  const waiting = reading.reduce((sum, { asked }) => sum + asked, 0);
  return (
    <>
      {reading.length > 0 && (
        <Question
          title={t('config.questions.reads_title', { count: reading.length })}
          text={t('config.questions.reads_text', { count: waiting })}
          isSettled={open.length === 0}
          settled={t('config.questions.settled', { count: reading.length })}
        >
          <ul className="max-h-72 divided overflow-y-auto">
            {reading.map((question) => (
              <QuestionRow
                key={question.place}
                question={question}
                choices={readsChoices(READS, t)}
                chosen={question.answer.reads}
                facts={readsFacts(question, t)}
                onChoose={(reads) => give([question.place], { reads })}
              />
            ))}
          </ul>
          {open.length > 1 && (
            <Rest
              label={t('config.questions.rest', { count: open.length })}
              choices={readsChoices(['no', 'unknown'], t)}
              onChoose={(reads) => give(placesOf(open), { reads })}
            />
          )}
        </Question>
      )}
      {items.length > 0 && (
        <Question
          title={t('config.questions.items_title')}
          text={t('config.questions.items_text')}
          isSettled={openItems.length === 0}
          settled={t('config.questions.items_settled', { count: items.length })}
        >
          <ul className="max-h-72 divided overflow-y-auto">
            {items.map((question) => (
              <QuestionRow
                key={question.place}
                question={question}
                choices={itemsChoices(t)}
                chosen={question.answer.items}
                facts={itemsFacts(question, t)}
                onChoose={(given) => give([question.place], { items: given })}
              />
            ))}
          </ul>
          {openItems.length > 1 && (
            <Rest
              label={t('config.questions.rest', { count: openItems.length })}
              choices={itemsChoices(t)}
              onChoose={(given) => give(placesOf(openItems), { items: given })}
            />
          )}
        </Question>
      )}
      {settings !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <DownloadButton
            content={settings}
            fileName="fucina.config.json"
            mediaType="application/json"
            name={t('config.questions.export')}
          />
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {t('config.questions.export_hint')}
          </span>
        </div>
      )}
    </>
  );
}

function placesOf(questions: readonly PluginQuestion[]): readonly string[] {
  return questions.map(({ place }) => place);
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  /** Everything is answered: the answers are out of the way, but can be changed. */
  readonly isSettled: boolean;
  readonly settled: string;
  readonly children: React.ReactNode;
}

function Question({ title, text, isSettled, settled, children }: QuestionProps) {
  if (isSettled) return <Collapsible label={settled}>{children}</Collapsible>;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-base font-medium">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
      {children}
    </div>
  );
}

interface RestProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly AnswerChoice<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** One answer for all that have none yet. */
function Rest<Value extends string>({ label, choices, onChoose }: RestProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center gap-2 border-t border-hairline pt-3"
    >
      <span className="me-auto text-sm font-medium">{label}</span>
      {choices.map((choice) => (
        <Button key={choice.value} size="small" onClick={() => onChoose(choice.value)}>
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
