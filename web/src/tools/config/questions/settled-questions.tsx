import { PluginQuestions } from './plugin-questions.tsx';
import type { AskedQuestions } from './use-questions.ts';

/** What was answered, out of the way: once nothing is open any more. */
export function SettledQuestions({ questions }: { readonly questions: AskedQuestions }) {
  const { reading, items, open, openItems } = questions;
  if (reading.length + items.length === 0 || open.length + openItems.length > 0) return null;
  return (
    <div className="flex flex-col gap-5">
      <PluginQuestions questions={questions} />
    </div>
  );
}
