import { Button } from '../../../ui/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import type { PluginQuestion } from './plugin-question.ts';
import { type AnswerChoice, nameOf } from './question-words.ts';

interface QuestionRowProps<Value extends string> {
  readonly question: PluginQuestion;
  readonly choices: readonly AnswerChoice<Value>[];
  readonly chosen: Value | undefined;
  /** What helps to answer it. */
  readonly facts: readonly string[];
  /** Undefined takes the answer back. */
  readonly onChoose: (value: Value | undefined) => void;
}

/** A plugin with the answers about it. */
export function QuestionRow<Value extends string>(props: QuestionRowProps<Value>) {
  const { question, choices, chosen, facts, onChoose } = props;
  const { t } = useWords();
  const isLoose = question.place === '';
  const name = nameOf(question, t);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 lg:py-1">
      <div className="min-w-40 flex-1 lg:flex lg:items-baseline lg:gap-3">
        <p
          className="truncate font-medium"
          title={question.place}
          translate={isLoose ? undefined : 'no'}
        >
          {name}
        </p>
        <p className="text-sm text-muted figures">{facts.join(' · ')}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons */}
      <div role="group" aria-label={name} className="flex flex-wrap gap-1">
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            aria-pressed={chosen === value}
            onClick={() => onChoose(chosen === value ? undefined : value)}
          >
            {label}
          </Button>
        ))}
      </div>
    </li>
  );
}
