import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface TextureCardProps {
  readonly player: string;
  readonly complaint: string | undefined;
  readonly onType: (player: string) => void;
}

/** Whose head, or which texture. */
export const TextureCard = memo(function TextureCard({
  player,
  complaint,
  onType,
}: TextureCardProps) {
  const { t } = useWords();
  return (
    <Card title={t('skulls.texture')}>
      <Field label={t('skulls.player')} hint={t('skulls.player_hint')} error={complaint}>
        <TextInput
          value={player}
          placeholder={t('skulls.player_placeholder')}
          spellCheck={false}
          autoCapitalize="off"
          onValueChange={onType}
        />
      </Field>
    </Card>
  );
});
