import type { StartError } from '@fucina/server-launch';
import { memo } from 'react';
import { useWords } from '../../app/use-words.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { MemoryFields } from './memory-fields.tsx';
import { type PartProps, showsOnly } from './state.ts';

interface ServerCardProps extends PartProps {
  readonly error: StartError | undefined;
}

/** The jar, its memory and its window: what everybody sets. */
export function ServerCard({ state, set, error }: ServerCardProps) {
  const { t } = useWords();
  return (
    <Card>
      <Field
        label={t('server.jar_name')}
        error={error?.code.startsWith('jar-') && t(`server.errors.${error.code}`, { ...error })}
      >
        <TextInput
          value={state.jar}
          placeholder="server.jar"
          spellCheck={false}
          autoCapitalize="off"
          onValueChange={(jar) => set({ jar })}
        />
      </Field>
      <MemoryFields state={state} set={set} />
      <WindowField state={state} set={set} />
    </Card>
  );
}

const WindowField = memo(
  ({ state, set }: PartProps) => {
    const { t } = useWords();
    return (
      <Checkbox
        label={t('server.show_gui')}
        hint={t('server.show_gui_hint')}
        checked={state.gui}
        onCheckedChange={(gui) => set({ gui })}
      />
    );
  },
  showsOnly(['gui']),
);
