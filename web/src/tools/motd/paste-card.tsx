import { useState } from 'react';
import { useToolStore } from '../../tool/tool.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { useWords } from '../../words/use-words.tsx';
import { Fold } from './fold.tsx';
import { lazyReader } from './lazy.ts';
import type { Found } from './read-note.tsx';
import { motdState } from './state.ts';

const MAX_FILE = 200_000;

/** Takes the message out of a pasted file. */
export function PasteCard() {
  const { t } = useWords();
  const store = useToolStore(motdState);
  const reader = lazyReader.useLoaded();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<'empty' | 'nothing-found' | 'broken'>();

  async function read() {
    const { fieldsFrom, readPasted } = await lazyReader.load();
    const result = readPasted(text);
    setFound(result.ok ? result : undefined);
    setProblem(result.ok ? undefined : result.error.code);
    if (result.ok) store.set(fieldsFrom(result.foundIn, result.messages[0].message));
  }

  return (
    <Fold label={t('motd.paste.title')}>
      <Field
        label={t('motd.paste.label')}
        hint={t('motd.paste.hint')}
        error={problem && t(`motd.paste.problems.${problem}`)}
      >
        <TextArea
          className="font-mono text-body-sm"
          rows={3}
          spellCheck={false}
          value={text}
          maxLength={MAX_FILE}
          onValueChange={setText}
        />
      </Field>
      <Button className="self-start" onClick={() => void read()}>
        {t('motd.paste.read')}
      </Button>
      {found && reader && <reader.ReadNote found={found} onDismiss={() => setFound(undefined)} />}
    </Fold>
  );
}
