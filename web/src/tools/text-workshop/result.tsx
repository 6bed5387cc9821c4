import { ChevronDown } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FIRST_OUTPUT_ID, Output } from '../../ui/output.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { resultId } from './use-asked-output.ts';

interface ResultProps {
  /** Links name the result by it. */
  readonly id: string;
  readonly name: string;
  /** As it was when typing last paused. */
  readonly value: string;
  /** What is to be said about the result. */
  readonly children?: ReactNode;
}

interface First {
  /** What it is at this moment. */
  readonly newest: () => string | undefined;
}

const ROWS = 3;

/** What can be copied: the first of a group in full, each other on a line that opens. */
export function Result({
  newest,
  ...result
}: ResultProps & { readonly newest: First['newest'] | undefined }) {
  return newest ? <FirstResult newest={newest} {...result} /> : <FoldedResult {...result} />;
}

function FirstResult({ id, name, value, newest, children }: ResultProps & First) {
  const { t } = useWords();
  return (
    <div id={resultId(id)} className="flex flex-col gap-1.5">
      <Output
        id={FIRST_OUTPUT_ID}
        label={t('text_workshop.outputs.output', { name })}
        kind={name}
        value={value}
        newest={newest}
        rows={ROWS}
      />
      {children}
    </div>
  );
}

function FoldedResult({ id, name, value, children }: ResultProps) {
  const { t } = useWords();
  const box = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="relative">
      <details id={resultId(id)} className="fold">
        <summary className="pe-10 text-sm">
          <Icon icon={ChevronDown} size={16} className="shrink-0" />
          <span className="min-w-0 font-medium">{name}</span>
          <span className="min-w-0 flex-1 truncate font-mono text-muted">{value}</span>
        </summary>
        <TextArea
          ref={box}
          readOnly
          aria-label={t('text_workshop.outputs.output', { name })}
          rows={ROWS}
          spellCheck={false}
          value={value}
          className="font-mono text-body-sm"
        />
        {children}
      </details>
      <CopyButton
        iconOnly
        size="small-icon"
        look="quiet"
        className="absolute end-0 top-0"
        text={value}
        name={t('text_workshop.outputs.copy', { name })}
        disabled={value === ''}
        shownIn={box}
      />
    </div>
  );
}
