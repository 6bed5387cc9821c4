import { useEffect, useRef } from 'react';
import { RefusalNote } from '../../tool/refusal-note.tsx';
import { useField } from '../../tool/tool.tsx';
import { useRecents } from '../../tool/use-recents.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { errorWords } from './error-words.ts';
import type { HeadError } from './find-head.ts';
import { skullsState } from './state.ts';

interface TextureCardProps {
  readonly complaint: HeadError | undefined;
  /** The player whose head was found. */
  readonly found: string | undefined;
  /** What was left out of what was typed. */
  readonly note: string | undefined;
}

/** Whose head, or which texture. */
export function TextureCard({ complaint, found, note }: TextureCardProps) {
  const { t } = useWords();
  const [player, setPlayer] = useField(skullsState, 'player');
  const recents = useRecents('recent-players', found);
  const field = useRef<HTMLInputElement>(null);
  // After a failed submit the field gets the focus, and a screen reader reads its error.
  useEffect(() => {
    if (complaint === undefined) return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: 'center' });
  }, [complaint]);

  return (
    <Card title={t('skulls.texture')}>
      <Field
        label={t('skulls.player')}
        hint={note ?? t('skulls.player_hint')}
        error={complaint && <Complaint complaint={complaint} />}
      >
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
      </Field>
      {recents && (
        <recents.RecentParts
          name="recent-players"
          listId={recents.listId}
          found={found}
          onChoose={setPlayer}
        />
      )}
    </Card>
  );
}

function Complaint({ complaint }: { readonly complaint: HeadError }) {
  const { t } = useWords();
  const { message, advice } = errorWords(complaint, t);
  return (
    <span role="alert">
      {message} {advice}
      {'refusal' in complaint && complaint.refusal && (
        <RefusalNote refusal={complaint.refusal} otherwise="upstream_failed" />
      )}
    </span>
  );
}
