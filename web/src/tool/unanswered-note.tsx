import type { StatusAnswer } from '@fucina/api-contract';
import { useWords } from '../words/use-words.tsx';

interface UnansweredNoteProps {
  readonly status: StatusAnswer;
  readonly className: string;
}

/** Why a server that was asked did not answer, in a sentence, and what it said itself. */
export function UnansweredNote({ status: { debug }, className }: UnansweredNoteProps) {
  const { t } = useWords();
  const reason = debug?.reason?.clean?.join(' ');
  return (
    <>
      <p className={className}>
        {t(`ui.unanswered.${debug?.code ?? 'unknown'}`)}{' '}
        {debug?.looks_like && t(`ui.looks_like.${debug.looks_like}`)}
      </p>
      {reason && (
        <blockquote className="border-s-2 border-control ps-3 wrap-anywhere">{reason}</blockquote>
      )}
    </>
  );
}
