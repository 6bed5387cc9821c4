import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { fetchGradient } from '../../api/gradient.ts';
import { useAfterPaint } from '../../state/use-after-paint.ts';
import { useWholeState } from '../../tool/tool.tsx';
import { useNewestQuestion } from '../../tool/use-newest-question.ts';
import { currentWords } from '../../words/use-words.tsx';
import { failureWords, type GradientFailure } from './error-words.ts';
import { gradientQuery } from './request.ts';
import { type GradientState, gradientState } from './state.ts';

/** What the service said last, and about which state. */
type Answer = { readonly state: GradientState } & (
  | { readonly text: string }
  | { readonly failure: GradientFailure }
);

const AnswerContext = createContext<Answer | undefined>(undefined);

/** The newest answer of the surrounding `GradientService`. */
export function useGradientAnswer(): Answer | undefined {
  return useContext(AnswerContext);
}

/** Asks the service about every new state. All parts of the page show the same answer. */
export function GradientService({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<Answer>();
  // Starting a request takes about as long as rendering, so it waits for the paint.
  const asked = useAfterPaint(useWholeState(gradientState));
  const newest = useNewestQuestion();

  useEffect(() => {
    void newest
      .ask((signal) => fetchGradient(gradientQuery(asked), signal))
      .then((outcome) => {
        if (outcome === undefined) return;
        const reply = outcome.ok ? outcome.answer : ({ ...outcome, reason: 'thrown' } as const);
        if (reply.ok) {
          setAnswer({ state: asked, text: reply.value });
          return;
        }
        console.error(failureWords(reply, currentWords().t));
        setAnswer({ state: asked, failure: reply });
      });
  }, [asked, newest]);

  return <AnswerContext value={answer}>{children}</AnswerContext>;
}
