import { useEffect, useRef } from 'react';
import { RefusalNote } from '../../tool/refusal-note.tsx';
import { useField } from '../../tool/tool.tsx';
import { ToolExamples } from '../../tool/tool-examples.tsx';
import { useRecents } from '../../tool/use-recents.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import { exampleLabel, examples } from './examples.ts';
import type { HeadError } from './find-head.ts';
import { type SkullsState, skullsState } from './state.ts';

interface TextureCardProps {
  readonly error: HeadError | undefined;
  /** The player whose head was found. */
  readonly found: string | undefined;
  /** What was left out of what was typed. */
  readonly note: string | undefined;
  readonly isLoading: boolean;
  /** Its head is shown: what the page is for is then to copy its command. */
  readonly isFound: boolean;
  /** An example was chosen: its head is looked up at once. */
  readonly onExample: (example: SkullsState) => void;
}

/** Whose head, or which texture. */
export function TextureCard({
  error,
  found,
  note,
  isLoading,
  isFound,
  onExample,
}: TextureCardProps) {
  const { t } = useWords();
  const [player, setPlayer] = useField(skullsState, 'player');
  const recents = useRecents('recent-players', found);
  const field = useRef<HTMLInputElement>(null);
  // After a failed submit the field gets the focus, and a screen reader reads its error.
  useEffect(() => {
    if (error === undefined) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  return (
    <Card
      title={t('skulls.texture')}
      aside={
        <div className="examples examples-beside">
          {recents && (
            <recents.RecentParts
              name="recent-players"
              listId={recents.listId}
              found={found}
              onChoose={setPlayer}
            />
          )}
          <ToolExamples
            of={skullsState}
            examples={examples}
            labelOf={exampleLabel}
            onChoose={onExample}
          />
        </div>
      }
    >
      <Field
        label={t('skulls.player')}
        hint={note ?? t('skulls.player_hint')}
        error={error && <ErrorText error={error} />}
      >
        <div className="flex flex-wrap gap-2">
          <div className="min-w-48 flex-1">
            <TextInput
              ref={field}
              list={recents?.listId}
              value={player}
              maxLength={skullsState.fields.player.maxLength}
              placeholder={t('skulls.player_placeholder')}
              spellCheck={false}
              autoCapitalize="off"
              onValueChange={setPlayer}
            />
          </div>
          <Button
            type="submit"
            look={isFound ? 'secondary' : 'primary'}
            className="min-w-46 max-sm:grow"
            aria-disabled={isLoading}
          >
            {isLoading ? t('skulls.generating') : t('skulls.generate')}
          </Button>
        </div>
      </Field>
    </Card>
  );
}

function ErrorText({ error }: { readonly error: HeadError }) {
  const { t } = useWords();
  const { message, advice } = errorWords(error, t);
  return (
    <span role="alert">
      {message} {advice}
      {'refusal' in error && error.refusal && (
        <RefusalNote refusal={error.refusal} otherwise="upstream_failed" />
      )}
    </span>
  );
}
