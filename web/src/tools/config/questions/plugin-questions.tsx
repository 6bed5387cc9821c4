import { clsx } from 'clsx';
import { useEffect, useMemo } from 'react';
import { useField, useToolStore } from '../../../tool/tool.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import type { Translate } from '../../../words/translate.ts';
import { useWords } from '../../../words/use-words.tsx';
import { configState } from '../state.ts';
import { useStudioView } from '../studio-context.tsx';
import { answer, ITEMS, type PluginAnswer, READS } from './plugin-answers.ts';
import { type PluginQuestion, questionsOf } from './plugin-question.ts';
import { QuestionRow } from './question-row.tsx';
import { settingsFileOf } from './settings-file.ts';

interface PluginQuestionsProps {
  /** Until everything is answered the questions are a card above the list; then they are among the options. */
  readonly whileSettled: boolean;
}

/** What only the owner of the server can know about the plugins, asked once for each. */
export function PluginQuestions({ whileSettled }: PluginQuestionsProps) {
  const { t } = useWords();
  const { files, server } = useStudioView();
  const { set } = useToolStore(configState);
  const [answers] = useField(configState, 'answers');
  const questions = useMemo(() => questionsOf(files, answers, server), [files, answers, server]);
  const reading = questions.filter(({ asked, answer }) => asked > 0 || answer.reads !== undefined);
  const items = questions.filter(
    ({ italics, answer }) => italics > 0 || answer.items !== undefined,
  );
  const open = reading.filter(({ answer }) => answer.reads === undefined);
  const openItems = items.filter(({ answer }) => answer.items === undefined);
  const isSettled = open.length + openItems.length === 0;
  useFocusInView(openItems.length > 0 && !whileSettled);
  if (reading.length + items.length === 0 || isSettled !== whileSettled) return null;

  function give(places: readonly string[], given: PluginAnswer) {
    set((state) => ({ answers: answer(state.answers, places, given) }));
    announce(t('config.questions.answered', { count: places.length }));
  }
  const settings = settingsFileOf(answers);
  const waiting = reading.reduce((sum, { asked }) => sum + asked, 0);

  return (
    <section
      aria-label={t('config.questions.title')}
      className={clsx(
        'flex flex-col gap-5',
        !isSettled && 'rounded-card border border-hairline bg-surface p-4 sm:p-5',
      )}
    >
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
                choices={READS.map((value) => ({
                  value,
                  label: t(`config.questions.reads.${value}`),
                }))}
                chosen={question.answer.reads}
                facts={[
                  t('config.questions.asked', { count: question.asked }),
                  ...evidenceOf(question, t),
                ]}
                onChoose={(reads) => give([question.place], { reads })}
              />
            ))}
          </ul>
          {open.length > 1 && (
            <Rest
              label={t('config.questions.rest', { count: open.length })}
              choices={(['no', 'unknown'] as const).map((value) => ({
                value,
                label: t(`config.questions.reads.${value}`),
              }))}
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
                choices={ITEMS.map((value) => ({
                  value,
                  label: t(`config.questions.items.${value}`),
                }))}
                chosen={question.answer.items}
                facts={[t('config.questions.italics', { count: question.italics })]}
                onChoose={(given) => give([question.place], { items: given })}
              />
            ))}
          </ul>
          {openItems.length > 1 && (
            <Rest
              label={t('config.questions.rest', { count: openItems.length })}
              choices={ITEMS.map((value) => ({
                value,
                label: t(`config.questions.items.${value}`),
              }))}
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
    </section>
  );
}

/** A question that comes later moves what stands below it: also what somebody is at with the keyboard. */
function useFocusInView(hasMoved: boolean): void {
  useEffect(() => {
    if (hasMoved) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [hasMoved]);
}

/** What speaks for it that the plugin reads MiniMessage, or helps to look it up. */
function evidenceOf({ tagged, jar }: PluginQuestion, t: Translate): readonly string[] {
  return [
    ...(tagged > 0 ? [t('config.questions.tagged', { count: tagged })] : []),
    ...(jar.hasMiniMessage ? [t('config.questions.in_jar')] : []),
    ...(jar.version === undefined ? [] : [t('config.questions.version', { version: jar.version })]),
  ];
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
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
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
